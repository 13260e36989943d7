// The kinds of cases as the reconciler needs them: every one is compared by the same rules (decision 0028).
import type { Database } from '../../db/connect.ts';
import type { ClockContext } from '../../db/queries/clocks.ts';
import { loadPaymentState } from '../../db/queries/payment/view.ts';
import { flagPayment } from '../../db/queries/payment/stuck.ts';
import {
  loadKnownPaymentMoves,
  loadOpenPayments,
  loadPaymentMarks,
} from '../../db/queries/payment/reconcile.ts';
import {
  loadKnownMoves,
  loadMarks,
  loadOpenRequests,
  type CaseMark,
  type OpenRow,
} from '../../db/queries/reconcile.ts';
import { loadRequestState } from '../../db/queries/request-state.ts';
import { flagStuck } from '../../db/queries/stuck.ts';
import { statusName, type StatusId } from '../../domain/application/status.ts';
import { paymentStatusName, type PaymentStatusId } from '../../domain/payment/status.ts';
import {
  paymentStart,
  paymentWorkflowIdOf,
  requestStart,
  workflowIdOf,
  WORKFLOW_TYPE,
  type LoanRequestInput,
  type PaymentRequestInput,
} from '../../workflows/definitions.ts';
import type { ActivityDeps } from '../deps.ts';

type Engine = ActivityDeps['engine'];
export type Clocks = () => Promise<ClockContext>;

/** One kind of case: where its rows are, and how its workflow is named and begun anew. */
export interface ReconciledKind {
  type: 'loanRequest' | 'paymentRequest';
  workflowIdOf(id: number): string;
  open(db: Database, page: { after: number; limit: number }): Promise<OpenRow[]>;
  marks(db: Database, ids: readonly number[]): Promise<Map<number, CaseMark>>;
  knownMoves(db: Database, id: number): Promise<{ version: number; commandId: string }[]>;
  flag(db: Database, id: number, code: string | null): Promise<void>;
  statusName(status: number): string;
  /** A new run that goes on from the row; nothing where there is no row. */
  resume(of: { db: Database; engine: Engine; clocks: Clocks }, id: number): Promise<void>;
}

export const LOAN_REQUESTS: ReconciledKind = {
  type: 'loanRequest',
  workflowIdOf,
  open: loadOpenRequests,
  marks: loadMarks,
  knownMoves: loadKnownMoves,
  flag: flagStuck,
  statusName: (status) => statusName(status as StatusId),
  async resume({ db, engine, clocks }, requestId) {
    const resumeFrom = await loadRequestState(db, requestId, await clocks());
    if (!resumeFrom) return;
    const input: LoanRequestInput = { requestId, resumeFrom };
    await begin(engine, 'loanRequest', { ...requestStart(requestId), args: [input] });
  },
};

export const PAYMENT_REQUESTS: ReconciledKind = {
  type: 'paymentRequest',
  workflowIdOf: paymentWorkflowIdOf,
  open: loadOpenPayments,
  marks: loadPaymentMarks,
  knownMoves: loadKnownPaymentMoves,
  flag: flagPayment,
  statusName: (status) => paymentStatusName(status as PaymentStatusId),
  async resume({ db, engine, clocks }, paymentRequestId) {
    const resumeFrom = await loadPaymentState(db, paymentRequestId, await clocks());
    if (!resumeFrom) return;
    const input: PaymentRequestInput = { paymentRequestId, resumeFrom };
    await begin(engine, 'paymentRequest', { ...paymentStart(paymentRequestId), args: [input] });
  },
};

async function begin(
  { client, taskQueue }: Engine,
  type: ReconciledKind['type'],
  options: { workflowId: string; staticSummary: string; workflowTaskTimeout: '3s'; args: [unknown] },
): Promise<void> {
  await client.workflow.start(WORKFLOW_TYPE[type], {
    ...options,
    taskQueue,
    workflowIdConflictPolicy: 'USE_EXISTING',
  });
}
