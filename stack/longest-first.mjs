// Jest's order of files. What takes long starts first: begun last, it would keep the other workers waiting at the end.
import Sequencer from '@jest/test-sequencer';

/** From the longest on; all others after them as jest likes. */
const LONGEST = [
  'tests/web/hindered-ways',
  'tests/web/operations',
  'tests/web/applicants',
  'tests/web/other-ways',
  'tests/web/journey',
  'tests/web/payment-document',
  'tests/web/training',
  'tests/faults/killed-in-window',
  'tests/faults/mass-check',
  'tests/api/rights-matrix',
  'tests/api/hostile',
  'tests/api/approved-terms',
  'tests/imports/hostile',
  'tests/workflows/demo-parties',
  'tests/stand-ins/signed-files-verified',
  'tests/workflows/clocks',
  'tests/workflows/register-faults',
  'tests/schemathesis',
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
