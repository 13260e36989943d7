// Calls of payment requests, on a loan request that is a draft: there are none yet.
import type { Sample } from './sample.ts';

const MISSING = [404];
const nobody = (name: string, more = ''): Sample => ({ query: `${name}=987654321${more}`, good: MISSING });
const FILE = '&fileId=00000000-0000-4000-8000-000000000001';
const payment = (): Sample => nobody('paymentRequestId');
const decided = (): Sample => ({ ...payment(), json: { comment: 'Patikslinkite duomenis' } });
const document = (): Sample => nobody('documentId');
const file = (): Sample => nobody('relatedId', FILE);

const under = (rows: Record<string, () => Sample>): Record<string, () => Sample> =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [name.replace(' ', ' /api/PaymentRequest/'), row]),
  );

export const PAYMENT_SAMPLES = under({
  'GET List': () => ({ query: 'requestId=ID', request: 'query', good: [200] }),
  'GET Get': payment,
  'POST Start': () => ({ query: 'requestId=ID', request: 'query', good: [409] }),
  'POST Submit': payment,
  'POST Approve': decided,
  'POST Reject': decided,
  'POST Return': decided,
  'POST ReturnWithComment': () => ({
    json: { paymentRequestId: 987654321, comment: 'Patikslinkite duomenis', prDocumentIDs: [1] },
    good: MISSING,
  }),
  'POST StopDecision': () => ({
    json: { paymentRequestId: 987654321, comment: 'Suklydome byloje' },
    good: MISSING,
  }),
  'GET GetActionLogManager': payment,
  'GET ExportPr': () => ({
    query: 'requestId=ID&paymentRequestId=987654321',
    request: 'query',
    good: MISSING,
  }),
  'GET GetPrDocument': document,
  'POST SavePrDocument': () => ({ json: { paymentRequestId: 987654321 }, good: MISSING }),
  'POST SavePrDocumentManager': () => ({ json: { prDocumentId: 987654321 }, good: MISSING }),
  'POST MarkUnpaidCheck': document,
  'DELETE DeletePrDocument': document,
  'POST uploadFilesPrd': () => ({ form: { RelatedId: '987654321', PRDocumentTypeId: '3' }, good: MISSING }),
  'POST uploadFilesPr': () => ({ form: { RelatedId: '987654321', PRDocumentTypeId: '3' }, good: MISSING }),
  'GET DownloadFilePrd': file,
  'GET DownloadFilePr': file,
  'DELETE DeleteUploadedFilePrd': file,
  'DELETE DeleteUploadedFilePr': file,
});

const LOAN: Sample = { query: 'requestId=ID', request: 'query', good: [409] };
/** Calls of the account of a loan, on a request that has no contract. */
export const LOAN_ACCOUNT_SAMPLES: Record<string, () => Sample> = {
  'GET /api/LoanAccount/Get': () => LOAN,
  'GET /api/LoanAccount/GetSchedule': () => LOAN,
  'POST /api/LoanAccount/RecordPayOut': () => ({
    json: { paymentRequestId: 987654321, sum: '1.00', paidOn: '2026-11-20' },
    good: MISSING,
  }),
  'POST /api/LoanAccount/EnterArrear': () => ({
    json: { requestId: 'ID', kind: 'overdue', sum: '1.00', since: '2026-11-20' },
    request: 'json.requestId',
    good: [404, 409],
  }),
  'POST /api/LoanAccount/EndArrear': () => ({
    json: { id: 987654321, endedOn: '2026-11-20' },
    good: MISSING,
  }),
};
