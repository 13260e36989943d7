import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { problemOf } from '../../api/http/errors.ts';
import {
  ensureRun,
  ensureSubject,
  finishRun,
  markStepRunning,
  storeAnswer,
} from '../../db/queries/registers.ts';
import type { DB } from '../../db/schema.gen.ts';
import { REGISTERS_OF, type RegisterId } from '../../domain/registers/register-id.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { until } from '../harness/waiting.ts';

let api: Api;
let director: Client;
/** Connections of their own, on which a transaction can be held open. */
const others: pg.Client[] = [];
beforeAll(async () => {
  api = await startApi();
  director = await api.applicant();
}, 120_000);
afterAll(async () => {
  await Promise.all(others.map((client) => client.end()));
  await api?.close();
}, 60_000);

const db = () => api.database.db;
async function connection(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: api.database.url });
  await client.connect();
  others.push(client);
  return client;
}

/** Somebody in this database waits for a lock. */
const isWaiting = async (): Promise<boolean> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db());
  return rows[0]!.n > 0;
};
const REGISTER = 'legal-entities';
const newSubject = () => ensureSubject(db(), 'company', `9${String(Math.random()).slice(2, 10)}`);

describe('one company, many who ask', () => {
  test('who joins a run while an answer of it is being stored waits, and neither is broken off', async () => {
    const subjectId = await newSubject();
    const { runId } = await ensureRun(db(), { subjectId, reason: 'manual', requestedBy: null });
    await markStepRunning(db(), runId, REGISTER);
    const storing = await connection();
    await storing.query('begin');
    await storing.query(
      `update register_step set state = 'answered', finished_at = now() where run_id = $1 and register = $2`,
      [runId, REGISTER],
    );
    // Without transactions made again: a deadlock must not even begin.
    const plain = new Kysely<DB>({
      dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: api.database.url, max: 1 }) }),
    });
    const joined = ensureRun(plain, { subjectId, reason: 'manual', requestedBy: null });
    await until(isWaiting);
    // The answer refers to the run that the other one has locked.
    await storing.query(
      `insert into register_snapshot (subject_id, register, run_id, source, data) values ($1, $2, $3, 'test', '{}')`,
      [subjectId, REGISTER, runId],
    );
    await storing.query('commit');
    expect(await joined).toEqual({ runId, isNew: false });
    await plain.destroy();
  }, 30_000);

  test('ten ask at once, twenty times over: every one is answered with the run', async () => {
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () =>
          director.post('/api/Company/StartRegistersProcessing', { json: { CompanyId: director.partyId } }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
      expect(answers.every(({ body }) => typeof body.runId === 'string')).toBe(true);
    }
    expect(api.logs()).not.toMatch(/40P01|deadlock/);
  }, 120_000);

  test('asking, answering and ending cross each other without a deadlock', async () => {
    const subjectId = await newSubject();
    const registers = REGISTERS_OF.company;
    for (let round = 0; round < 30; round += 1) {
      const { runId } = await ensureRun(db(), { subjectId, reason: 'manual', requestedBy: null });
      const answer = (register: RegisterId) =>
        markStepRunning(db(), runId, register).then(() =>
          storeAnswer(db(), { runId, subjectId, register, source: 'test', asOf: null, data: null }),
        );
      const join = () => ensureRun(db(), { subjectId, reason: 'manual', requestedBy: null });
      await Promise.all([
        ...registers.map(answer),
        join(),
        join(),
        join(),
        finishRun(db(), runId, registers),
      ]);
      await finishRun(db(), runId, registers);
    }
    const { rows } = await sql<{ answers: number }>`select count(*)::int as answers from register_snapshot
      where subject_id = ${subjectId}`.execute(db());
    expect(rows[0]!.answers).toBeGreaterThan(0);
  }, 60_000);
});

describe('a transaction the database breaks off', () => {
  /** Both lock one subject, meet, and then want the other's. */
  async function crossed(): Promise<number> {
    const [a, b] = [await newSubject(), await newSubject()];
    let tries = 0;
    let first: (() => void) | null = null;
    const meet = () =>
      new Promise<void>((resolve) => {
        if (first) {
          first();
          resolve();
        } else first = resolve;
      });
    const lock = (own: number, wanted: number) =>
      db()
        .transaction()
        .execute(async (tx) => {
          tries += 1;
          await sql`select 1 from register_subject where id = ${own} for update`.execute(tx);
          if (tries <= 2) await meet();
          await sql`select 1 from register_subject where id = ${wanted} for update`.execute(tx);
          return own;
        });
    expect(await Promise.all([lock(a, b), lock(b, a)])).toEqual([a, b]);
    return tries;
  }

  test('in a deadlock is made again, and both are done', async () => {
    expect(await crossed()).toBe(3);
  }, 30_000);

  test.each(['40P01', '40001'])('again and again (%s) ends in 503, to be tried later', (code) => {
    const problem = problemOf(Object.assign(new Error('broken off'), { code }));
    expect(problem).toMatchObject({ code: 'databaseUnavailable', status: 503 });
    expect(problem.extra.retryAfterSeconds).toBeGreaterThan(0);
  });
});
