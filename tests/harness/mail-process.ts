// The outbox alone, as a process that can be killed: what worker/main.ts starts, without the engine.
import { createMailer } from '../../activities/adapters/mail.ts';
import { connect } from '../../db/connect.ts';
import { createLog } from '../../worker/log.ts';
import { startOutbox } from '../../worker/outbox.ts';

const { DATABASE_URL = '', SMTP_URL = '', LEASE_MS = '60000' } = process.env;
const db = connect(DATABASE_URL, { max: 2 });
const mailer = createMailer({ smtpUrl: SMTP_URL, from: 'portalas@example.test', tls: 'never' });
const outbox = startOutbox(
  { db, mailer, publicUrl: 'https://portalas.example.test', leaseMs: Number(LEASE_MS) },
  createLog('info'),
);
process.once('SIGTERM', () => void outbox.stop().then(() => db.destroy()));
process.stdout.write('mail process ready\n');
