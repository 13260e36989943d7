// Makes the golden histories: every row of the transition table, on the real engine. Run after a deliberate change of a workflow:
// TEST_DATABASE_URL=… TEST_TEMPORAL_ADDRESS=… npx tsx tests/workflows/record-histories.ts
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { surroundings } from '../harness/surroundings.ts';
import { STORIES } from './stories.ts';

const FOLDER = fileURLToPath(new URL('./histories/', import.meta.url));
/** Names of machines and places of files: nothing a replay needs. */
const LOCAL = ['identity', 'stackTrace'];

const withoutPlaces = (key: string, value: unknown): unknown => (LOCAL.includes(key) ? '' : value);

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const around = await surroundings({ WORKING_DAY_SECONDS: '2', REGISTER_PATIENCE: '20' });
try {
  for (const [name, tell] of Object.entries(STORIES)) {
    const workflowIds = await tell(around);
    for (const [index, workflowId] of workflowIds.entries()) {
      const history = await around.world.client.workflow.getHandle(workflowId).fetchHistory();
      const text = JSON.stringify(JSON.parse(historyToJSON(history), withoutPlaces));
      writeFileSync(`${FOLDER}${name}${workflowIds.length > 1 ? `-${index + 1}` : ''}.json`, `${text}\n`);
    }
    process.stdout.write(`${name}\n`);
  }
} finally {
  await around.close();
}
