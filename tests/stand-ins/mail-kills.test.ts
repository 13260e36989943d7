import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createDatabase, type TestDatabase } from '../harness/database.ts';
import { startMailSender } from '../harness/mail-sender.ts';
import { startMailServer, type MailServer } from '../harness/mail-server.ts';

/** MAILS=300 MOMENT_MS=20 for the figures of decision 0029. */
const MAILS = Number(process.env.MAILS ?? 25);
const MOMENT_MS = Number(process.env.MOMENT_MS ?? 40);
const MOST_IN_A_LIFE = 6;

let database: TestDatabase;
let server: MailServer;

beforeAll(async () => {
  [database, server] = await Promise.all([createDatabase(), startMailServer()]);
});
afterAll(async () => {
  await server?.close();
  await database?.drop();
});

async function figures(): Promise<{ waiting: number; doubts: number }> {
  const { rows } = await sql<{ waiting: number; doubts: number }>`
    select count(*) filter (where sent_at is null) as waiting, sum(doubts)::int as doubts from outbox`.execute(
    database.db,
  );
  return rows[0]!;
}

/** Kills the sender up to MOMENT_MS after the server has stored one of its first mails. Answers when it is dead. */
async function oneLife(): Promise<void> {
  const sender = await startMailSender({
    DATABASE_URL: database.url,
    SMTP_URL: server.url,
    LEASE_MS: '1000',
  });
  let left = 1 + Math.floor(Math.random() * MOST_IN_A_LIFE);
  const enough = new Promise<void>((resolve) => {
    server.beforeAnswer = () => {
      left -= 1;
      if (left === 0) setTimeout(resolve, Math.random() * MOMENT_MS);
    };
  });
  // With few mails left the last of them ends the life as well.
  const over = setInterval(
    () => void figures().then(({ waiting }) => (waiting === 0 ? sender.kill() : undefined)),
    250,
  );
  await Promise.race([enough, sender.gone]);
  clearInterval(over);
  await sender.kill();
}

test('a sender killed at any moment loses no mail, and what comes twice is known as the same', async () => {
  await sql`insert into outbox (kind, recipient) select 'submitted', 'gavejas@example.test'
    from generate_series(1, ${MAILS}::int)`.execute(database.db);
  let kills = 0;
  for (; (await figures()).waiting > 0; kills += 1) await oneLife();

  const { doubts } = await figures();
  const twice = server.stored.length - new Set(server.stored).size;
  console.log(`${MAILS} mails, ${kills} kills: ${twice} came twice, ${doubts} were in doubt`);
  expect(new Set(server.stored).size).toBe(MAILS);
  expect(twice).toBeLessThanOrEqual(doubts);
}, 900_000);
