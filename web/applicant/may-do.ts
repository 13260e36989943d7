import type { RequestRow } from './list/query.ts';

/** Allowed by the server right now (no refusal). */
export function mayDo(row: Pick<RequestRow, 'actions'>, name: string): boolean {
  return row.actions.some((action) => action.name === name && action.refusal === null);
}
