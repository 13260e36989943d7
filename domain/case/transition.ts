/** Where an action leads: a status, nowhere (`same`), out of being (`gone`), or a target that the kind of case resolves itself. */
export type Target<Status, Own = never> = Status | 'same' | 'gone' | Own;

/** A row of the table of a kind of case: a loan request, a payment request. */
export interface Transition<Status, Role, Condition, Own = never> {
  /** `null`: the case does not exist yet. */
  from: readonly Status[] | null;
  to: Target<Status, Own>;
  by: readonly Role[];
  needs: readonly Condition[];
  /** Codes of the action log („backend“ numbering of the specification). */
  log: readonly number[];
  /** The decision cannot be taken back. */
  irreversible?: true;
}

/** A case somebody wants to move: the status it is in, and what they may do in general. */
export interface Standing<Status, Role> {
  status: Status | null;
  roles: readonly Role[];
}

/**
 * The only decision function: why the move of the row may not be made, or null when it may. Without `facts` only role
 * and status are judged (the synchronous validator of a workflow); the transaction that makes the move asks with facts.
 */
export function refusalOf<Status, Role, Condition extends string, Facts>(
  row: Transition<Status, Role, Condition, unknown>,
  { status, roles }: Standing<Status, Role>,
  conditions: Readonly<Record<Condition, (facts: Facts) => boolean>>,
  facts?: Facts,
): 'wrongRole' | 'wrongStatus' | Condition | null {
  if (!row.by.some((role) => roles.includes(role))) return 'wrongRole';
  const statusFits = row.from === null ? status === null : status !== null && row.from.includes(status);
  if (!statusFits) return 'wrongStatus';
  if (!facts) return null;
  return row.needs.find((condition) => !conditions[condition](facts)) ?? null;
}

/** The status after the move, null when the case is gone; `own` resolves the targets of the kind. The caller has asked for a refusal before. */
export function destinationOf<Status extends number, Own extends string = never>(
  to: Target<Status, Own>,
  from: Status | null,
  own: Readonly<Record<Own, () => Status | null>>,
): Status | null {
  if (typeof to === 'number') return to;
  if (to === 'same') return from;
  return to === 'gone' ? null : own[to]();
}
