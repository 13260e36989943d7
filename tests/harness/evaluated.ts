// Many requests with a finished evaluation each, as the evaluation leaves them: for what-if runs.
import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { evaluate } from '../../domain/eligibility/evaluate.ts';
import type { Snapshot } from '../../domain/eligibility/snapshot.ts';
import { companySnapshot, type DemoParties } from '../../domain/eligibility/testing/demo-snapshot.ts';
import { readFileSync } from 'node:fs';

const PARTIES = JSON.parse(
  readFileSync(new URL('../../stack/stand-ins/data/demo-parties.json', import.meta.url), 'utf8'),
) as DemoParties;

/** Snapshot of a demo company, with a trade share of so many per cent when said. */
export function snapshotOf(company: string, tradePercent?: number): Snapshot {
  const snapshot = companySnapshot(PARTIES, company);
  const tax = snapshot.registers.taxAuthority;
  if (tradePercent === undefined || tax.state !== 'answered' || !tax.data) return snapshot;
  const share = {
    importTotal2021: 100_000_00,
    importAffected2021: tradePercent * 1_000_00,
    exportTotal2021: 0,
    exportAffected2021: 0,
  };
  return {
    ...snapshot,
    registers: { ...snapshot.registers, taxAuthority: { ...tax, data: { ...tax.data, ...share } } },
  };
}

export const DEMO_COMPANIES = Object.keys(PARTIES.companies);

export interface Evaluated {
  first: number;
  count: number;
  sumCents?: number;
  grantedCents?: number | null;
  finishedAt?: string;
}

/** Requests from number `first` on, each evaluated once with this snapshot by the rules in force. */
export async function addEvaluated(db: Database, snapshot: Snapshot, given: Evaluated): Promise<void> {
  const { first, count, sumCents = 100_000_00, grantedCents = null } = given;
  const finishedAt = given.finishedAt ?? '2026-11-01T10:00:00Z';
  const judged = evaluate(snapshot);
  const by = await anyApplicant(db);
  const numbers = sql`generate_series(${first}::bigint, ${first + count - 1}::bigint) n`;
  await db.transaction().execute(async (tx) => {
    await sql`insert into party (login_type, code, name)
      select 'Company', 'E' || n, 'Bandomoji įmonė ' || n from ${numbers}`.execute(tx);
    await sql`insert into loan_request (id, scheme_code, party_id, login_type, status, version, created_by, applicant_name,
        applicant_code, applicant_search, loan_sum_cents, invega_loan_sum_cents)
      select n, ${snapshot.scheme}, p.id, 'Company', 2, 2, ${by}::uuid, p.name, p.code, lower(p.name),
        ${sumCents}::bigint, ${grantedCents}::bigint
      from ${numbers} join party p on p.login_type = 'Company' and p.code = 'E' || n`.execute(tx);
    await sql`insert into evaluation (request_id, kind, state, decision, rules, snapshot, rule_set_version, form_version,
        command_id, started_at, finished_at)
      select n, 'applicant', 'finished', ${judged.decision}, ${JSON.stringify(judged.results)}::jsonb,
        ${JSON.stringify(snapshot)}::jsonb, ${judged.ruleSet}, 1, 'evaluated-' || n,
        ${finishedAt}::timestamptz - interval '1 second', ${finishedAt}::timestamptz
      from ${numbers}`.execute(tx);
  });
}

async function anyApplicant(db: Database): Promise<string> {
  const { rows } = await sql<{ id: string }>`insert into app_user (kind, personal_code, first_name, last_name)
    values ('applicant', '38001010000', 'Bandomasis', 'Pareiškėjas')
    on conflict (kind, personal_code) do update set active = true returning id`.execute(db);
  return rows[0]!.id;
}
