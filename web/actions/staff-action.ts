import { transitionOf, type ActionName } from '../../domain/application/transitions.ts';

/** Actions that members of staff start from a screen, in the order of the action list. */
export const STAFF_ACTIONS = [
  'handOver',
  'approve',
  'uploadContract',
  'providerSign',
  'uploadConditionsChange',
  'providerSignChange',
  'setAssessor',
  'setCompanySize',
  'setLoanSum',
  'reviewAml',
  'saveAmlCheck',
  'assessRisk',
  'renewAml',
  'increaseLoanSum',
  'approveWithDocs',
  'return',
  'changeContractFile',
  'changeToSubmitted',
  'rejectConditionsChange',
  'reject',
  'terminate',
] as const satisfies readonly ActionName[];

export type StaffAction = (typeof STAFF_ACTIONS)[number];

/** Cannot be taken back: danger colours on the row and on the confirming button. */
export function isDangerous(action: StaffAction): boolean {
  return transitionOf(action).irreversible === true;
}

/** What an answer of the server says about one action. */
export interface OfferedAction {
  name: string;
  refusal: string | null;
}

export interface ActionRows {
  /** The next step, when one is allowed. */
  next: StaffAction | null;
  allowed: StaffAction[];
  dangerous: StaffAction[];
  locked: { name: StaffAction; refusal: string }[];
}

/** Actions that bring a request on; the first allowed of them is the next step. */
const STEPS: readonly StaffAction[] = [
  'handOver',
  'approve',
  'uploadContract',
  'providerSign',
  'providerSignChange',
  'uploadConditionsChange',
];

/** Small things that must be settled first: while `handOver` waits for them they are the next step. */
const BEFORE: readonly { unlocks: string; action: StaffAction }[] = [
  { unlocks: 'sizeEntered', action: 'setCompanySize' },
  { unlocks: 'amlNotFailed', action: 'saveAmlCheck' },
  { unlocks: 'loanSumSet', action: 'setLoanSum' },
];

/** Conditions that the dialog itself brings about; before it is opened they cannot hold. */
const SETTLED_BY_DIALOG: Partial<Record<StaffAction, readonly string[]>> = {
  uploadContract: ['doubleCheckAccepted', 'withinLimits'],
  changeContractFile: ['withinLimits'],
  uploadConditionsChange: ['withinLimits'],
  setAssessor: ['assessorAssignable'],
  setLoanSum: ['withinLimits'],
  increaseLoanSum: ['withinLimits'],
  providerSign: ['signatureVerified'],
  providerSignChange: ['signatureVerified'],
};

/** Forms that the specification opens only when there is something to enter: otherwise they are left out. */
const LEFT_OUT: Partial<Record<StaffAction, string>> = {
  reviewAml: 'amlReviewable',
  saveAmlCheck: 'amlFailed',
};

function standing({ name, refusal }: OfferedAction): string | null {
  return refusal !== null && SETTLED_BY_DIALOG[name as StaffAction]?.includes(refusal) ? null : refusal;
}

/** What the next step depends on beside what is offered. */
export interface WorkDone {
  unassigned: boolean;
  /** It waits for the approver already: handing over again is possible, but no step on. */
  handedOver: boolean;
}

/** The action list as the picture has it: next step, allowed, irreversible, and locked with the reason. */
export function actionRows(offered: readonly OfferedAction[], done: WorkDone): ActionRows {
  const known = STAFF_ACTIONS.flatMap((name) =>
    offered.filter((row) => row.name === name).map((row) => ({ name, refusal: standing(row) })),
  );
  const open = known.filter((row) => row.refusal === null).map((row) => row.name);
  const locked = known.flatMap((row) =>
    row.refusal === null || LEFT_OUT[row.name] === row.refusal
      ? []
      : [{ name: row.name, refusal: row.refusal }],
  );
  const next = nextStep(
    done.handedOver ? open.filter((name) => name !== 'handOver') : open,
    locked,
    done.unassigned,
  );
  return {
    next,
    allowed: open.filter((name) => name !== next && !isDangerous(name)),
    dangerous: open.filter((name) => name !== next && isDangerous(name)),
    locked,
  };
}

function nextStep(
  open: readonly StaffAction[],
  locked: readonly { name: StaffAction; refusal: string }[],
  unassigned: boolean,
): StaffAction | null {
  if (unassigned && open.includes('setAssessor')) return 'setAssessor';
  const blocked = locked.find(
    (row) => STEPS.includes(row.name) && BEFORE.some((step) => step.unlocks === row.refusal),
  );
  const step = BEFORE.find(
    (candidate) => candidate.unlocks === blocked?.refusal && open.includes(candidate.action),
  );
  return step?.action ?? STEPS.find((action) => open.includes(action)) ?? null;
}
