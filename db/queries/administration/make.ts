import { sql } from 'kysely';
import { needsSecond, subjectOf, type AdminChange } from '../../../domain/administration/change.ts';
import { STAFF_RIGHTS } from '../../../domain/application/rights.ts';
import type { Database, Tx } from '../../connect.ts';
import { endAbsence, insertAbsence, isTaken } from './absences.ts';
import {
  countOtherAdministrators,
  findAccount,
  insertAccount,
  setRights,
  updateAccount,
} from './accounts.ts';
import { closeChange, findChange, findChangeByKey, insertChange, type StoredChange } from './changes.ts';
import { findSchemeRow, isRuleOn, moveBudget, movePeriod, switchFeature, switchRule } from './kept.ts';

export type AdminRefusal =
  | { code: 'notFound' | 'changeSame' | 'changeWaiting' | 'changeDecided' | 'changeOwn' | 'changeOutdated' }
  | { code: 'ownRights' | 'lastAdministrator' | 'accountExists' | 'absenceOver' }
  | { code: 'deputyAway' | 'deputyRoles' | 'absenceOverlaps' }
  | { code: 'budgetBelowHeld'; budgetCents: number; heldCents: number };

export type Made = { state: 'waiting' | 'inForce' } | AdminRefusal;

/** Changes of the administration are made one after another: each is judged by what the last one left. */
const LOCK = 4_900_035;
const locked = (tx: Tx) => sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);

/** Judges a change, and makes it or leaves it for the second person. The same call (`key`) again does nothing. */
export async function makeChange(
  db: Database,
  change: AdminChange,
  { by, key }: { by: string; key: string },
): Promise<Made> {
  return db.transaction().execute(async (tx) => {
    await locked(tx);
    const known = await findChangeByKey(tx, key);
    if (known) return { state: known.needsSecond ? 'waiting' : 'inForce' };
    const judged = await judge(tx, change, by);
    if ('code' in judged) return judged;
    const waits = needsSecond(change);
    const id = waits ? null : await apply(tx, change);
    if (id && typeof id === 'object') return id;
    const subject = id ?? subjectOf(change);
    const made = {
      kind: change.kind,
      subject,
      ...judged,
      reason: change.reason,
      key,
      by,
      needsSecond: waits,
    };
    return (await insertChange(tx, made)) === null
      ? { code: 'changeWaiting' }
      : { state: waits ? 'waiting' : 'inForce' };
  });
}

/** The second person's word; whoever proposed it may take it back instead. Null: done. */
export async function decideChange(
  db: Database,
  given: { id: string; by: string; confirms: boolean },
): Promise<AdminRefusal | null> {
  return db.transaction().execute(async (tx) => {
    await locked(tx);
    const stored = await findChange(tx, given.id);
    if (!stored) return { code: 'notFound' };
    if (stored.state !== 'waiting') return { code: 'changeDecided' };
    const isOwn = stored.proposedById === given.by;
    if (!given.confirms) {
      await closeChange(tx, { ...given, state: isOwn ? 'withdrawn' : 'declined' });
      return null;
    }
    if (isOwn) return { code: 'changeOwn' };
    const change = proposed(stored);
    const judged = await judge(tx, change, given.by);
    if ('code' in judged) return judged;
    // What was proposed was meant for what stood then.
    if (!isSame(judged.before, stored.before)) return { code: 'changeOutdated' };
    const refused = await apply(tx, change);
    if (refused && typeof refused === 'object') return refused;
    await closeChange(tx, { ...given, state: 'inForce' });
    return null;
  });
}

const isSame = (a: object, b: object): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
const sorted = (row: object): unknown[] => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));

/** A change that waits, as it was proposed. */
function proposed({ kind, subject, after, reason }: StoredChange): AdminChange {
  const key = kind === 'budget' ? 'schemeCode' : kind === 'rule' ? 'rule' : 'userId';
  return { kind, [key]: subject, ...after, reason } as unknown as AdminChange;
}

type Judged = { before: object; after: object } | AdminRefusal;

/** What stands and what is to stand, or why it may not. */
async function judge(tx: Tx, change: AdminChange, by: string): Promise<Judged> {
  switch (change.kind) {
    case 'account':
      return judgeAccount(tx, change);
    case 'roles':
    case 'active':
      return judgeRights(tx, change, by);
    case 'absence':
      return judgeAbsence(tx, change);
    case 'absenceEnd':
      return { before: {}, after: {} };
    case 'budget': {
      const row = await findSchemeRow(tx, change.schemeCode);
      if (row.budgetCents === change.cents) return { code: 'changeSame' };
      if (change.cents < row.heldCents)
        return { code: 'budgetBelowHeld', budgetCents: change.cents, heldCents: row.heldCents };
      return { before: { cents: row.budgetCents }, after: { cents: change.cents } };
    }
    case 'period': {
      const { period } = await findSchemeRow(tx, change.schemeCode);
      if (period.from === change.from && period.to === change.to) return { code: 'changeSame' };
      return { before: period, after: { from: change.from, to: change.to } };
    }
    case 'feature':
      return { before: { isOn: !change.isOn }, after: { isOn: change.isOn } };
    case 'rule':
      return (await isRuleOn(tx, change.rule)) === change.isOn
        ? { code: 'changeSame' }
        : { before: { isOn: !change.isOn }, after: { isOn: change.isOn } };
  }
}

type Of<K extends AdminChange['kind']> = Extract<AdminChange, { kind: K }>;

async function judgeAccount(tx: Tx, change: Of<'account'>): Promise<Judged> {
  const { firstName, lastName, email } = change;
  const after = { firstName, lastName, email };
  if (change.id === null) return { before: {}, after };
  const account = await findAccount(tx, change.id);
  if (!account) return { code: 'notFound' };
  const before = { firstName: account.firstName, lastName: account.lastName, email: account.email };
  return isSame(before, after) ? { code: 'changeSame' } : { before, after };
}

/** Nobody touches their own rights, and an administrator always remains. */
async function judgeRights(tx: Tx, change: Of<'roles'> | Of<'active'>, by: string): Promise<Judged> {
  if (change.userId === by) return { code: 'ownRights' };
  const account = await findAccount(tx, change.userId);
  if (!account) return { code: 'notFound' };
  const keeps =
    change.kind === 'roles' ? account.isActive && change.roles.includes('administrator') : change.isActive;
  const isOne = account.isActive && account.roles.includes('administrator');
  if (isOne && !keeps && (await countOtherAdministrators(tx, account.id)) === 0)
    return { code: 'lastAdministrator' };
  if (change.kind === 'active') {
    if (account.isActive === change.isActive) return { code: 'changeSame' };
    return { before: { isActive: account.isActive }, after: { isActive: change.isActive } };
  }
  const [before, after] = [{ roles: [...account.roles].sort() }, { roles: [...change.roles].sort() }];
  return isSame(before, after) ? { code: 'changeSame' } : { before, after };
}

async function judgeAbsence(tx: Tx, change: Of<'absence'>): Promise<Judged> {
  const [away, deputy] = [await findAccount(tx, change.userId), await findAccount(tx, change.deputyId)];
  if (!away || !deputy?.isActive) return { code: 'notFound' };
  const work = away.roles.filter((role) => STAFF_RIGHTS.readCases.some((one) => one === role));
  if (!work.every((role) => deputy.roles.includes(role))) return { code: 'deputyRoles' };
  if (await isTaken(tx, change, { userId: change.userId, as: 'away' })) return { code: 'absenceOverlaps' };
  const isBusy =
    (await isTaken(tx, change, { userId: change.deputyId, as: 'away' })) ||
    (await isTaken(tx, change, { userId: change.userId, as: 'deputy' }));
  if (isBusy) return { code: 'deputyAway' };
  const { from, to } = change;
  return { before: {}, after: { deputy: `${deputy.firstName} ${deputy.lastName}`, from, to } };
}

/** Answers the id of a new account, or why it cannot be; otherwise null. */
async function apply(tx: Tx, change: AdminChange): Promise<string | AdminRefusal | null> {
  switch (change.kind) {
    case 'account': {
      const id = change.id === null ? await insertAccount(tx, change) : change.id;
      if (id === null) return { code: 'accountExists' };
      if (change.id !== null && !(await updateAccount(tx, id, change))) return { code: 'accountExists' };
      return id;
    }
    case 'roles':
    case 'active': {
      const { id, roles, isActive } = (await findAccount(tx, change.userId))!;
      await setRights(tx, { id, roles, isActive, ...change });
      return null;
    }
    case 'absence':
      await insertAbsence(tx, change);
      return null;
    case 'absenceEnd':
      return (await endAbsence(tx, { id: change.absenceId, userId: change.userId }))
        ? null
        : { code: 'absenceOver' };
    case 'budget':
      await moveBudget(tx, change);
      return null;
    case 'period':
      await movePeriod(tx, change);
      return null;
    case 'feature':
      return (await switchFeature(tx, change)) ? null : { code: 'changeSame' };
    case 'rule':
      await switchRule(tx, change);
      return null;
  }
}
