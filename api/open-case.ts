import type { RequestRow } from '../db/queries/request-row.ts';
import { FINAL_STATUSES } from '../domain/application/status.ts';
import { refused, requestFor } from './commands.ts';
import type { Deps } from './deps.ts';
import type { Session } from './http/session.ts';

/** A request that is not over: of one that is, nobody has a reason to ask registers or enter data any more. */
export async function openCase(deps: Deps, session: Session, requestId: number): Promise<RequestRow> {
  const row = await requestFor(deps.db, session, requestId);
  if (FINAL_STATUSES.includes(row.status)) throw await refused(deps.db, row.id, 'wrongStatus');
  return row;
}
