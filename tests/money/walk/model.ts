// What a request must hold, told from what was done to it and nothing else.
import { TRANSITIONS, transitionOf, type ActionName } from '../../../domain/application/transitions.ts';
import type { StatusId } from '../../../domain/application/status.ts';

/** Statuses of PRODUCT.md section 3, last paragraph, written down again. */
const RESERVED: readonly number[] = [2, 3, 5, 7, 8, 11, 12];
const ISSUED: readonly number[] = [9, 13, 14, 15, 16];

type Input = Readonly<Record<string, unknown>>;

export interface Model {
  requestId: number;
  borrower: string;
  status: StatusId | null;
  formVersion: number;
  /** Sum and companies of the draft as it was last saved. Null: no sum that can be read. */
  draft: { sumCents: number | null; named: readonly string[] };
  /** The same as last submitted. */
  sent: { sumCents: number; named: readonly string[] } | null;
  /** The sum staff have set, agreed in the contract or raised. */
  byStaff: number | null;
  /** The sum the approver bound the contract to. */
  approved: number | null;
  /** Sum of the change of conditions on its way. */
  change: number | null;
  /** What a manager proposed and nobody has confirmed, or (a change) somebody has. */
  proposal: { action: ActionName; input: Input; by: string | null } | null;
  /** Held after the last step. */
  held: number;
}

export const isJudged = (action: ActionName): boolean =>
  (TRANSITIONS[action].needs as readonly string[]).includes('withinLimits');

export function expectedHold(status: StatusId | null): 'reserved' | 'issued' | null {
  if (status === null) return null;
  return RESERVED.includes(status) ? 'reserved' : ISSUED.includes(status) ? 'issued' : null;
}

export interface Done {
  input: Input;
  actorId: string | null;
  /** After the action. */
  status: StatusId | null;
}

type Change = (model: Model, done: Done) => Partial<Model>;

const given = ({ sumCents }: Input): number | null => (typeof sumCents === 'number' ? sumCents : null);
const agreed = ({ byStaff, sent }: Model): number => byStaff ?? sent?.sumCents ?? 0;

/** Where an action does more than its row of the table says of every action: see `afterDone`. */
const approval: Change = (model, { input }) => {
  const sum = given(input) ?? agreed(model);
  return { byStaff: sum, approved: sum, held: sum };
};

const proposed = (action: ActionName, { input, actorId }: Done): Partial<Model> => ({
  proposal: { action, input, by: actorId },
});

const SPECIAL: Partial<Record<ActionName, Change>> = {
  submit: (model) => {
    const sumCents = model.draft.sumCents ?? 0;
    const byStaff = model.sent?.sumCents === sumCents ? model.byStaff : null;
    return { sent: { sumCents, named: model.draft.named }, byStaff, held: byStaff ?? sumCents };
  },
  uploadConditionsChange: (model, { input }) => {
    const change = given(input) ?? 0;
    return { change, held: Math.max(agreed(model), change) };
  },
  providerSignChange: (model) => ({ byStaff: model.change, change: null, held: model.change ?? 0 }),
  approve: approval,
  approveWithDocs: approval,
  changeTerms: (model, { input }) => {
    const sum = given(input) ?? model.approved ?? agreed(model);
    return { byStaff: sum, approved: sum, held: sum };
  },
  changeToSubmitted: () => ({ approved: null }),
  // A proposal holds nothing; the same sum said by another person raises.
  increaseLoanSum: (model, done) => {
    const { proposal } = model;
    const isSecond = proposal?.action === 'increaseLoanSum' && proposal.by !== done.actorId;
    const sum = given(done.input);
    if (!isSecond || given(proposal.input) !== sum) return proposed('increaseLoanSum', done);
    return { byStaff: sum, held: sum ?? 0, proposal: null };
  },
  // Beforehand, and of the whole change: it is held once its document is sent.
  confirmConditions: (model, done) =>
    model.proposal?.action === 'confirmConditions' && model.proposal.by !== done.actorId
      ? {}
      : proposed('confirmConditions', done),
  changeSigningExpired: (model) => ({ change: null, held: agreed(model) }),
};

/**
 * The request after an action that was carried out. An action that judges limits holds the sum given with it, or the one
 * that stands; any other holds what was held. What is not listed in `SPECIAL` follows this rule, new actions too.
 */
export function afterDone(model: Model, action: ActionName, done: Done): Model {
  const { input, status } = done;
  const sum = isJudged(action) ? given(input) : null;
  const usual: Partial<Model> = isJudged(action)
    ? { byStaff: sum ?? model.byStaff, held: sum ?? agreed(model) }
    : {};
  const after = { ...model, ...(SPECIAL[action] ? SPECIAL[action](model, done) : usual), status };
  // An increase waits while the contract is in force.
  const proposal =
    after.proposal?.action === 'increaseLoanSum' && status !== 9 && status !== 16 ? null : after.proposal;
  return { ...after, proposal, held: expectedHold(status) === null ? 0 : after.held };
}

/** Whether the table lets the action lead on from here, whoever does it. */
export const fits = (action: ActionName, status: StatusId | null): boolean => {
  const { from } = transitionOf(action);
  return from !== null && status !== null && from.includes(status);
};
