import type { KeyHeader } from '../api/act.ts';
import { api } from '../api/client.ts';

export type Decision = 'approve' | 'return' | 'reject' | 'stopDecision';

export interface Given {
  paymentRequestId: number;
  comment: string;
  documentIds: readonly number[];
}

/** One call a decision; people's words go in the body. */
export function callOf(decision: Decision, { paymentRequestId, comment, documentIds }: Given) {
  return (header: KeyHeader) => {
    const params = { query: { paymentRequestId }, header };
    if (decision === 'approve') return api.POST('/api/PaymentRequest/Approve', { params, body: { comment } });
    if (decision === 'reject') return api.POST('/api/PaymentRequest/Reject', { params, body: { comment } });
    if (decision === 'stopDecision')
      return api.POST('/api/PaymentRequest/StopDecision', {
        params: { header },
        body: { paymentRequestId, comment },
      });
    const prDocumentIDs = [...documentIds];
    // Without words it is the call that can do without them; the server says when there is nothing to go by.
    if (comment === '') return api.POST('/api/PaymentRequest/Return', { params, body: { prDocumentIDs } });
    return api.POST('/api/PaymentRequest/ReturnWithComment', {
      params: { header },
      body: { paymentRequestId, comment, prDocumentIDs },
    });
  };
}
