import type { z } from 'zod';
import type { PolicyDraft } from '../../db/queries/policy/drafts.ts';
import type { Outcome } from '../../db/queries/policy/outcomes.ts';
import type { PolicyRun, RunTotal } from '../../db/queries/policy/runs.ts';
import { toWire } from '../../domain/values/money.ts';
import { sum, time } from '../present/wire-values.ts';
import type * as wire from '../wire/policy.ts';

export function draftOf({ savedByName, savedAt, ...draft }: PolicyDraft): z.input<typeof wire.draft> {
  return { ...draft, savedAt: time(savedAt), savedBy: savedByName };
}

export function runOf(run: PolicyRun): z.input<typeof wire.run> {
  const { periodFrom: from, periodTo: to, startedByName, startedAt, finishedAt, ...rest } = run;
  return {
    ...rest,
    from,
    to,
    startedAt: time(startedAt),
    startedBy: startedByName,
    finishedAt: time(finishedAt),
  };
}

export function totalOf(total: RunTotal) {
  const { askedCents, grantedCents, grantedRequests, ...rest } = total;
  return {
    ...rest,
    sumAsked: toWire(askedCents),
    sumGranted: toWire(grantedCents),
    granted: grantedRequests,
  };
}

/** Without the applicant's name for whoever may not read cases. */
export function outcomeOf(outcome: Outcome, withName: boolean) {
  const { askedCents, grantedCents, evaluatedAt, applicantName, ...rest } = outcome;
  return {
    ...rest,
    applicantName: withName ? applicantName : null,
    sumAsked: sum(askedCents),
    sumGranted: sum(grantedCents),
    evaluatedAt: time(evaluatedAt),
  };
}
