import type { ActionButton } from '../../domain/application/actions/row.ts';
import {
  ACTION_NAMES,
  buttonOf,
  transitionOf,
  type ActionName,
  type TRANSITIONS,
} from '../../domain/application/transitions.ts';

type Shown<Row> = Row extends { button: { icon: string } } ? true : false;
/** Actions with a button among those of a case. */
export type StaffAction = {
  [A in ActionName]: Shown<(typeof TRANSITIONS)[A]> extends true ? A : never;
}[ActionName];

/** What a case opens: a dialog of the table, or the one form that asks for several of them. */
export type OpenedAction = StaffAction | 'assess';

const PLACES: readonly ActionButton['place'][] = ['step', 'finding', 'turn'];
const buttonFor = (action: StaffAction): ActionButton => buttonOf(action)!;

/** In the order of the action list: by their place, then as they stand in the table. */
export const STAFF_ACTIONS: readonly StaffAction[] = PLACES.flatMap((place) =>
  ACTION_NAMES.filter((action): action is StaffAction => buttonOf(action)?.place === place),
);

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

/** The same as a case shows it. */
export type OpenedRows = Omit<ActionRows, 'next' | 'allowed'> & {
  next: OpenedAction | null;
  allowed: OpenedAction[];
};

/** Actions that bring a request on; the first allowed of them is the next step. */
const STEPS = STAFF_ACTIONS.filter((action) => buttonFor(action).place === 'step');

/** Small things that must be settled first: while a step waits for them they are the next step. */
const bringing = (condition: string): StaffAction | undefined =>
  STAFF_ACTIONS.find((action) => buttonFor(action).brings === condition);

/** Conditions that the dialog itself brings about cannot hold before it is opened. */
const isSettledByDialog = (action: StaffAction, condition: string): boolean =>
  buttonFor(action).settles?.some((settled) => settled === condition) ?? false;

function standing(name: StaffAction, { refusal }: OfferedAction): string | null {
  return refusal !== null && isSettledByDialog(name, refusal) ? null : refusal;
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
    offered.filter((row) => row.name === name).map((row) => ({ name, refusal: standing(name, row) })),
  );
  const open = known.filter((row) => row.refusal === null).map((row) => row.name);
  const locked = known.flatMap((row) =>
    row.refusal === null || buttonFor(row.name).leftOutUnless === row.refusal
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
  const blocked = locked.find((row) => STEPS.includes(row.name) && bringing(row.refusal));
  const first = blocked && bringing(blocked.refusal);
  if (first && open.includes(first)) return first;
  return STEPS.find((action) => open.includes(action)) ?? null;
}
