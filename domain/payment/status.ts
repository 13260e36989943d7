/** Statuses of payment requests („document-check“ in the specification); labels live in texts/lt/payment.ts. */
export const PaymentStatus = {
  preparing: 1,
  approved: 2,
  returned: 3,
  rejected: 4,
  submitted: 5,
} as const;

export type PaymentStatusName = keyof typeof PaymentStatus;
export type PaymentStatusId = (typeof PaymentStatus)[PaymentStatusName];

export const PAYMENT_STATUS_IDS = Object.values(PaymentStatus) as readonly PaymentStatusId[];

const NAME_BY_ID = new Map(
  Object.entries(PaymentStatus).map(([name, id]) => [id, name as PaymentStatusName]),
);

export function paymentStatusName(id: PaymentStatusId): PaymentStatusName {
  return NAME_BY_ID.get(id)!;
}

/** The applicant adds, changes and removes documents and files, and submits. */
export const EDITABLE_STATUSES: readonly PaymentStatusId[] = [
  PaymentStatus.preparing,
  PaymentStatus.returned,
];

/** What staff answered is told: before it is work between themselves, or already answered by the applicant. */
export const ANSWERED_STATUSES: readonly PaymentStatusId[] = [
  PaymentStatus.approved,
  PaymentStatus.returned,
  PaymentStatus.rejected,
];

/** Nothing leads on. An approved one waits for its pay-out. */
export const FINAL_PAYMENT_STATUSES: readonly PaymentStatusId[] = [PaymentStatus.rejected];

/** Its documents count against the loan: asked for, or funded. */
export const COUNTED_STATUSES: readonly PaymentStatusId[] = PAYMENT_STATUS_IDS.filter(
  (id) => id !== PaymentStatus.rejected,
);
