import { sql } from 'kysely';
import type { Feature } from '../../../domain/administration/feature.ts';
import type { RuleSwitch } from '../../../domain/administration/rule-switch.ts';
import { schemeOf, type CallPeriod, type SchemeCode } from '../../../domain/schemes/index.ts';
import type { Tx } from '../../connect.ts';
import { CALL_PERIOD } from '../scheme-sums.ts';

export interface SchemeRow {
  budgetCents: number;
  /** Reserved and issued together. */
  heldCents: number;
  period: CallPeriod;
}

/** Takes the row until the transaction ends: what is held cannot grow meanwhile. */
export async function findSchemeRow(tx: Tx, schemeCode: SchemeCode): Promise<SchemeRow> {
  const { rows } = await sql<Omit<SchemeRow, 'period'> & { period: CallPeriod | null }>`
    select b.budget_cents as "budgetCents", b.reserved_cents + b.issued_cents as "heldCents", ${CALL_PERIOD} as period
    from scheme_budget b where b.scheme_code = ${schemeCode} for no key update`.execute(tx);
  const row = rows[0]!;
  return { ...row, period: row.period ?? schemeOf(schemeCode).period };
}

export async function moveBudget(tx: Tx, given: { schemeCode: SchemeCode; cents: number }): Promise<void> {
  await sql`update scheme_budget set budget_cents = ${given.cents} where scheme_code = ${given.schemeCode}`.execute(
    tx,
  );
}

export async function movePeriod(tx: Tx, given: { schemeCode: SchemeCode } & CallPeriod): Promise<void> {
  await sql`update scheme_budget set period_from = ${given.from}::date, period_to = ${given.to}::date
    where scheme_code = ${given.schemeCode}`.execute(tx);
}

/** False: it is so already. */
export async function switchFeature(
  tx: Tx,
  { feature, isOn }: { feature: Feature; isOn: boolean },
): Promise<boolean> {
  const { numAffectedRows } = isOn
    ? await sql`delete from feature_off where feature = ${feature}`.execute(tx)
    : await sql`insert into feature_off (feature) values (${feature}) on conflict do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}

export async function listFeaturesOff(db: Tx): Promise<Set<string>> {
  const rows = await db.selectFrom('feature_off').select('feature').execute();
  return new Set(rows.map(({ feature }) => feature));
}

/** Rows of `setting`; off unless it says true. */
export async function listRulesOn(db: Tx): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`select key from setting where value = 'true'`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

export const isRuleOn = async (db: Tx, rule: RuleSwitch): Promise<boolean> =>
  (await listRulesOn(db)).has(rule);

export async function switchRule(tx: Tx, { rule, isOn }: { rule: RuleSwitch; isOn: boolean }): Promise<void> {
  await sql`insert into setting (key, value) values (${rule}, ${JSON.stringify(isOn)}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(tx);
}
