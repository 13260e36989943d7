import { vilniusDate } from '../../domain/values/days.ts';
import { demoPdf } from './answers.ts';
import type { Visitor } from './portal.ts';

const P = '/api/PaymentRequest';
const TODAY = vilniusDate(Date.now());

interface Loan {
  requestId: number;
  director: Visitor;
  approver: Visitor;
  /** Of the journey, for the keys of its steps. */
  name: string;
}

interface Bill {
  supplierName: string;
  supplierCode: string;
  documentNumber: string;
  documentSum: string;
  requiredSum: string;
}

const BILLS: readonly Bill[] = [
  {
    supplierName: 'UAB „Nutrūkęs ryšys“',
    supplierCode: '900000105',
    documentNumber: 'NR-7714',
    documentSum: '6352.50',
    requiredSum: '6050.00',
  },
  {
    supplierName: 'UAB „Lėtas atsakas“',
    supplierCode: '900000098',
    documentNumber: 'LA-2026-0398',
    documentSum: '8470.00',
    requiredSum: '8470.00',
  },
  {
    supplierName: 'UAB „Nutrūkęs ryšys“',
    supplierCode: '900000105',
    documentNumber: 'NR-7760',
    documentSum: '1936.00',
    requiredSum: '1936.00',
  },
];

/** Three payment requests of a signed loan: one approved, one under evaluation, one that is still being written. */
export async function filePayments({ requestId, director, approver, name }: Loan): Promise<void> {
  const post = <T>(who: Visitor, path: string, more: Parameters<Visitor['call']>[1] & { step: string }) =>
    who.call<T>(path, { method: 'POST', ...more, step: `${name}:payment:${more.step}` });
  for (const [index, bill] of BILLS.entries()) {
    const survey = { starterRatingId: 1, invegaCommunicationRatingId: 2, invegaFinancialRatingId: 2 };
    const { paymentRequestId } = await post<{ paymentRequestId: number }>(director, `${P}/Start`, {
      query: { requestId },
      json: index === 0 ? survey : {},
      step: `start:${index}`,
    });
    const { documentId } = await post<{ documentId: number }>(director, `${P}/SavePrDocument`, {
      json: {
        paymentRequestId,
        supplierIsCompany: true,
        documentDate: TODAY,
        comment: '',
        FundsOriginTypeId1: null,
        FundsSum1: null,
        ...bill,
      },
      step: `document:${index}`,
    });
    if (index === 2) continue;
    await post(director, `${P}/uploadFilesPrd`, {
      form: { RelatedId: documentId, PRDocumentTypeId: 3 },
      files: { field: 'Files', files: [demoPdf(`saskaita-${bill.documentNumber}`)] },
      step: `file:${index}`,
    });
    const query = { paymentRequestId };
    await post(director, `${P}/Submit`, { query, step: `submit:${index}` });
    if (index === 0) await post(approver, `${P}/Approve`, { query, json: {}, step: 'approve' });
  }
}
