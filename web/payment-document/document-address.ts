import type { ActionType } from '../paths.ts';

export type DocumentAddress =
  | { actionType: 'new'; paymentRequestId: number }
  | { actionType: Exclude<ActionType, 'new'>; documentId: number };

const numberOf = (text: string | null): number | null =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

/** What the query asks for; null: not enough to open anything. */
export function addressOf(query: URLSearchParams): DocumentAddress | null {
  const actionType = query.get('actionType');
  const documentId = numberOf(query.get('documentId'));
  if (actionType === 'new') {
    const paymentRequestId = numberOf(query.get('paymentRequestId'));
    return paymentRequestId === null ? null : { actionType, paymentRequestId };
  }
  if (documentId === null) return null;
  return { actionType: actionType === 'edit' ? 'edit' : 'view', documentId };
}
