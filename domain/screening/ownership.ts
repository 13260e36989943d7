import type { Held, NamedCompany, NamedPerson, Participant, RegisteredCompanies } from './parties.ts';

/** From when on which part makes an owner. */
export interface OwnershipRule {
  from: string;
  percent: number;
  /** True: the part itself is enough; false: only more than it. */
  inclusive: boolean;
}

/** PPTFPĮ: 25 % and one share or vote. A later rule is one more row. */
const OWNERSHIP_RULES: readonly OwnershipRule[] = [{ from: '0001-01-01', percent: 25, inclusive: false }];

/** The rule in force on a day, 'yyyy-MM-dd'. */
export function ownershipRuleOn(day: string): OwnershipRule {
  return OWNERSHIP_RULES.findLast(({ from }) => from <= day) ?? OWNERSHIP_RULES[0]!;
}

export type Owner = Held & (({ kind: 'person' } & NamedPerson) | ({ kind: 'company' } & NamedCompany));

/** Who holds the majority of a company has the whole of what it holds. */
const MAJORITY = 50;
/** Chains longer than this are not followed. */
const DEPTH = 5;
const WHOLE = 100;

/**
 * Persons and companies that hold enough of a company by shares or votes, directly or through others. Through a company
 * the parts are multiplied, unless it is controlled by a majority; parts reached by several ways add up.
 */
export function ownersOf(code: string, companies: RegisteredCompanies, rule: OwnershipRule): Owner[] {
  const found = new Map<string, Owner>();
  collect({ code, companies, found }, null, [code]);
  return [...found.values()].filter((owner) => isEnough(owner, rule));
}

/** Codes of companies on the way to the owners of whom nothing is known yet. */
export function unknownHolders(code: string, companies: RegisteredCompanies): string[] {
  const found = new Map<string, Owner>();
  collect({ code, companies, found }, null, [code]);
  return [...found.values()].flatMap((owner) =>
    owner.kind === 'company' && owner.companyCode && !companies.has(owner.companyCode)
      ? [owner.companyCode]
      : [],
  );
}

function isEnough({ sharesPart, votingPart }: Held, { percent, inclusive }: OwnershipRule): boolean {
  const part = rounded(Math.max(sharesPart, votingPart));
  return inclusive ? part >= percent : part > percent;
}

/** Registers give at most four decimals; what arithmetic adds beyond must not decide. */
const rounded = (part: number): number => Math.round(part * 1e6) / 1e6;

interface Walk {
  code: string;
  companies: RegisteredCompanies;
  found: Map<string, Owner>;
}

function collect({ code, companies, found }: Walk, above: Held | null, path: readonly string[]): void {
  for (const one of companies.get(code)?.participants ?? []) {
    if (one.kind === 'state' || one.kind === 'municipality') continue;
    const held = above ? passedOn(above, one) : one;
    add(found, one, held);
    const next = one.kind === 'company' ? one.companyCode : null;
    if (next && !path.includes(next) && path.length < DEPTH)
      collect({ code: next, companies, found }, held, [...path, next]);
  }
}

function passedOn(above: Held, part: Held): Held {
  if (Math.max(part.sharesPart, part.votingPart) > MAJORITY) return above;
  return {
    sharesPart: (above.sharesPart * part.sharesPart) / WHOLE,
    votingPart: (above.votingPart * part.votingPart) / WHOLE,
  };
}

function add(
  found: Map<string, Owner>,
  holder: Exclude<Participant, { kind: 'state' | 'municipality' }>,
  held: Held,
): void {
  const key = keyOf(holder);
  const before = found.get(key);
  found.set(key, {
    ...holder,
    sharesPart: (before?.sharesPart ?? 0) + held.sharesPart,
    votingPart: (before?.votingPart ?? 0) + held.votingPart,
  });
}

function keyOf(holder: Exclude<Participant, { kind: 'state' | 'municipality' }>): string {
  if (holder.kind === 'company') return `company:${holder.companyCode ?? holder.name}`;
  return `person:${holder.personalCode ?? `${holder.firstName} ${holder.lastName}`}`;
}
