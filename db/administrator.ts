// Operator's command: `npm run administrator` appoints the first administrators. What it asks comes from the keyboard or a
// pipe, a line each, because personal codes have no place among a command's words, which others on the machine can see.
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { checkPersonCode } from '../domain/values/person-code.ts';
import { connect } from './connect.ts';
import { readDatabaseAddress } from './database-settings.ts';
import {
  appointAdministrator,
  ENOUGH_ADMINISTRATORS,
  type Appointed,
} from './queries/administration/first.ts';
import { SettingsError } from './start-settings.ts';

const QUESTIONS = ['Personal code', 'First name', 'Last name', 'E-mail', 'Why (order, date)'] as const;

const SAID: Record<Appointed, string> = {
  appointed: 'appointed: the person logs in with this personal code',
  isAlready: 'This person is an administrator already.',
  enough: `There are ${ENOUGH_ADMINISTRATORS} administrators. One of them proposes the role in the portal, another person confirms it.`,
  emailTaken: 'Another staff account has this e-mail.',
};

class Unclear extends Error {}

try {
  const answers = await ask();
  const db = connect(readDatabaseAddress('administrator command', process.env), { max: 1 });
  try {
    const [personalCode, firstName, lastName, email, reason] = answers;
    const data = { personalCode, firstName, lastName, email };
    const outcome = await appointAdministrator(db, data, { reason, key: `command:${randomUUID()}` });
    if (outcome !== 'appointed') throw new Unclear(SAID[outcome]);
    process.stdout.write(`${SAID[outcome]}\n`);
  } finally {
    await db.destroy();
  }
} catch (error) {
  if (!(error instanceof Unclear || error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

type Answers = [personalCode: string, firstName: string, lastName: string, email: string, reason: string];

async function ask(): Promise<Answers> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const answers: string[] = [];
  lines.setPrompt(`${QUESTIONS[0]}: `);
  lines.prompt();
  for await (const line of lines) {
    answers.push(line.trim());
    const next = QUESTIONS[answers.length];
    if (!next) break;
    lines.setPrompt(`${next}: `);
    lines.prompt();
  }
  lines.close();
  const [personalCode = '', , , email = '', reason = ''] = answers;
  if (answers.length < QUESTIONS.length || answers.some((answer) => !answer))
    throw new Unclear('Every question wants an answer.');
  if (!checkPersonCode(personalCode).formatOk) throw new Unclear('A personal code has eleven digits.');
  if (!email.includes('@')) throw new Unclear('This is no e-mail address.');
  if (reason.length < 6) throw new Unclear('Say why in at least six characters.');
  return answers as Answers;
}
