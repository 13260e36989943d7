// Operator's command: `npm run verify-log` verifies the chained logs, `-- <number>` those of one case, `-- <number> export`
// prints that case's chains as evidence.
import { connect } from './connect.ts';
import { readDatabaseAddress } from './database-settings.ts';
import { evidenceOf, findBreaks, lastSeal, type ChainBreak } from './queries/log-chain.ts';
import { SettingsError } from './start-settings.ts';

class Unclear extends Error {}

const [number, word] = process.argv.slice(2);
const requestId = number === undefined ? null : Number(number);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const lineOf = ({ log, requestId: of, rowId, chainNo, what }: ChainBreak): string =>
  [
    what,
    log,
    of === null ? '' : `case ${of}`,
    `place ${chainNo ?? '–'}`,
    rowId === null ? '' : `row ${rowId}`,
  ]
    .filter(Boolean)
    .join('\t');

try {
  if (requestId !== null && !Number.isSafeInteger(requestId))
    throw new Unclear('npm run verify-log -- [number of a case] [export]');
  const db = connect(readDatabaseAddress('verify-log command', process.env), { max: 1 });
  try {
    const broken = await findBreaks(db, requestId);
    if (word === 'export' && requestId !== null) {
      const [entries, seal] = [await evidenceOf(db, requestId), await lastSeal(db)];
      say(
        JSON.stringify(
          { requestId, hash: 'sha256(previous hash || text), hex', entries, seal, broken },
          null,
          2,
        ),
      );
    } else {
      for (const one of broken) say(lineOf(one));
      const seal = await lastSeal(db);
      if (broken.length === 0) say('the logs verify');
      if (seal) say(`sealed\t${seal.day}\t${seal.digest}`);
    }
    process.exitCode = broken.length > 0 ? 2 : 0;
  } finally {
    await db.destroy();
  }
} catch (error) {
  if (!(error instanceof Unclear || error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
