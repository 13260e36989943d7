import { sumPercents } from '../values/percent.ts';

// Who belongs to the applicant's group: companies named in the request and those the register of shareholders shows.
export type GroupLink = 'linked' | 'partner';

export interface Holder {
  code: string;
  link: GroupLink;
  /** Per cents of its figures that count for the group. */
  part: number;
}

/** A participant as the register of shareholders tells it. */
export interface RegisteredParticipant {
  kind: string;
  companyCode?: string;
  personalCode?: string;
  sharesPart: number;
  votingPart: number;
}

/** Per cents of shares or votes: who holds more is linked. */
export const MAJORITY = 50;
const PARTNER = 25;
/** Owners of owners are looked for so many steps up: rings and long chains end somewhere. */
export const GROUP_DEPTH = 3;

interface Parts {
  sharesPart: number;
  votingPart: number;
}

/**
 * What each holder has of a company, by shares or by votes, whichever is more, in per cents: the register may tell several
 * rows of one holder. Rows without a code are left out.
 */
export function heldBy<T extends Parts>(
  rows: readonly T[],
  codeOf: (row: T) => string | undefined,
): Map<string, number> {
  const byCode = new Map<string, T[]>();
  for (const row of rows) {
    const code = codeOf(row);
    if (code) byCode.set(code, [...(byCode.get(code) ?? []), row]);
  }
  return new Map(
    [...byCode].map(([code, own]) => [
      code,
      Math.max(
        sumPercents(own.map(({ sharesPart }) => sharesPart)),
        sumPercents(own.map(({ votingPart }) => votingPart)),
      ),
    ]),
  );
}

/**
 * Companies among the participants that count for the group: over 50 % linked, whole; 25 up to and including 50 % a
 * partner, by its part (Recommendation 2003/361/EC, annex, art. 3 and 6).
 */
export function companyHolders(participants: readonly RegisteredParticipant[]): Holder[] {
  const companies = participants.filter(({ kind }) => kind === 'company');
  return [...heldBy(companies, ({ companyCode }) => companyCode)].flatMap(([code, part]): Holder[] => {
    if (part < PARTNER) return [];
    return part > MAJORITY ? [{ code, link: 'linked', part: 100 }] : [{ code, link: 'partner', part }];
  });
}

/** Codes of those, people and companies, who hold more than half. */
export function majorityCodes(participants: readonly RegisteredParticipant[]): string[] {
  return [...heldBy(participants, (holder) => holder.companyCode ?? holder.personalCode)].flatMap(
    ([code, part]) => (part > MAJORITY ? [code] : []),
  );
}

/** Company codes in the answer to „Grupės įmonių kodai“. */
export function namedCodes(answer: unknown): string[] {
  return typeof answer === 'string' ? answer.split(/[,.\s]+/).filter((code) => /^\d{9}$/.test(code)) : [];
}
