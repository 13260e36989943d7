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

/** Where the money of a request stands (PRODUCT.md section 3, last paragraph). */
export type Hold = 'none' | 'reserved' | 'issued';

/** What follows from a status alone. The lists below are read off it, so a new status answers every question. */
interface StatusTraits {
  /** No action leads on: the workflow of such a request completes. (6 stays open: it may be deleted.) */
  isFinal: boolean;
  /** Drafted or corrected by the applicant: the answers may be saved. */
  isDrafted: boolean;
  /**
   * The provider still assesses and decides: findings of the screening are entered, staff check the registers again, comment,
   * and note for each other (specification of the back office, section 4; specification 2, section 4).
   */
  isAssessed: boolean;
  /** An assessor or the approver has it before them. */
  isPending: boolean;
  /** The decision to finance has been made: from here on sum and terms are the applicant's to know (PRODUCT.md section 10). */
  isDecided: boolean;
  /** The applicant may begin another request with its answers. */
  isCopyable: boolean;
  hold: Hold;
  /** The decision whose document must be there. */
  decision: 'approval' | 'rejection' | null;
}

const NOTHING: StatusTraits = {
  isFinal: false,
  isDrafted: false,
  isAssessed: false,
  isPending: false,
  isDecided: false,
  isCopyable: false,
  hold: 'none',
  decision: null,
};
const ASSESSED: StatusTraits = { ...NOTHING, isAssessed: true, hold: 'reserved' };
const SIGNING: StatusTraits = { ...NOTHING, isDecided: true, hold: 'reserved', decision: 'approval' };
const ISSUED: StatusTraits = { ...NOTHING, isDecided: true, hold: 'issued' };

const TRAITS: Record<StatusId, StatusTraits> = {
  [Status.preparing]: { ...NOTHING, isDrafted: true },
  [Status.submitted]: { ...ASSESSED, isPending: true },
  [Status.approved]: { ...ASSESSED, isDecided: true, decision: 'approval' },
  [Status.rejected]: { ...NOTHING, isFinal: true, isCopyable: true, decision: 'rejection' },
  [Status.returned]: { ...ASSESSED, isDrafted: true },
  [Status.criteriaNotMet]: { ...NOTHING, isCopyable: true },
  [Status.contractGenerated]: SIGNING,
  [Status.signedByApplicant]: SIGNING,
  [Status.signed]: ISSUED,
  [Status.terminated]: { ...NOTHING, isFinal: true, isDecided: true },
  [Status.awaitingDocuments]: { ...ASSESSED, decision: 'approval' },
  [Status.documentsSubmitted]: { ...ASSESSED, isPending: true },
  [Status.conditionsChange]: ISSUED,
  [Status.changeGenerated]: ISSUED,
  [Status.changeSignedByApplicant]: ISSUED,
  [Status.changeSigned]: ISSUED,
};

const statusesWith = (has: (traits: StatusTraits) => boolean): readonly StatusId[] =>
  STATUS_IDS.filter((id) => has(TRAITS[id]));

export const FINAL_STATUSES = statusesWith(({ isFinal }) => isFinal);
export const DRAFTED_STATUSES = statusesWith(({ isDrafted }) => isDrafted);
export const ASSESSED_STATUSES = statusesWith(({ isAssessed }) => isAssessed);
export const PENDING_STATUSES = statusesWith(({ isPending }) => isPending);
export const COPYABLE_STATUSES = statusesWith(({ isCopyable }) => isCopyable);
export const DECIDED_STATUSES = statusesWith(({ isDecided }) => isDecided);

/** In which statuses the document of a decision must be there. */
export const DECISION_STATUSES = {
  approval: statusesWith(({ decision }) => decision === 'approval'),
  rejection: statusesWith(({ decision }) => decision === 'rejection'),
};

export function holdOf(status: StatusId | null): Hold {
  return status === null ? 'none' : TRAITS[status].hold;
}

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

/** In the way of no other request any more. */
export const CLOSED_STATUSES: readonly StatusId[] = STATUS_IDS.filter((id) => STAGE[id] === 'closed');
