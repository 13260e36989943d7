// The step of the runbook after a restore (docs/operations.md): run it before api and worker are started.
import { z } from 'zod';
import { settleAfterRestore } from '../activities/reconciling/after-restore.ts';
import { connect } from '../db/connect.ts';
import { DATABASE_SETTINGS, databaseAddress } from '../db/database-settings.ts';
import { ENGINE_SETTINGS, engineProblems } from '../db/engine-settings.ts';
import { OUTBOUND_SETTINGS } from '../db/outbound-settings.ts';
import { settlePooler } from '../db/pooler.ts';
import { readSettings, settingsOrExit } from '../db/start-settings.ts';
import { engineClient, prepareEngine } from './engine.ts';

/** Of the worker's settings those that matter here; they come from the same environment. */
const schema = z.object({
  APP_ENV: z.enum(['production', 'demo', 'test', 'development']).default('production'),
  ...DATABASE_SETTINGS,
  ...ENGINE_SETTINGS,
  ...OUTBOUND_SETTINGS,
  PAYLOAD_KEY: z.string().optional(),
  WORKING_DAY_SECONDS: z.coerce.number().positive().optional(),
});

const config = settingsOrExit(() =>
  readSettings('restored command', schema, {
    environment: process.env,
    together: [engineProblems],
    production: { https: [] },
  }),
);
await settlePooler('restored command', databaseAddress(config));
const db = connect(databaseAddress(config), { max: 4 });
const engine = await engineClient(config);
try {
  await prepareEngine(engine.client, config);
  const { reportId, epoch, checked, listed, differences } = await settleAfterRestore({
    db,
    engine: { client: engine.client, taskQueue: config.TEMPORAL_TASK_QUEUE },
    settings: { workingDaySeconds: config.WORKING_DAY_SECONDS ?? null },
  });
  const lines = [
    `report ${reportId}: ${checked} open requests and ${listed} running workflows compared`,
    `the next request has the number ${epoch.nextNumber} (the last one before was ${epoch.lastNumber})`,
    ...Object.entries(differences).map(([kind, count]) => `${kind}: ${count}`),
    Object.keys(differences).length === 0
      ? 'no differences'
      : 'which requests, and what was lost: page /backoffice/operations once the portal runs',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
} finally {
  await engine.close();
  await db.destroy();
}
