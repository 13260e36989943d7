import { recordRead } from '../db/queries/reads.ts';
import type { RequestRow } from '../db/queries/request-row.ts';
import type { ReadKind } from '../domain/application/reads.ts';
import { requestFor } from './commands.ts';
import type { Deps } from './deps.ts';
import { Problem } from './http/problems.ts';
import type { Session } from './http/session.ts';
import { errorForLog } from './log.ts';

/**
 * The request for a route that shows something of it. What staff look at is written down before they are answered, and
 * what cannot be written down is not shown; a party's reads of its own are nobody's business.
 */
export async function readCase(
  deps: Pick<Deps, 'db' | 'logger'>,
  session: Session,
  requestId: number,
  kind: ReadKind,
): Promise<RequestRow> {
  const row = await requestFor(deps.db, session, requestId);
  await noteRead(deps, session, row.id, kind);
  return row;
}

/** The same, the read being written down while `load` reads what is shown: one wait less. */
export async function readCaseWith<T>(
  deps: Pick<Deps, 'db' | 'logger'>,
  session: Session,
  asked: { requestId: number; kind: ReadKind },
  load: (row: RequestRow) => Promise<T>,
): Promise<T> {
  const row = await requestFor(deps.db, session, asked.requestId);
  const [loaded] = await Promise.all([load(row), noteRead(deps, session, row.id, asked.kind)]);
  return loaded;
}

async function noteRead(
  deps: Pick<Deps, 'db' | 'logger'>,
  session: Session,
  requestId: number,
  kind: ReadKind,
): Promise<void> {
  if (session.kind !== 'staff') return;
  await recordRead(deps.db, {
    requestId,
    readerId: session.userId,
    kind,
    sessionKind: session.client,
  }).catch((cause: unknown) => {
    deps.logger.error({ requestId, ...errorForLog(cause) }, 'a read cannot be written down');
    throw new Problem('databaseUnavailable', { retryAfterSeconds: 2 });
  });
}
