// Payment requests: returned, corrected, edited, approved and paid out; rejected; a decision that is stopped.
import { WithStartWorkflowOperation } from '@temporalio/client';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { storeCommandInput } from '../../db/queries/command-input.ts';
import { saveDocument } from '../../db/queries/payment/save-document.ts';
import { Status } from '../../domain/application/status.ts';
import type { PaymentResult } from '../../domain/payment/command.ts';
import type { PaymentAction } from '../../domain/payment/transitions.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import * as define from '../../workflows/definitions.ts';
import { Case, type Person } from '../harness/case.ts';
import type { Surroundings } from '../harness/surroundings.ts';
import { until } from '../harness/waiting.ts';

/** A loan as it stands after the contract, for working capital. */
export async function signedLoan({ world }: Surroundings): Promise<Case> {
  const loan = await Case.prepare(world);
  await loan.start();
  await world.db.transaction().execute(async (tx) => {
    await sql`select set_config('portal.transition', 'on', true)`.execute(tx);
    await sql`update loan_request set status = ${Status.signed}, version = version + 1,
      invega_loan_sum_cents = 10000000, loan_purpose_id = 2 where id = ${loan.requestId}`.execute(tx);
  });
  return loan;
}

export class Payment {
  constructor(
    readonly around: Surroundings,
    readonly id: number,
  ) {}

  get handle() {
    return this.around.world.client.workflow.getHandle(define.paymentWorkflowIdOf(this.id));
  }

  async act(who: Person, action: PaymentAction, input: Record<string, unknown> = {}): Promise<PaymentResult> {
    const { db, client, taskQueue } = this.around.world;
    const commandId = randomUUID();
    await storeCommandInput(db, { commandId, requestId: this.id, action, actorId: who.actorId, input });
    const { actorId, roles } = who;
    const command = { commandId, action, actorId, roles, expectedVersion: null };
    if (action !== 'start')
      return this.handle.executeUpdate(define.paymentCommand, { args: [command], updateId: commandId });
    return client.workflow.executeUpdateWithStart(define.paymentCommand, {
      args: [command],
      updateId: commandId,
      startWorkflowOperation: new WithStartWorkflowOperation(define.WORKFLOW_TYPE.paymentRequest, {
        ...define.paymentStart(this.id),
        taskQueue,
        args: [{ paymentRequestId: this.id }],
        workflowIdConflictPolicy: 'USE_EXISTING',
      }),
    });
  }
}

/** In 5 with one document that has its file. */
export async function toSubmitted(
  around: Surroundings,
  loan: Case,
): Promise<{ payment: Payment; documentId: number }> {
  const { db } = around.world;
  const { rows } = await sql<{ id: number }>`select nextval('payment_request_number') as id`.execute(db);
  const payment = new Payment(around, rows[0]!.id);
  const survey = { starterRatingId: 1, invegaCommunicationRatingId: 2, invegaFinancialRatingId: 3 };
  await payment.act(loan.applicant, 'start', { requestId: loan.requestId, survey });
  const userId = loan.applicant.userId;
  const raw = {
    SupplierIsCompany: true,
    SupplierName: 'UAB „Staklės“',
    SupplierCode: '900000016',
    DocumentNumber: `SF-${payment.id}`,
    DocumentDate: '2026-11-20',
    DocumentSum: '1000.00',
    RequiredSum: '1000.00',
  };
  const saved = await saveDocument(
    db,
    { paymentRequestId: payment.id, documentId: null, raw },
    { actorId: userId, representativeId: null, key: randomUUID() },
  );
  if (saved.kind !== 'saved') throw new Error(`the document is ${saved.kind}`);
  const { documentId } = saved;
  await sql`insert into payment_file (payment_request_id, document_id, type, file_name, content_type, size_bytes, sha256,
      storage_key, uploaded_by, upload_key, scan_state)
    values (${payment.id}, ${documentId}, 3, 'saskaita.pdf', 'application/pdf', 1, ${'0'.repeat(64)}, ${randomUUID()},
      ${userId}::uuid, ${randomUUID()}, 'clean')`.execute(db);
  await payment.act(loan.applicant, 'submit');
  return { payment, documentId };
}

/** The window ends at once; the workflow reads its row again and finds that it is time. */
async function endWindowOf({ around, id, handle }: Payment): Promise<void> {
  const { db } = around.world;
  await sql`update payment_held set takes_effect_at = clock_timestamp() where payment_request_id = ${id}`.execute(
    db,
  );
  await handle.signal(define.resync);
  const isHeld = async () => {
    const { rows } = await sql`select 1 from payment_held where payment_request_id = ${id}`.execute(db);
    return rows.length > 0;
  };
  await until(async () => !(await isHeld()), { what: 'the end of the window' });
}

export const PAYMENT_STORIES = {
  'payments-decided': async (around: Surroundings): Promise<string[]> => {
    const { staff } = around;
    await around.worker.stop();
    await around.replaceWorker({ DECISION_UNDO_MINUTES: '10' });
    const loan = await signedLoan(around);
    const approved = await toSubmitted(around, loan);
    const { documentId } = approved;
    await approved.payment.act(staff.manager, 'return', {
      comment: 'Trūksta numerio',
      documentIds: [documentId],
    });
    await approved.payment.act(loan.applicant, 'submit');
    await approved.payment.act(staff.manager, 'editDocument', {
      documentId,
      values: { turnoverCents: 900_00 },
      note: '',
    });
    await approved.payment.act(staff.manager, 'markUnpaid', { documentId });
    await approved.payment.act(staff.approver, 'approve', { comment: '' });
    await approved.payment.act(staff.approver, 'stopDecision', { comment: 'Suklydome byloje' });
    await approved.payment.act(staff.approver, 'approve', { comment: '' });
    await endWindowOf(approved.payment);
    const paidOn = vilniusDate(Date.now());
    await approved.payment.act(staff.manager, 'payOut', { sumCents: 900_00, paidOn });
    const rejected = await toSubmitted(around, loan);
    await rejected.payment.act(staff.approver, 'reject', { comment: 'Dublikatas' });
    await endWindowOf(rejected.payment);
    await rejected.payment.handle.result();
    return [approved, rejected].map(({ payment }) => define.paymentWorkflowIdOf(payment.id));
  },
};
