// Jest's order of files. What takes long starts first: begun last, it would keep the other workers waiting at the end.
import Sequencer from '@jest/test-sequencer';

/** From the longest on; all others after them as jest likes. */
const LONGEST = [
  'tests/web/applicants',
  'tests/web/hindered-ways',
  'tests/web/other-ways',
  'tests/web/journey',
  'tests/faults/mass-check',
  'tests/schemathesis',
  'tests/workflows/demo-parties',
  'tests/workflows/clocks',
  'tests/workflows/register-faults',
  'tests/architecture/house',
];

const place = ({ path }) => {
  const at = LONGEST.findIndex((name) => path.replaceAll('\\', '/').includes(`/${name}`));
  return at < 0 ? LONGEST.length : at;
};

export default class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => place(a) - place(b));
  }
}
