// Queues of the inbox are data: the rail, its live counts and the API's filter read the same rows.
import { PaymentStatus } from '../payment/status.ts';
import {
  PENDING_STATUSES,
  Status,
  STATUS_IDS,
  TURN,
  type StatusId,
  type Turn,
} from '../application/status.ts';

export type QueueKey =
  | 'mine'
  | 'unassigned'
  | 'overdue'
  | 'withApprover'
  | 'all'
  | 'paymentRequests'
  | 'newBills'
  | `status-${StatusId}`;

/** What belongs to a queue; every key narrows. */
export interface QueueFilter {
  /** Open tasks that reach the person: assigned to her, or of her roles and assigned to nobody. */
  mine?: true;
  /** Nobody is assigned as assessor. */
  unassigned?: true;
  /** The clock that waits for the provider has run out. */
  overdue?: true;
  /** An assessor handed it over, and an approver has not decided yet. */
  withApprover?: true;
  statuses?: readonly StatusId[];
  /** Loan requests with a payment request in one of these statuses. */
  paymentStatuses?: readonly number[];
  /** Loan requests with bills that staff have not confirmed for financing yet. */
  newBills?: true;
}

export interface Queue {
  key: QueueKey;
  group: 'work' | 'status';
  filter: QueueFilter;
  /** Whose turn it is: the colour of the square beside the name; null for work queues. */
  turn: Turn | null;
  /** A count above zero is shown in red. */
  alarming: boolean;
}

/** Statuses in the order of the rail: the provider's turn first, then the applicant's, then those at rest. */
const RAIL_ORDER: readonly StatusId[] = [
  Status.submitted,
  Status.documentsSubmitted,
  Status.conditionsChange,
  Status.approved,
  Status.signedByApplicant,
  Status.changeSignedByApplicant,
  Status.returned,
  Status.awaitingDocuments,
  Status.contractGenerated,
  Status.changeGenerated,
  Status.preparing,
  Status.signed,
  Status.changeSigned,
  Status.rejected,
  Status.criteriaNotMet,
  Status.terminated,
];

export const QUEUES: readonly Queue[] = [
  { key: 'mine', group: 'work', filter: { mine: true }, turn: null, alarming: false },
  {
    key: 'unassigned',
    group: 'work',
    filter: { unassigned: true, statuses: PENDING_STATUSES },
    turn: null,
    alarming: false,
  },
  { key: 'overdue', group: 'work', filter: { overdue: true }, turn: null, alarming: true },
  { key: 'withApprover', group: 'work', filter: { withApprover: true }, turn: null, alarming: false },
  {
    key: 'paymentRequests',
    group: 'work',
    filter: { paymentStatuses: [PaymentStatus.submitted] },
    turn: null,
    alarming: false,
  },
  { key: 'newBills', group: 'work', filter: { newBills: true }, turn: null, alarming: false },
  { key: 'all', group: 'work', filter: {}, turn: null, alarming: false },
  ...RAIL_ORDER.map((status): Queue => ({
    key: `status-${status}`,
    group: 'status',
    filter: { statuses: [status] },
    turn: TURN[status],
    alarming: false,
  })),
];

/** Counts of a list go no further than this; beyond it they say „1 000+“ until the exact one is there, and cost the same at any size (decision 0073). */
export const COUNTED_MOST = 1_000;

export const DEFAULT_QUEUE: QueueKey = 'mine';

/** A queue by its key; undefined for a key nobody knows (an old bookmark). */
export function queueOf(key: string): Queue | undefined {
  return QUEUES.find((queue) => queue.key === key);
}

/** All statuses have a queue: used by the test and by the statistics' drill-down. */
export function queueOfStatus(status: StatusId): Queue | undefined {
  return STATUS_IDS.includes(status) ? queueOf(`status-${status}`) : undefined;
}
