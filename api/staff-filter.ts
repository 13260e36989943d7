import type { Calendar } from '../domain/application/clocks.ts';
import { statisticsDay } from '../domain/statistics/days.ts';
import { figureOf } from '../domain/statistics/figures.ts';
import { queueOf } from '../domain/tasks/queues.ts';
import { addDays, vilniusDate } from '../domain/values/days.ts';
import { addWorkingDays, STATUTORY, type Holidays } from '../domain/values/working-days.ts';
import type { DateRange, RequestFilter } from '../db/queries/manager-filter.ts';
import { fieldProblem } from './http/problems.ts';
import type { ManagerFilter } from './wire/staff-list.ts';

/** Codes and counts of days; requests have longer numbers. */
const SHORT = /^\d{1,4}$/;
const REQUEST_NUMBER = /^\d{1,15}$/;

/** '-' and empty mean none; digits are the number; anything else is said to be wrong. */
function whole(value: string | number | null | undefined, field: string, shape = SHORT): number | undefined {
  if (value === null || value === undefined) return undefined;
  const text = String(value).trim();
  if (text === '' || text === '-') return undefined;
  if (!shape.test(text)) throw fieldProblem(field, 'notInteger');
  return Number(text);
}

function range(given: ManagerFilter['SubmittedDates'], toExcluded = false): DateRange | undefined {
  return given ? { from: given.dateFrom, to: given.dateTo, toExcluded } : undefined;
}

/** Holidays the days of the filter are counted by. */
export function holidaysOf(calendar: Calendar): Holidays {
  return 'holidays' in calendar ? calendar.holidays : STATUTORY;
}

/** The filter object of the specification → what the query narrows by. */
export function requestFilter(given: ManagerFilter, holidays: Holidays): RequestFilter {
  const today = vilniusDate(new Date());
  const status = whole(given.RequestStatusId, 'RequestStatusId');
  const toSignature = whole(given.BusinessDaysToSignature, 'BusinessDaysToSignature');
  const sinceReturned = whole(given.DaysFromReturned, 'DaysFromReturned');
  const statuses = status === undefined ? given.RequestStatusIds : [status];
  return {
    requestId: whole(given.RequestId, 'RequestId', REQUEST_NUMBER),
    requestIds: given.RequestIds ?? undefined,
    statuses: statuses && statuses.length > 0 ? statuses : undefined,
    schemeCode: given.SchemeCode ?? undefined,
    hasParentCompany: given.HasParentCompanyCode ?? undefined,
    companyCode: given.CompanyCode || undefined,
    companyName: given.CompanyName || undefined,
    search: given.search || undefined,
    onlyWithNewBills: given.OnlyWithNewInvoices || undefined,
    allEvaluationCompleted: given.AllEvaluationCompleted ?? undefined,
    sumIncreased: given.InvegaIncreasedLoanSum ?? undefined,
    submitted: range(given.SubmittedDates, true),
    approved: range(given.ApprovedDates, true),
    firstSubmitted: range(given.FirstSubmittedDate),
    signed: range(given.SignedDates),
    conditionsChange: range(given.ChangeConditionsDate),
    email: given.UserEmail || undefined,
    doneAction: whole(given.RequestAction, 'RequestAction'),
    signatureDueOn: toSignature === undefined ? undefined : addWorkingDays(today, toSignature, holidays),
    returnedOn: sinceReturned === undefined ? undefined : addDays(today, -sinceReturned),
    assessorId: given.AssessorId ?? undefined,
    isReserved: given.IsReserved ?? undefined,
    conditionsChanged: given.ConditionsChanged ?? undefined,
    queue: given.queue ? queueFilter(given.queue) : undefined,
    decided: range(given.DecidedDates),
    figure: given.figure ? figureFilter(given.figure, today, holidays) : undefined,
  };
}

function figureFilter(key: string, today: string, holidays: Holidays) {
  const figure = figureOf(key);
  if (!figure) throw fieldProblem('figure', 'valueMissing');
  return { figure, day: statisticsDay(today, holidays) };
}

/** A queue by its key; an old bookmark is told so. */
export function queueFilter(key: string) {
  const queue = queueOf(key);
  if (!queue) throw fieldProblem('queue', 'valueMissing');
  return queue.filter;
}
