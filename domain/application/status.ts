/** Request statuses. Ids are those of the specification (section 4); labels live in texts/lt/status.ts. */
export const Status = {
  preparing: 1,
  submitted: 2,
  approved: 3,
  rejected: 4,
  returned: 5,
  criteriaNotMet: 6,
  contractGenerated: 7,
  signedByApplicant: 8,
  signed: 9,
  terminated: 10,
  awaitingDocuments: 11,
  documentsSubmitted: 12,
  conditionsChange: 13,
  changeGenerated: 14,
  changeSignedByApplicant: 15,
  changeSigned: 16,
} as const;

export type StatusName = keyof typeof Status;
export type StatusId = (typeof Status)[StatusName];

export const STATUS_IDS = Object.values(Status) as readonly StatusId[];

const NAME_BY_ID = new Map(Object.entries(Status).map(([name, id]) => [id, name as StatusName]));

export function isStatusId(value: unknown): value is StatusId {
  return typeof value === 'number' && NAME_BY_ID.has(value as StatusId);
}

/** `2` → `'submitted'`: the readable form used in search attributes, metrics and code comments. */
export function statusName(id: StatusId): StatusName {
  return NAME_BY_ID.get(id)!;
}

/** Statuses from which no action leads on: the workflow of such a request completes. (6 stays open: it may be deleted.) */
export const FINAL_STATUSES: readonly StatusId[] = [Status.rejected, Status.terminated];

/** In which approver and signatory may change their notes for each other (specification of the back office, section 4). */
export const NOTES_STATUSES: readonly StatusId[] = [
  Status.submitted,
  Status.approved,
  Status.returned,
  Status.awaitingDocuments,
  Status.documentsSubmitted,
];

/** Money of the request counts as reserved (PRODUCT.md section 3). */
export const RESERVED_STATUSES: readonly StatusId[] = [
  Status.submitted,
  Status.approved,
  Status.returned,
  Status.contractGenerated,
  Status.signedByApplicant,
  Status.awaitingDocuments,
  Status.documentsSubmitted,
];

/** Money of the request counts as issued. */
export const ISSUED_STATUSES: readonly StatusId[] = [
  Status.signed,
  Status.conditionsChange,
  Status.changeGenerated,
  Status.changeSignedByApplicant,
  Status.changeSigned,
];

export type Turn = 'applicant' | 'provider' | 'nobody';

/** Whose move it is (colour and grouping on every screen). */
export const TURN: Record<StatusId, Turn> = {
  [Status.preparing]: 'applicant',
  [Status.submitted]: 'provider',
  [Status.approved]: 'provider',
  [Status.rejected]: 'nobody',
  [Status.returned]: 'applicant',
  [Status.criteriaNotMet]: 'nobody',
  [Status.contractGenerated]: 'applicant',
  [Status.signedByApplicant]: 'provider',
  [Status.signed]: 'nobody',
  [Status.terminated]: 'nobody',
  [Status.awaitingDocuments]: 'applicant',
  [Status.documentsSubmitted]: 'provider',
  [Status.conditionsChange]: 'provider',
  [Status.changeGenerated]: 'applicant',
  [Status.changeSignedByApplicant]: 'provider',
  [Status.changeSigned]: 'nobody',
};

/** Coarse stage for operators (search attribute LoanStage). */
export type Stage =
  'draft' | 'evaluation' | 'decision' | 'contract' | 'signing' | 'active' | 'change' | 'closed';

export const STAGE: Record<StatusId, Stage> = {
  [Status.preparing]: 'draft',
  [Status.submitted]: 'evaluation',
  [Status.approved]: 'contract',
  [Status.rejected]: 'closed',
  [Status.returned]: 'evaluation',
  [Status.criteriaNotMet]: 'closed',
  [Status.contractGenerated]: 'signing',
  [Status.signedByApplicant]: 'signing',
  [Status.signed]: 'active',
  [Status.terminated]: 'closed',
  [Status.awaitingDocuments]: 'decision',
  [Status.documentsSubmitted]: 'decision',
  [Status.conditionsChange]: 'change',
  [Status.changeGenerated]: 'change',
  [Status.changeSignedByApplicant]: 'change',
  [Status.changeSigned]: 'active',
};
