// Makes the golden histories of the coming release (version of package.json): every row of the transition table, on the real
// engine. Run after a deliberate change of a workflow; what was recorded once is never recorded over.
// TEST_DATABASE_URL=… TEST_TEMPORAL_ADDRESS=… npx tsx tests/workflows/record-histories.ts [story …]
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { surroundings } from '../harness/surroundings.ts';
import { addGolden, comingRelease, goldenFiles } from './golden.ts';
import { STORIES } from './stories.ts';

/** Names of machines and places of files: nothing a replay needs. */
const LOCAL = ['identity', 'stackTrace'];

const withoutPlaces = (key: string, value: unknown): unknown => (LOCAL.includes(key) ? '' : value);

const release = comingRelease();
const there = goldenFiles();
const isThere = (story: string): boolean =>
  there.some((file) => file === `${release}/${story}.json` || file === `${release}/${story}-1.json`);

const wanted = process.argv.slice(2);
const around = await surroundings({ WORKING_DAY_SECONDS: '2', REGISTER_PATIENCE: '20' });
try {
  for (const [name, tell] of Object.entries(STORIES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    if (isThere(name)) {
      process.stdout.write(`${name}: release ${release} has it, left as it is\n`);
      continue;
    }
    const workflowIds = await tell(around);
    for (const [index, workflowId] of workflowIds.entries()) {
      const history = await around.world.client.workflow.getHandle(workflowId).fetchHistory();
      const text = JSON.stringify(JSON.parse(historyToJSON(history), withoutPlaces));
      addGolden(`${release}/${name}${workflowIds.length > 1 ? `-${index + 1}` : ''}.json`, `${text}\n`);
    }
    process.stdout.write(`${name}\n`);
  }
} finally {
  await around.close();
}
