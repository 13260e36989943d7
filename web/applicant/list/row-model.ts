// What a row of the list says and offers: words from the domain, permissions from the server.
import { TURN, Status, type StatusId, type Turn } from '../../../domain/application/status.ts';
import { REQUESTS } from '../../../domain/texts/lt/screen/applicant.ts';
import { paths } from '../../paths.ts';
import type { RequestRow } from './query.ts';

export const TURN_ORDER: readonly Turn[] = ['applicant', 'provider', 'nobody'];
export const TURN_TONE = { applicant: 'warning', provider: 'brand', nobody: 'gray' } as const;

export interface TurnGroup {
  turn: Turn;
  rows: RequestRow[];
}

/** Grouped by whose turn it is; the nearest deadline first, then the newest. */
export function groupByTurn(rows: readonly RequestRow[]): TurnGroup[] {
  const due = (row: RequestRow) => row.clock?.dueAt ?? '9';
  return TURN_ORDER.map((turn) => ({
    turn,
    rows: rows
      .filter((row) => TURN[row.Status] === turn)
      .sort((a, b) => due(a).localeCompare(due(b)) || b.Id - a.Id),
  })).filter((group) => group.rows.length > 0);
}

/** Allowed by the server right now (no refusal). */
export function mayDo(row: Pick<RequestRow, 'actions'>, name: string): boolean {
  return row.actions.some((action) => action.name === name && action.refusal === null);
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
