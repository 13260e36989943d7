// Calls of bills of rent, on a request of a scheme that has none.
import type { Sample } from './sample.ts';

const DONE = [200];
const MISSING = [404];
const bill = (): Sample => ({ query: 'invoiceId=987654321', good: MISSING });
const decided =
  (json: Record<string, unknown> = {}) =>
  (): Sample => ({ ...bill(), json });
const COMMENT = { comment: 'Patikslinkite sumą' };
const ofRequest = { params: { id: 'ID' }, request: 'params.id' } as const;

export const BILL_SAMPLES: Record<string, () => Sample> = {
  'GET /api/Invoice/TenantList': () => ({ good: DONE }),
  'GET /api/Invoice/OwnerList': () => ({ good: DONE }),
  'GET /api/Invoice/GetByTenant': bill,
  'GET /api/Invoice/GetByOwner': bill,
  'POST /api/Invoice/Save': () => ({ query: 'requestId=ID', request: 'query', json: {}, good: [409] }),
  'DELETE /api/Invoice/Delete': bill,
  'POST /api/Invoice/Confirm': decided(),
  'POST /api/Invoice/Reject': decided(COMMENT),
  'GET /api/Invoice/ManagerList': () => ({ good: DONE }),
  'GET /api/Invoice/ManagerGet': bill,
  'POST /api/Invoice/ManagerReject': decided(COMMENT),
  'GET /api/Request/CanConfirmInvoicesFromManager/{id}': () => ({ ...ofRequest, good: DONE }),
  'POST /api/Request/ConfirmInvoicesFromManager/{id}': () => ({ ...ofRequest, json: {}, good: [409] }),
};
