import type { z } from 'zod';
import { listAbsences } from '../db/queries/administration/absences.ts';
import { listAccounts } from '../db/queries/administration/accounts.ts';
import { listChanges, type StoredChange } from '../db/queries/administration/changes.ts';
import { listFeaturesOff, listRulesOn } from '../db/queries/administration/kept.ts';
import type { AdminRefusal } from '../db/queries/administration/make.ts';
import { listSchemeSums } from '../db/queries/scheme-sums.ts';
import type { Database } from '../db/connect.ts';
import type { AdminChange } from '../domain/administration/change.ts';
import { FEATURES } from '../domain/administration/feature.ts';
import { RULE_SWITCHES } from '../domain/administration/rule-switch.ts';
import { ADMIN_PROBLEM_TEXT } from '../domain/texts/lt/administration.ts';
import { adminProblems } from '../domain/administration/change.ts';
import { BUDGET_BELOW_HELD } from '../domain/texts/lt/served-problem.ts';
import { fromWire, toWire } from '../domain/values/money.ts';
import { vilniusDate } from '../domain/values/days.ts';
import { Problem } from './http/problems.ts';
import type { StaffSession } from './http/session.ts';
import { time } from './present/wire-values.ts';
import type { administration, adminChangeInput } from './wire/administration.ts';

const SHOWN = 100;

type Administration = z.input<typeof administration>;

/** Everything the screens of the administration show. */
export async function administrationOf(db: Database, viewer: StaffSession): Promise<Administration> {
  const today = vilniusDate(new Date());
  const [accounts, absences, sums, off, rulesOn, { waiting, past }] = await Promise.all([
    listAccounts(db),
    listAbsences(db, today),
    listSchemeSums(db),
    listFeaturesOff(db),
    listRulesOn(db),
    listChanges(db, SHOWN),
  ]);
  return {
    today,
    accounts,
    absences,
    schemes: sums.map(({ schemeCode, period, ...sum }) => ({
      schemeCode,
      budget: toWire(sum.budgetCents),
      reserved: toWire(sum.reservedCents),
      issued: toWire(sum.issuedCents),
      ...period,
    })),
    features: FEATURES.map((feature) => ({ feature, isOn: !off.has(feature) })),
    rules: RULE_SWITCHES.map((rule) => ({ rule, isOn: rulesOn.has(rule) })),
    waiting: waiting.map((change) => shown(change, viewer)),
    history: past.map((change) => shown(change, viewer)),
  };
}

function shown(change: StoredChange, { userId }: StaffSession): Administration['waiting'][number] {
  const { before, after, proposedAt, decidedAt, proposedById, ...rest } = change;
  const isSubject = (rest.kind === 'roles' || rest.kind === 'active') && rest.subject === userId;
  const isOpen = rest.state === 'waiting';
  return {
    ...rest,
    before: stateOf(before),
    after: stateOf(after),
    proposedAt: time(proposedAt),
    decidedAt: decidedAt && time(decidedAt),
    mine: !isOpen ? 'none' : proposedById === userId ? 'proposed' : isSubject ? 'none' : 'toDecide',
  };
}

function stateOf({ cents, ...state }: Record<string, unknown>): Administration['waiting'][number]['before'] {
  return { ...state, ...(typeof cents === 'number' ? { sum: toWire(cents) } : {}) };
}

/** The change as it was typed, if nothing is wrong with its fields. */
export function changeOf(body: z.output<typeof adminChangeInput>): AdminChange {
  const change: AdminChange =
    body.kind === 'budget'
      ? { kind: 'budget', schemeCode: body.schemeCode, cents: fromWire(body.sum) ?? 0, reason: body.reason }
      : body.kind === 'account'
        ? trimmed(body)
        : body;
  const problems = Object.entries(adminProblems(change, vilniusDate(new Date())));
  if (problems.length > 0) {
    const errors = problems.map(([field, problem]) => [field, [ADMIN_PROBLEM_TEXT[problem]]]);
    throw new Problem('validation', { errors: Object.fromEntries(errors) as Record<string, string[]> });
  }
  return change;
}

type AccountChange = Extract<AdminChange, { kind: 'account' }>;

const trimmed = (change: AccountChange): AccountChange => ({
  ...change,
  firstName: change.firstName.trim(),
  lastName: change.lastName.trim(),
  email: change.email.trim(),
});

/** What a refusal of the administration is called outside. */
export function adminProblem(refusal: AdminRefusal): Problem {
  return refusal.code === 'budgetBelowHeld'
    ? new Problem(refusal.code, { sentence: BUDGET_BELOW_HELD(refusal.budgetCents, refusal.heldCents) })
    : new Problem(refusal.code);
}
