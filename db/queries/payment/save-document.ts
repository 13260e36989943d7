import type { StatusId } from '../../../domain/application/status.ts';
import { holdOf } from '../../../domain/application/status.ts';
import { readDocument, type DocumentProblems, type RawDocument } from '../../../domain/payment/document.ts';
import type { DocumentValues } from '../../../domain/payment/document-fields.ts';
import { askableCents, limitsOf, NOTHING, splitOf } from '../../../domain/payment/remainders.ts';
import { EDITABLE_STATUSES } from '../../../domain/payment/status.ts';
import { vilniusDate } from '../../../domain/values/days.ts';
import type { Database, Tx } from '../../connect.ts';
import {
  deletePaymentDocument,
  findPaymentDocument,
  savePaymentDocument,
  type PaymentDocument,
} from './documents.ts';
import { notePayment, type PaymentNote } from './events.ts';
import { loadLoanAccount, lockLoan } from './loan-money.ts';
import { loadPaymentView, type PaymentView } from './view.ts';

export interface Writer {
  actorId: string;
  representativeId: string | null;
  /** Of the call: the same again makes no second document. */
  key: string;
}

export type Saved =
  | { kind: 'saved'; documentId: number }
  | { kind: 'problems'; problems: DocumentProblems }
  | { kind: 'refused'; code: Refused };

type Refused = 'wrongStatus' | 'loanInForce' | 'notFound' | 'formVersionMatches';

const refused = (code: Refused) => ({ kind: 'refused', code }) as const;

/**
 * Saves what an applicant entered of a document, like a draft beside the workflow: judged and written under the locks of the
 * payment request and its loan, so no two saves together ask for more than is left.
 */
export async function saveDocument(
  db: Database,
  given: {
    paymentRequestId: number;
    documentId: number | null;
    raw: RawDocument;
    /** Of the document as it was seen, where that is said: another save since then is not written over. */
    formVersion?: number | null;
  },
  writer: Writer,
): Promise<Saved> {
  return db.transaction().execute(async (tx) => {
    const found = await takeForWriting(tx, given);
    if ('code' in found) return found;
    const { view, document } = found;
    const { formVersion = null } = given;
    if (document && formVersion !== null && formVersion !== document.formVersion)
      return refused('formVersionMatches');
    await lockLoan(tx, view.requestId);
    const account = (await loadLoanAccount(tx, view.requestId, 'applicant'))!;
    if (!isInForce(account.loanStatus)) return refused('loanInForce');
    const limits = limitsOf(account, document?.asked ?? NOTHING);
    const question = { today: vilniusDate(view.now), askableCents: askableCents(limits) };
    const { values, problems } = readDocument(given.raw, question);
    if (Object.keys(problems).length > 0) return { kind: 'problems', problems };
    const whole = values as DocumentValues;
    const documentId = await savePaymentDocument(tx, {
      paymentRequestId: view.id,
      documentId: given.documentId,
      values: whole,
      asked: splitOf(whole.requiredCents, limits),
      actorId: writer.actorId,
      saveKey: writer.key,
    });
    if (documentId === null) return refused('notFound');
    const isNew = given.documentId === null;
    const what = isNew ? { action: 'addDocument', log: 31 } : { action: 'saveDocument', log: 30 };
    await noteOf(tx, view, writer, { ...what, documentId } as Noted);
    return { kind: 'saved', documentId };
  });
}

/** Removes a document of a payment request the applicant may edit. */
export async function removeDocument(db: Database, documentId: number, writer: Writer): Promise<Saved> {
  return db.transaction().execute(async (tx) => {
    const seen = await findPaymentDocument(tx, documentId);
    if (!seen) return refused('notFound');
    const { paymentRequestId } = seen;
    const found = await takeForWriting(tx, { paymentRequestId, documentId });
    if ('code' in found) return found;
    if (!found.document || !(await deletePaymentDocument(tx, found.document))) return refused('notFound');
    await noteOf(tx, found.view, writer, { action: 'deleteDocument', log: 32, documentId });
    return { kind: 'saved', documentId };
  });
}

const isInForce = (status: StatusId | null): boolean => holdOf(status) === 'issued';

type Noted = Pick<PaymentNote, 'action' | 'log' | 'documentId'>;

async function noteOf(tx: Tx, view: PaymentView, writer: Writer, noted: Noted): Promise<void> {
  const { actorId, representativeId, key: commandId } = writer;
  await notePayment(tx, {
    paymentRequestId: view.id,
    ...noted,
    ...{ actorId, actorRole: 'applicant', commandId, representativeId },
  });
}

/** The locked row and the document, while the applicant may write them. */
async function takeForWriting(
  tx: Tx,
  { paymentRequestId, documentId }: { paymentRequestId: number; documentId: number | null },
): Promise<{ view: PaymentView; document: PaymentDocument | null } | ReturnType<typeof refused>> {
  const view = await loadPaymentView(tx, paymentRequestId);
  if (!view) return refused('notFound');
  if (view.status === null || !EDITABLE_STATUSES.includes(view.status)) return refused('wrongStatus');
  const document = documentId === null ? null : await findPaymentDocument(tx, documentId);
  if (documentId !== null && document?.paymentRequestId !== view.id) return refused('notFound');
  return document?.isApproved ? refused('wrongStatus') : { view, document };
}
