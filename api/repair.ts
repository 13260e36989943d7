import { sql } from 'kysely';
import { sendAgain } from '../db/queries/undelivered-mail.ts';
import { findRepairProposal, type RepairProposal } from '../db/queries/repair/proposals.ts';
import { listStopped, type Stopped } from '../db/queries/repair/stopped.ts';
import type { RegisterId } from '../domain/registers/register-id.ts';
import { causeKind, causeSubject } from '../domain/repair/cause.ts';
import type { Deps } from './deps.ts';
import { Problem } from './http/problems.ts';
import type { StaffSession } from './http/session.ts';
import { findRequest } from '../db/queries/request-row.ts';
import { renewRegisters } from './registers.ts';

/** Requests a cause keeps at this moment. */
export async function keptBy(deps: Deps, cause: string): Promise<Stopped[]> {
  return (await listStopped(deps.db)).filter((row) => row.cause === cause);
}

/** A proposal that waits for this person; anything else says why not. */
export async function proposalToDecide(
  deps: Deps,
  session: StaffSession,
  id: string,
): Promise<RepairProposal> {
  const proposal = await findRepairProposal(deps.db, id);
  if (!proposal) throw new Problem('notFound');
  if (proposal.proposedById === session.userId) throw new Problem('repairOwn');
  if (proposal.secondId !== session.userId) throw new Problem('repairOthers');
  if (proposal.state !== 'waiting') throw new Problem('repairDecided');
  return proposal;
}

/** Tries at once what the cause keeps; each is repeatable, so a broken call may be made again. */
export async function tryAgain(deps: Deps, session: StaffSession, cause: string): Promise<void> {
  for (const row of await keptBy(deps, cause)) await again(deps, session, row);
}

async function again(deps: Deps, { userId }: StaffSession, stopped: Stopped): Promise<void> {
  const { cause, requestId, payment } = stopped;
  switch (causeKind(cause)) {
    case 'register': {
      const request = (await findRequest(deps.db, requestId))!;
      const registers = [causeSubject(cause) as RegisterId];
      await renewRegisters(deps, request, { reason: 'manual', by: userId, registers });
      return;
    }
    case 'mail': {
      const { rows } = await sql<{ id: string }>`select id from outbox where request_id = ${requestId}
        and error_code = 'undeliverable' and closed_at is not null and sent_at is null`.execute(deps.db);
      for (const { id } of rows)
        await sendAgain(deps.db, { requestId, mailId: id, actorId: userId, address: null });
      return;
    }
    case 'mailServer':
      await sql`update outbox set next_try_at = clock_timestamp()
        where request_id = ${requestId} and sent_at is null and closed_at is null`.execute(deps.db);
      return;
    case 'signing': {
      const { rows } = await sql<{ id: string }>`select id from signing
        where request_id = ${requestId} and state = 'created'`.execute(deps.db);
      // The service may be away still: that the try failed is noted by itself.
      for (const { id } of rows)
        await deps.engine
          .signingNews(requestId, { signingId: id }, `repair:${id}:${Date.now()}`)
          .catch(() => undefined);
      return;
    }
    case 'reconcile':
      if (payment) await deps.engine.resyncPayment(payment.id);
      else if (requestId > 0) await deps.engine.resync(requestId);
      return;
    default:
      await (payment ? deps.engine.retryPaymentNow(payment.id) : deps.engine.retryNow(requestId));
  }
}
