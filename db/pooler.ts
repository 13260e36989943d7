import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseAddress } from './database-settings.ts';
import { withAuthorities } from './postgres-tls.ts';
import { SettingsError, exitWith } from './start-settings.ts';

/** SQLSTATE protocol_violation: how PgBouncer refuses a parameter of the start-up message that it does not keep track of. */
const PROTOCOL_VIOLATION = '08P01';
/** The driver's own calls wait no longer; a pooler with one connection would never answer the second client. */
const WAIT_MS = 5_000;
const ROUNDS = 3;
const LONGEST_PAUSE_MS = 10_000;

const TELL = 'set DATABASE_POOLER=transaction, or =session where it pools sessions (docs/integrations.md)';
const FOUND = {
  parameters: `DATABASE_URL: leads to a pooler that refuses our start-up parameters; ${TELL}`,
  some: `DATABASE_URL: leads to a pooler; ${TELL}`,
  transactions:
    'DATABASE_POOLER: the pooler hands its connections out by transaction, which loses and mixes up what a session keeps; set it to transaction',
  timeout:
    "DATABASE_URL: the role has no statement_timeout, and a pooler does not pass ours on; alter role … set statement_timeout = '30s'",
};

/**
 * What is wrong between these settings and what stands at the address, as a sentence, or null. Throws when nobody answers
 * there. A pooler is told by the process number of the greeting, which it makes up; that it pools transactions by a second client
 * that meets the first one's server.
 */
export async function poolerProblem({ url, pooler, ca }: DatabaseAddress): Promise<string | null> {
  const options = { ...withAuthorities(url, ca), connectionTimeoutMillis: WAIT_MS, query_timeout: WAIT_MS };
  const direct = pooler === 'none' ? { statement_timeout: 30_000 } : {};
  const [one, other] = [new pg.Client({ ...options, ...direct }), new pg.Client({ ...options, ...direct })];
  for (const client of [one, other]) client.on('error', () => undefined);
  try {
    try {
      await one.connect();
    } catch (error) {
      if (pooler === 'none' && codeOf(error) === PROTOCOL_VIOLATION) return FOUND.parameters;
      throw error;
    }
    const { processID } = one as unknown as { processID: number };
    if (pooler === 'none') return processID === (await backendOf(one)) ? null : FOUND.some;
    const { rows } = await one.query<{ ms: string }>(
      `select setting as ms from pg_settings where name = 'statement_timeout'`,
    );
    if (rows[0]?.ms === '0') return FOUND.timeout;
    if (pooler === 'transaction') return null;
    await other.connect();
    return (await shareServers(one, other)) ? FOUND.transactions : null;
  } finally {
    await Promise.all([one, other].map((client) => client.end().catch(() => undefined)));
  }
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

async function backendOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]!.pid;
}

/** Somebody else may take the server that was just given back, so it is tried more than once. */
async function shareServers(one: pg.Client, other: pg.Client): Promise<boolean> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const mine = await backendOf(one);
    await other.query('begin');
    const isShared = mine === (await backendOf(other)) || mine !== (await backendOf(one));
    await other.query('rollback');
    if (isShared) return true;
  }
  return false;
}

/**
 * Ends the process with a sentence when the address is not what the settings say. A database that is away is no reason
 * not to start: then it is asked again, behind the process's back, until it answers.
 */
export async function settlePooler(process: string, address: DatabaseAddress): Promise<void> {
  if (!(await isSettled(process, address))) void settleLater(process, address);
}

async function settleLater(process: string, address: DatabaseAddress): Promise<void> {
  let wait = 500;
  do {
    await pause(wait, undefined, { ref: false });
    wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
  } while (!(await isSettled(process, address)));
}

/** False when nobody answers. */
async function isSettled(process: string, address: DatabaseAddress): Promise<boolean> {
  const problem = await poolerProblem(address).catch(() => undefined);
  if (problem) exitWith(new SettingsError(process, [problem]));
  return problem !== undefined;
}
