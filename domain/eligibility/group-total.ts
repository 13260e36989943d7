import { percentOfCents } from '../values/percent.ts';
import { dataOf } from './rule.ts';
import type { GroupCompany } from './snapshot.ts';

export interface Total {
  /** What is known, in cents. */
  cents: number;
  /** Something is known. */
  isKnown: boolean;
  /** Everything is known. */
  isWhole: boolean;
}

/** A yearly figure of the applicant and its group together; `own` null = the applicant's is not known. */
export function groupTotal(
  group: readonly GroupCompany[] = [],
  year: number,
  figure: 'income' | 'assets',
  own: number | null,
): Total {
  const known = group.map((company) => counted(company, year, figure));
  const all = [own, ...known];
  return {
    cents: all.reduce<number>((sum, cents) => sum + (cents ?? 0), 0),
    isKnown: own !== null,
    isWhole: !all.includes(null),
  };
}

/** A company registered after the year has nothing to add; null = not known. */
function counted({ legalEntity, accounts, part }: GroupCompany, year: number, figure: 'income' | 'assets') {
  const registered = dataOf(legalEntity)?.registrationDate ?? null;
  if (registered !== null && registered > `${year}-12-31`) return 0;
  const cents = dataOf(accounts)?.years.find((row) => row.year === year && row.filed)?.[figure] ?? null;
  return cents === null ? null : percentOfCents(cents, part);
}
