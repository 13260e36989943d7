import type { z } from 'zod';
import type { RepairProposal } from '../../db/queries/repair/proposals.ts';
import type { Stopped, Watch } from '../../db/queries/repair/stopped.ts';
import type { StaffMember } from '../../db/queries/users.ts';
import { hasRight } from '../../domain/application/rights.ts';
import type { StatusId } from '../../domain/application/status.ts';
import { transitionOf } from '../../domain/application/transitions.ts';
import { workflowIdOf } from '../../domain/application/command.ts';
import { paymentWorkflowIdOf } from '../../domain/payment/command.ts';
import { causeKind, RETURNS, type ReturnAction } from '../../domain/repair/cause.ts';
import type * as wire from '../wire/repair.ts';
import { numberOf } from './payments.ts';
import { time } from './wire-values.ts';

type Console = z.input<typeof wire.repairConsole>;

export interface Engine {
  /** Null: there is no address for people. */
  uiUrl: string | null;
  namespace: string;
}

interface Given {
  stopped: readonly Stopped[];
  tries: readonly { cause: string; at: Date[]; count: number }[];
  watch: Watch;
  engine: Engine;
  now: Date;
}

/** One group a cause, the one that keeps most first; within it the most urgent request first, as they were listed. */
export function causesOf({ stopped, tries, watch, engine, now }: Given): Console['causes'] {
  const silent = new Set(stopped.map(({ cause }) => cause));
  return [...silent]
    .map((cause) => {
      const rows = stopped.filter((row) => row.cause === cause);
      const tried = tries.find((one) => one.cause === cause);
      const next = rows.flatMap(({ nextAt }) => (nextAt ? [nextAt.getTime()] : []));
      const since = new Date(Math.min(...rows.map((row) => row.since.getTime())));
      const within = (tried?.at ?? []).filter((at) => at >= since);
      return {
        cause,
        since: time(since),
        code: rows[0]!.code,
        tries: Math.max(tried?.count ?? 0, within.length),
        triedAt: within.map((at) => time(at)),
        nextAt: next.length > 0 ? time(new Date(Math.min(...next))) : null,
        requests: rows
          .filter(({ requestId }) => requestId > 0)
          .map(({ requestId, status, since: stoodAt, dueAt, payment }) => ({
            requestId,
            status,
            payment: payment && {
              Id: payment.id,
              Number: numberOf({ requestId, number: payment.number }),
              PaymentRequestStatusId: payment.status,
            },
            since: time(stoodAt),
            dueAt: time(dueAt),
            isOverdue: dueAt !== null && dueAt < now,
            // What keeps a payment request is its workflow, which then carries out no move either.
            returns: payment ? [] : returnsFrom(status),
            engineUrl: engineUrl(engine, payment ? paymentWorkflowIdOf(payment.id) : workflowIdOf(requestId)),
          })),
        answering:
          causeKind(cause) === 'register'
            ? watch.answering
                .filter(({ register }) => !silent.has(`register:${register}`))
                .map(({ register, at }) => ({ register, at: time(new Date(at)) }))
            : [],
      };
    })
    .sort((a, b) => b.requests.length - a.requests.length || a.cause.localeCompare(b.cause));
}

function returnsFrom(status: StatusId | null): ReturnAction[] {
  return RETURNS.filter((action) => status !== null && transitionOf(action).from?.includes(status));
}

function engineUrl({ uiUrl, namespace }: Engine, workflowId: string): string | null {
  if (!uiUrl) return null;
  const path = `/namespaces/${encodeURIComponent(namespace)}/workflows/${encodeURIComponent(workflowId)}`;
  return new URL(path, uiUrl).href;
}

export function proposalOf(row: RepairProposal, userId: string): Console['proposals'][number] {
  const { proposedById, secondId, proposedAt, decidedAt, ...rest } = row;
  const mine = secondId === userId ? 'toDecide' : 'none';
  return {
    ...rest,
    proposedAt: time(proposedAt),
    decidedAt: time(decidedAt),
    mine: proposedById === userId ? 'proposed' : mine,
  };
}

/** Who may be asked to be the second, and for what: a return needs a role of its row. */
export function personOf({ id, firstName, lastName, roles }: StaffMember): Console['people'][number] {
  return {
    id,
    name: `${firstName} ${lastName}`,
    mayRetry: hasRight('repairCases', roles),
    mayReturn: RETURNS.filter((action) => roles.some((role) => transitionOf(action).by.includes(role))),
  };
}
