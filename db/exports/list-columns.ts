import { MAIN_CLOCK, clockView, type Calendar } from '../../domain/application/clocks.ts';
import { Status } from '../../domain/application/status.ts';
import { SCHEMES } from '../../domain/schemes/index.ts';
import { DOCUMENT_TYPE_LABEL } from '../../domain/texts/lt/attachment.ts';
import { AML_RESULT, CELL_WORD, EXPORT_HEAD as H } from '../../domain/texts/lt/export.ts';
import { statusLabel } from '../../domain/texts/lt/status.ts';
import { daysBetween, vilniusDate } from '../../domain/values/days.ts';
import type { StoredClock } from '../queries/clock-list.ts';
import type { ListedRow } from '../queries/export-rows.ts';
import type { Cell, Column } from './workbook.ts';

/** What is known of a row beside it. */
export interface RowFacts {
  clocks: readonly StoredClock[];
  calendar: Calendar;
  now: string;
  /** The day of `now` in Vilnius. */
  today: string;
}

type ColumnOf<Row> = Column & { cell: (row: Row, facts: RowFacts) => Cell };
export type { ColumnOf };

export const yesNo = (value: boolean): string => (value ? CELL_WORD.yes : CELL_WORD.no);

/** Working days left to sign, as the list shows them in status 7. */
function daysToSign(row: ListedRow, { clocks, calendar, now }: RowFacts): number | null {
  if (row.status !== Status.contractGenerated) return null;
  const clock = clocks.find(({ kind, stoppedAt }) => kind === MAIN_CLOCK[row.status] && stoppedAt === null);
  return clock ? clockView(clock, now, calendar).leftDays : null;
}

function daysFromReturned(row: ListedRow, { today }: RowFacts): number | null {
  return row.status === Status.returned && row.returnedAt
    ? daysBetween(vilniusDate(row.returnedAt), today)
    : null;
}

/** The list's columns (specification 2, section 2), kinds of documents by their second set of labels (section 3). */
export const LIST_COLUMNS: readonly ColumnOf<ListedRow>[] = [
  { head: H.number, kind: 'whole', cell: ({ id }) => id },
  { head: H.applicant, kind: 'text', cell: ({ name }) => name },
  { head: H.code, kind: 'text', cell: ({ code }) => code },
  { head: H.scheme, kind: 'text', cell: ({ schemeCode }) => SCHEMES[schemeCode].name },
  { head: H.created, kind: 'instant', cell: ({ createdAt }) => createdAt },
  { head: H.submitted, kind: 'instant', cell: ({ submittedAt }) => submittedAt },
  { head: H.firstSubmitted, kind: 'instant', cell: ({ firstSubmittedAt }) => firstSubmittedAt },
  { head: H.approved, kind: 'instant', cell: ({ approvedAt }) => approvedAt },
  { head: H.signed, kind: 'instant', cell: ({ contractSigningTime }) => contractSigningTime },
  { head: H.status, kind: 'whole', cell: ({ status }) => status },
  { head: H.statusName, kind: 'text', cell: ({ status }) => statusLabel(status) },
  { head: H.approversComment, kind: 'text', cell: ({ hasApproversComment }) => yesNo(hasApproversComment) },
  {
    head: H.signatorysComment,
    kind: 'text',
    cell: ({ hasSignatorysComment }) => yesNo(hasSignatorysComment),
  },
  { head: H.aml, kind: 'text', cell: ({ amlCheckResultId: id }) => (id === null ? null : AML_RESULT[id]!) },
  { head: H.pep, kind: 'text', cell: ({ pepExists }) => yesNo(pepExists) },
  { head: H.granted, kind: 'money', cell: ({ invegaLoanSumCents }) => invegaLoanSumCents },
  { head: H.asked, kind: 'money', cell: ({ loanSumCents }) => loanSumCents },
  { head: H.assessor, kind: 'text', cell: ({ assessor }) => assessor },
  { head: H.daysToSign, kind: 'whole', cell: daysToSign },
  { head: H.daysFromReturned, kind: 'whole', cell: daysFromReturned },
  { head: H.conditionsChanged, kind: 'text', cell: ({ conditionsChanged }) => yesNo(conditionsChanged) },
  {
    head: H.documentTypes,
    kind: 'text',
    cell: ({ fileTypes }) => fileTypes.map((type) => DOCUMENT_TYPE_LABEL[type] ?? String(type)).join('; '),
  },
];
