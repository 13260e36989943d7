// Operator's command: tokens for programs. `npm run token -- issue <e-mail> <what for> [days]`, `list`, `revoke <id>`.
import { connect } from './connect.ts';
import { readDatabaseAddress } from './database-settings.ts';
import {
  MOST_DAYS,
  issueProgramToken,
  listProgramTokens,
  revokeProgramToken,
} from './queries/program-tokens.ts';
import { findStaff } from './queries/users.ts';
import { SettingsError } from './start-settings.ts';
import { vilniusDate } from '../domain/values/days.ts';

const USAGE = `npm run token -- issue <e-mail of a staff account> <what for> [days, 90 unless said, at most ${MOST_DAYS}]
npm run token -- list
npm run token -- revoke <id>`;

class Unclear extends Error {}

const [command, ...words] = process.argv.slice(2);
try {
  const db = connect(readDatabaseAddress('token command', process.env), { max: 1 });
  try {
    await run(db);
  } finally {
    await db.destroy();
  }
} catch (error) {
  if (!(error instanceof Unclear || error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function run(db: ReturnType<typeof connect>): Promise<void> {
  if (command === 'issue') return issue(db);
  if (command === 'list') {
    for (const { id, email, label, lastSeenAt, expiresAt } of await listProgramTokens(db))
      say([id, email, label, `seen ${day(lastSeenAt)}`, `until ${day(expiresAt)}`].join('\t'));
    return;
  }
  const [id] = words;
  if (command !== 'revoke' || !id) throw new Unclear(USAGE);
  if (!(await revokeProgramToken(db, id))) throw new Unclear('There is no such token.');
  say('revoked');
}

async function issue(db: ReturnType<typeof connect>): Promise<void> {
  const [email, label, days = '90'] = words;
  const count = Number(days);
  if (!email || !label || label.length > 60 || !Number.isInteger(count) || count < 1 || count > MOST_DAYS)
    throw new Unclear(USAGE);
  const staff = await findStaff(db, { email });
  if (!staff) throw new Unclear('There is no active staff account with this e-mail.');
  say(await issueProgramToken(db, { userId: staff.id, label, days: count }));
}

function day(at: Date): string {
  return vilniusDate(at);
}
