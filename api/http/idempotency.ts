import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../db/connect.ts';
import {
  allocateId,
  CLAIM_RENEWED_MS,
  claimKey,
  releaseKey,
  renewClaim,
  storeAnswer,
  type Call,
} from '../../db/queries/idempotency.ts';
import { Problem } from './problems.ts';
import { Reply } from './reply.ts';

/** Spelled out, because other languages take more than ASCII for `\w`, and the documentation shows it. */
export const KEY = /^[A-Za-z0-9_.:-]{8,100}$/;
/** A duplicate waits so long for the first call's answer. */
const WAIT_MS = 10_000;
const POLL_MS = 100;

export interface Done {
  reply: Reply;
  replayed: boolean;
}

export function keyOf(header: string | undefined): string {
  if (header === undefined || header === '') throw new Problem('idempotencyKeyMissing');
  if (!KEY.test(header)) throw new Problem('malformedBody');
  return header;
}

/**
 * What a key stands for everywhere behind the API (commands, uploads, batches): the key of this person for this party.
 * Two people, or one person for two parties, may choose the same key and never meet.
 */
export function commandIdOf(actor: string, key: string): string {
  return createHash('sha256').update(`${actor} ${key}`).digest('base64url');
}

/** The same call has the same hash, whatever the order of its keys. */
export function hashOfCall(parts: readonly unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify(parts.map(sorted)))
    .digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)]);
}

type Allocate = (draw: () => Promise<number>, instead?: number) => Promise<number>;

/**
 * Does a call once per key. The answer is kept when it is final: success, or a refusal. Whatever else happened (late,
 * unavailable, not valid) leaves the key free, and doing it again is safe because the key is the command's id.
 */
export async function once(
  db: Database,
  call: Call,
  work: (allocate: Allocate) => Promise<Reply>,
): Promise<Done> {
  const claim = await claimOrWait(db, call);
  if (claim.state === 'answered')
    return { reply: new Reply(claim.status, claim.body, headersOf(claim.body)), replayed: true };
  let drawn = claim.allocatedId;
  const allocate: Allocate = async (draw, instead) => {
    if (drawn === null || drawn === instead)
      drawn = await allocateId(db, call, { drawn: await draw(), instead });
    return drawn;
  };
  const renewing = setInterval(() => void renewClaim(db, call).catch(() => undefined), CLAIM_RENEWED_MS);
  try {
    const reply = await work(allocate).finally(() => clearInterval(renewing));
    if (reply.status === 200) await storeAnswer(db, call, reply);
    else await releaseKey(db, call);
    return { reply, replayed: false };
  } catch (error) {
    await releaseKey(db, call).catch(() => undefined);
    throw error;
  }
}

async function claimOrWait(db: Database, call: Call) {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const claim = await claimKey(db, call);
    if (claim.state === 'mine' || claim.state === 'answered') return claim;
    if (claim.state === 'otherRequest') throw new Problem('idempotencyKeyReused');
    if (Date.now() >= until) throw new Problem('requestInProgress', { retryAfterSeconds: 2 });
    await sleep(POLL_MS);
  }
}

/** A replayed outcome carries the version it led to, as the first answer did. */
function headersOf(body: unknown): Record<string, string> {
  const version = (body as { version?: unknown } | null)?.version;
  return typeof version === 'number' ? { ETag: `"${version}"` } : {};
}
