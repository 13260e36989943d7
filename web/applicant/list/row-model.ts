// What a row of the list says and offers: words from the domain, permissions from the server.
import { TURN, Status, type StatusId, type Turn } from '../../../domain/application/status.ts';
import { PURPOSE_TEXT } from '../../../domain/texts/lt/form/loan.ts';
import { formatEur } from '../../../domain/texts/lt/format.ts';
import { REQUESTS } from '../../../domain/texts/lt/screen/applicant.ts';
import { ROW } from '../../../domain/texts/lt/screen/applicant-request.ts';
import { nextStep } from '../../../domain/texts/lt/status.ts';
import { fromWire } from '../../../domain/values/money.ts';
import { paths } from '../../paths.ts';
import type { RequestRow } from './query.ts';
import { calendarDaysLeft } from './time-left.ts';

export const TURN_ORDER: readonly Turn[] = ['applicant', 'provider', 'nobody'];
export const TURN_TONE = { applicant: 'warning', provider: 'brand', nobody: 'gray' } as const;

export interface TurnGroup {
  turn: Turn;
  rows: RequestRow[];
}

/** By whose turn it is; within a turn the nearest deadline first, then the newest. */
export function inTurnOrder(rows: readonly RequestRow[]): RequestRow[] {
  const due = (row: RequestRow) => row.clock?.dueAt ?? '9';
  const turn = (row: RequestRow) => TURN_ORDER.indexOf(TURN[row.Status]);
  return [...rows].sort((a, b) => turn(a) - turn(b) || due(a).localeCompare(due(b)) || b.Id - a.Id);
}

export function groupByTurn(rows: readonly RequestRow[]): TurnGroup[] {
  const sorted = inTurnOrder(rows);
  return TURN_ORDER.map((turn) => ({
    turn,
    rows: sorted.filter((row) => TURN[row.Status] === turn),
  })).filter((group) => group.rows.length > 0);
}

export function countByTurn(rows: readonly RequestRow[]): Record<Turn, number> {
  const counts = { applicant: 0, provider: 0, nobody: 0 };
  for (const { Status: status } of rows) counts[TURN[status]] += 1;
  return counts;
}

const UNDECIDED_OR_REFUSED: readonly StatusId[] = [
  Status.preparing,
  Status.criteriaNotMet,
  Status.submitted,
  Status.returned,
  Status.rejected,
];

/** The sum as granted: before the decision it is the assessor's working figure, after a rejection it is nothing. */
export function grantedWire(status: StatusId, wire: string | null): string | null {
  return UNDECIDED_OR_REFUSED.includes(status) ? null : wire;
}

export interface RowAction {
  label: string;
  to: string;
  /** Filled: it is the applicant's turn. */
  filled: boolean;
}

/** The one thing to do with a request; viewing is always possible beside it. */
export function mainAction(row: RequestRow): RowAction | null {
  const { Id: id } = row;
  const by: Partial<Record<StatusId, RowAction>> = {
    [Status.preparing]: { label: REQUESTS.continue, to: paths.request(id), filled: true },
    [Status.returned]: { label: REQUESTS.fix, to: paths.request(id), filled: true },
    [Status.contractGenerated]: { label: REQUESTS.sign, to: paths.signing(id), filled: true },
    [Status.changeGenerated]: { label: REQUESTS.sign, to: paths.signing(id), filled: true },
    [Status.awaitingDocuments]: { label: REQUESTS.upload, to: paths.request(id, 'view'), filled: true },
  };
  return by[row.Status] ?? null;
}

/** „Apyvartinis kapitalas, 24 mėn.“; nothing while neither is known. */
export function rowTerms({ LoanPurposeId: purpose, LoanTerm: term }: RequestRow): string {
  const known = purpose === 1 || purpose === 2 ? PURPOSE_TEXT[purpose] : null;
  return ROW.purposeAndTerm(known, term);
}

/** Where it stands and what next, in a sentence. */
export function rowSentence(row: RequestRow): string {
  const { progress } = row;
  if (row.Status === Status.preparing && progress === null)
    return row.CopiedFrom === null ? ROW.notBegun : ROW.copied(row.CopiedFrom);
  return nextStep(row.Status, {
    dueDate: row.clock?.dueDate ?? null,
    daysLeft: row.clock ? calendarDaysLeft(row.clock.dueDate) : null,
    sectionsLeft: progress && progress.total - progress.done,
    documentsLeft: row.Status === Status.preparing ? row.missingAttachments : null,
    returnedSections: row.returned?.sections ?? null,
    returnedDocuments: row.returned?.documents ?? null,
    reasons: row.reasons,
    since: row.StatusDate.slice(0, 10),
  });
}

/** The dates and the granted sum, in short. */
export function rowDates(row: RequestRow): string[] {
  const granted = fromWire(grantedWire(row.Status, row.InvegaLoanSum));
  const created = REQUESTS.created(row.CreateDate.slice(0, 10));
  return [
    row.SubmittedDate ? REQUESTS.submitted(row.SubmittedDate.slice(0, 10)) : null,
    row.SubmittedDate ? created.toLowerCase() : created,
    row.SavedDate ? ROW.changed(row.SavedDate.slice(0, 10)) : null,
    granted === null ? null : REQUESTS.granted(formatEur(granted)),
  ].filter((part) => part !== null);
}
