import type { RegisterId } from './register-id.ts';

/** How one register is asked. Its own, so that trouble in one never reaches another. Times in milliseconds. */
export interface RegisterPolicy {
  /** One call, the body of its answer included. */
  callMs: number;
  /** Calls a second of one worker process, and how many at the same time. */
  perSecond: number;
  atOnce: number;
  /** Tries about one company or person, the pauses between them, and the end of all tries. */
  tries: number;
  firstPauseMs: number;
  longestPauseMs: number;
  withinMs: number;
  breaker: BreakerPolicy;
  again: AgainPolicy;
}

/** When all tries were in vain: the pause until they begin anew grows from `firstMs` to `longestMs`, for `withinMs` in all. */
export interface AgainPolicy {
  firstMs: number;
  longestMs: number;
  withinMs: number;
}

/** After `share` of the last `calls` failed nobody asks for `openMs`; then one call tries whether it is over. */
export interface BreakerPolicy {
  calls: number;
  share: number;
  openMs: number;
}

const USUAL: RegisterPolicy = {
  callMs: 10_000,
  perSecond: 20,
  atOnce: 8,
  tries: 5,
  firstPauseMs: 500,
  longestPauseMs: 10_000,
  withinMs: 60_000,
  // One company the register stumbles over makes five failures; it must not close the register to all others.
  breaker: { calls: 20, share: 0.6, openMs: 30_000 },
  // Three days outlast a weekend.
  again: { firstMs: 60_000, longestMs: 2 * 3_600_000, withinMs: 72 * 3_600_000 },
};

/** The tax authority takes a question and answers later: the tries are looks whether it has. */
export const REGISTER_POLICIES = {
  'legal-entities': USUAL,
  accounts: { ...USUAL, callMs: 15_000, perSecond: 10, withinMs: 90_000 },
  'tax-authority': { ...USUAL, perSecond: 50, tries: 120, withinMs: 600_000 },
  'social-insurance': USUAL,
  insolvency: USUAL,
  shareholders: { ...USUAL, callMs: 15_000, perSecond: 10, withinMs: 90_000 },
  leases: { ...USUAL, perSecond: 10 },
  'individual-activity': USUAL,
} as const satisfies Record<RegisterId, RegisterPolicy>;

export type RegisterPolicies = Readonly<Record<RegisterId, RegisterPolicy>>;

export type PolicyChange = Partial<Omit<RegisterPolicy, 'breaker' | 'again'>> & {
  breaker?: Partial<BreakerPolicy> | undefined;
  again?: Partial<AgainPolicy> | undefined;
};

export type PolicyChanges = Readonly<Partial<Record<RegisterId | '*', PolicyChange>>>;

/** Open data of everybody's are asked gently, and a company takes up to five calls. */
const OPEN_DATA_PACE: PolicyChange = { callMs: 30_000, perSecond: 2, atOnce: 2, withinMs: 180_000 };

/** The table, gentler for registers that open data stand in for, with what an operator changed: `*` for all, then by name. */
export function policiesWith(changes: PolicyChanges, openData: readonly RegisterId[] = []): RegisterPolicies {
  const changed = Object.entries(REGISTER_POLICIES).map(([name, policy]) => {
    const register = name as RegisterId;
    const paced = merged(policy, openData.includes(register) ? OPEN_DATA_PACE : {});
    return [register, merged(merged(paced, changes['*']), changes[register])];
  });
  return Object.fromEntries(changed) as RegisterPolicies;
}

function merged(policy: RegisterPolicy, change: PolicyChange = {}): RegisterPolicy {
  return {
    ...policy,
    ...change,
    breaker: { ...policy.breaker, ...change.breaker },
    again: { ...policy.again, ...change.again },
  };
}

/** How many calls a worker may hold: those being made and as many that wait their turn, of every register. */
export function registerPlaces(policies: RegisterPolicies): number {
  return Object.values(policies).reduce((sum, { atOnce }) => sum + 2 * atOnce, 0);
}
