// The step of the runbook after a restore (docs/operations.md): run it before api and worker are started.
import { z } from 'zod';
import { settleAfterRestore } from '../activities/reconciling/after-restore.ts';
import { connect } from '../db/connect.ts';
import { engineClient, prepareEngine } from './engine.ts';

/** Of the worker's settings those that matter here; they come from the same environment. */
const schema = z.object({
  APP_ENV: z.enum(['production', 'demo', 'test', 'development']).default('production'),
  DATABASE_URL: z.string().min(1),
  TEMPORAL_ADDRESS: z.string().min(1),
  TEMPORAL_NAMESPACE: z.string().min(1).default('loans'),
  TEMPORAL_TASK_QUEUE: z.string().min(1).default('loans'),
  PAYLOAD_KEY: z.string().optional(),
  WORKING_DAY_SECONDS: z.coerce.number().positive().optional(),
});

const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
const config = schema.parse(given);
const db = connect(config.DATABASE_URL, { max: 4 });
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
