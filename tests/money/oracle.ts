// The limits of PRODUCT.md section 6 told a second time: plain sums over all reservations and a union of sets, sharing no
// code and no query with the limit that transitions judge by. Figures are those of the scheme's rules, written down again.
import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';

export interface Held {
  requestId: number;
  scheme: string;
  borrower: string;
  /** Whom the request links its borrower to. */
  links: readonly string[];
  cents: number;
  hold: string;
}

/** Who holds more than half of whom, by the newest answer of the register about each company. */
export type Majorities = readonly (readonly [owner: string, owned: string])[];

const CAPS: Record<string, { borrower: number; group: number }> = {
  tiesiogines: { borrower: 5_000_000_00, group: 10_000_000_00 },
};

export async function readHeld(db: Database): Promise<Held[]> {
  const { rows } =
    await sql<Held>`select request_id as "requestId", scheme_code as scheme, borrower_code as borrower,
    group_codes as links, cents, hold from reservation order by request_id`.execute(db);
  return rows;
}

export async function readMajorities(db: Database): Promise<Majorities> {
  const { rows } = await sql<{ owned: string; data: Register | null }>`select s.code as owned, n.data
    from register_snapshot n join register_subject s on s.id = n.subject_id
    where n.register = 'shareholders' and s.kind = 'company' order by n.id`.execute(db);
  const newest = new Map(rows.map(({ owned, data }) => [owned, data]));
  return [...newest].flatMap(([owned, data]) =>
    (data?.participants ?? [])
      .filter(
        ({ companyCode, sharesPart, votingPart }) => companyCode && (sharesPart > 50 || votingPart > 50),
      )
      .map(({ companyCode }) => [companyCode!, owned] as const),
  );
}

interface Register {
  participants?: readonly { companyCode?: string; sharesPart: number; votingPart: number }[];
}

/** Groups of companies: everything that links, of requests and of the register, joined. */
export function groupsOf(held: readonly Held[], majorities: Majorities): (code: string) => string {
  const above = new Map<string, string>();
  const find = (code: string): string => {
    const next = above.get(code) ?? code;
    return next === code ? code : find(next);
  };
  const join = (a: string, b: string): void => void above.set(find(a), find(b));
  for (const { borrower, links } of held) for (const code of links) join(borrower, code);
  for (const [owner, owned] of majorities) join(owner, owned);
  return find;
}

const totals = (held: readonly Held[], keyOf: (one: Held) => string): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const one of held) sums.set(keyOf(one), (sums.get(keyOf(one)) ?? 0) + one.cents);
  return sums;
};

/** Sentences about every cap that is exceeded; none when all is well. */
export function brokenCaps(held: readonly Held[], majorities: Majorities): string[] {
  const find = groupsOf(held, majorities);
  return Object.entries(CAPS).flatMap(([scheme, caps]) => {
    const own = held.filter((one) => one.scheme === scheme);
    const over = (what: string, sums: Map<string, number>, cap: number): string[] =>
      [...sums].filter(([, sum]) => sum > cap).map(([key, sum]) => `${what} ${key} has ${sum} of ${cap}`);
    return [
      ...over(
        'borrower',
        totals(own, ({ borrower }) => borrower),
        caps.borrower,
      ),
      ...over(
        'group',
        totals(own, ({ borrower }) => find(borrower)),
        caps.group,
      ),
      ...over(
        'request',
        totals(own, ({ requestId }) => String(requestId)),
        caps.borrower,
      ),
    ];
  });
}

/** Sentences about counters that are not the sums of what is held, or exceed the budget; none when all is well. */
export async function brokenCounters(db: Database, held: readonly Held[]): Promise<string[]> {
  const { rows } = await sql<{
    scheme: string;
    budget: number;
    hold: string;
    counted: number;
    entered: number;
  }>`
    select b.scheme_code as scheme, b.budget_cents as budget, h.hold,
      case h.hold when 'reserved' then b.reserved_cents else b.issued_cents end as counted,
      coalesce((select sum(case h.hold when 'reserved' then reserved_delta_cents else issued_delta_cents end)
        from ledger_entry l where l.scheme_code = b.scheme_code), 0)::bigint as entered
    from scheme_budget b cross join (values ('reserved'), ('issued')) h (hold)`.execute(db);
  const sums = totals(held, ({ scheme, hold }) => `${scheme} ${hold}`);
  const counters = rows.flatMap(({ scheme, hold, counted, entered }) => {
    const sum = sums.get(`${scheme} ${hold}`) ?? 0;
    return counted === sum && entered === sum
      ? []
      : [`${scheme} ${hold}: held ${sum}, counted ${counted}, entered ${entered}`];
  });
  const all = totals(held, ({ scheme }) => scheme);
  const over = rows.filter(({ scheme, budget }) => (all.get(scheme) ?? 0) > budget);
  return [...counters, ...over.map(({ scheme }) => `${scheme} is over its budget`)];
}
