import { percentUnits, sumPercents } from '../values/percent.ts';
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

/**
 * Persons and companies that hold enough of a company by shares or votes, directly or through others. Through a company
 * the parts are multiplied, unless it is controlled by a majority; parts reached by several ways add up.
 */
export function ownersOf(code: string, companies: RegisteredCompanies, rule: OwnershipRule): Owner[] {
  return [...holdersOf(code, companies).values()].flatMap(({ holder, held }) =>
    isEnough(held, rule)
      ? [{ ...holder, sharesPart: shown(held.shares), votingPart: shown(held.votes) }]
      : [],
  );
}

/** Codes of companies on the way to the owners of whom nothing is known yet. */
export function unknownHolders(code: string, companies: RegisteredCompanies): string[] {
  return [...holdersOf(code, companies).values()].flatMap(({ holder }) =>
    holder.kind === 'company' && holder.companyCode && !companies.has(holder.companyCode)
      ? [holder.companyCode]
      : [],
  );
}

/** Compared exactly: a hundred-millionth over the threshold is over it. */
function isEnough({ shares, votes }: Exact, { percent, inclusive }: OwnershipRule): boolean {
  const part = shares > votes ? shares : votes;
  const threshold = exact(percent);
  return inclusive ? part >= threshold : part > threshold;
}

/** Per cents in units so small that every product along a chain is a whole number of them. */
interface Exact {
  shares: bigint;
  votes: bigint;
}

/** A product of two per cents divides by a hundred and by the millionths the second one is given in. */
const STEP = 100n * BigInt(percentUnits(1));
const SCALE = STEP ** BigInt(DEPTH);

const exact = (percent: number): bigint => BigInt(percentUnits(percent)) * SCALE;
/** For people to read: rounded to six decimals. */
const shown = (part: bigint): number => Number((2n * part + SCALE) / (2n * SCALE)) / percentUnits(1);

type Holder = Exclude<Participant, { kind: 'state' | 'municipality' }>;

interface Holding {
  holder: Holder;
  held: Exact;
}

interface Walk {
  code: string;
  companies: RegisteredCompanies;
  found: Map<string, Holding>;
}

function holdersOf(code: string, companies: RegisteredCompanies): Map<string, Holding> {
  const found = new Map<string, Holding>();
  collect({ code, companies, found }, null, [code]);
  return found;
}

function collect({ code, companies, found }: Walk, above: Exact | null, path: readonly string[]): void {
  for (const { holder, parts } of byHolder(companies.get(code)?.participants ?? [])) {
    const held = above
      ? passedOn(above, parts)
      : { shares: exact(parts.sharesPart), votes: exact(parts.votingPart) };
    add(found, holder, held);
    const next = holder.kind === 'company' ? holder.companyCode : null;
    if (next && !path.includes(next) && path.length < DEPTH)
      collect({ code: next, companies, found }, held, [...path, next]);
  }
}

/** The register may tell several rows of one holder; control is judged by all of them. States have no owners. */
function byHolder(participants: readonly Participant[]): { holder: Holder; parts: Held }[] {
  const rows = new Map<string, { holder: Holder; parts: Held }>();
  for (const one of participants) {
    if (one.kind === 'state' || one.kind === 'municipality') continue;
    const before = rows.get(keyOf(one))?.parts;
    rows.set(keyOf(one), {
      holder: one,
      parts: {
        sharesPart: sumPercents([before?.sharesPart ?? 0, one.sharesPart]),
        votingPart: sumPercents([before?.votingPart ?? 0, one.votingPart]),
      },
    });
  }
  return [...rows.values()];
}

function passedOn(above: Exact, part: Held): Exact {
  if (Math.max(part.sharesPart, part.votingPart) > MAJORITY) return above;
  return {
    shares: (above.shares * BigInt(percentUnits(part.sharesPart))) / STEP,
    votes: (above.votes * BigInt(percentUnits(part.votingPart))) / STEP,
  };
}

function add(found: Map<string, Holding>, holder: Holder, held: Exact): void {
  const before = found.get(keyOf(holder))?.held;
  found.set(keyOf(holder), {
    holder,
    held: { shares: (before?.shares ?? 0n) + held.shares, votes: (before?.votes ?? 0n) + held.votes },
  });
}

function keyOf(holder: Holder): string {
  if (holder.kind === 'company') return `company:${holder.companyCode ?? holder.name}`;
  return `person:${holder.personalCode ?? `${holder.firstName} ${holder.lastName}`}`;
}
