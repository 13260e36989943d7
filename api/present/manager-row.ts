import type { z } from 'zod';
import type { Calendar } from '../../domain/application/clocks.ts';
import { Status } from '../../domain/application/status.ts';
import { daysBetween, vilniusDate } from '../../domain/values/days.ts';
import type { StoredClock } from '../../db/queries/clock-list.ts';
import type { ManagerRow } from '../../db/queries/manager-requests.ts';
import type { managerRow } from '../wire/staff-list.ts';
import { mainClockOf } from './clocks.ts';
import { sum, time } from './wire-values.ts';

/** A row of the staff's list; days to the signature in status 7 only, days since the return in 5 only. */
export function managerRowOf(
  row: ManagerRow,
  clocks: readonly StoredClock[],
  calendar: Calendar,
): z.input<typeof managerRow> {
  const clock = mainClockOf(row.status, clocks, calendar);
  const returned = row.status === Status.returned && row.returnedAt;
  const asked = row.status === Status.conditionsChange && row.statusChangedAt;
  return {
    Id: row.id,
    SchemeCode: row.schemeCode,
    CompanyName: row.name,
    CompanyCode: row.code,
    CreateDate: time(row.createdAt),
    SubmittedDate: time(row.submittedAt),
    FirstSubmittedDate: time(row.firstSubmittedAt),
    ApprovedDate: time(row.approvedAt),
    ContractSigningTime: time(row.contractSigningTime),
    Status: row.status,
    ApproversCommentExists: row.hasApproversComment,
    SignatorysCommentExists: row.hasSignatorysComment,
    AmlCheckResultId: row.amlCheckResultId,
    PepExists: row.pepExists,
    InvegaLoanSum: sum(row.invegaLoanSumCents),
    LoanSum: sum(row.loanSumCents),
    Assessor: row.assessor,
    AssessorId: row.assessorId,
    DeadlineBusinessDaysUntilSignature:
      row.status === Status.contractGenerated && clock ? clock.leftDays : null,
    DaysFromReturned: returned ? daysSince(returned) : null,
    DaysFromConditionsChange: asked ? daysSince(asked) : null,
    ConditionsChanged: row.conditionsChanged,
    Stuck: row.stuckCode,
    Problem: row.problem,
    clock,
    tasks: row.tasks,
    version: row.version,
  };
}

const daysSince = (instant: Date): number => daysBetween(vilniusDate(instant), vilniusDate(new Date()));
