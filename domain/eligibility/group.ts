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

const MAJORITY = 50;
const PARTNER = 25;
/** Owners of owners are looked for so many steps up: rings and long chains end somewhere. */
export const GROUP_DEPTH = 3;

const held = ({ sharesPart, votingPart }: RegisteredParticipant): number => Math.max(sharesPart, votingPart);

/**
 * Companies among the participants that count for the group: over 50 % linked, whole; 25 up to and including 50 % a
 * partner, by its part (Recommendation 2003/361/EC, annex, art. 3 and 6).
 */
export function companyHolders(participants: readonly RegisteredParticipant[]): Holder[] {
  return participants.flatMap((one): Holder[] => {
    if (one.kind !== 'company' || !one.companyCode || held(one) < PARTNER) return [];
    return held(one) > MAJORITY
      ? [{ code: one.companyCode, link: 'linked', part: 100 }]
      : [{ code: one.companyCode, link: 'partner', part: held(one) }];
  });
}

/** Codes of those, people and companies, who hold more than half. */
export function majorityCodes(participants: readonly RegisteredParticipant[]): string[] {
  return participants.flatMap((one) => {
    const code = one.companyCode ?? one.personalCode;
    return code && held(one) > MAJORITY ? [code] : [];
  });
}

/** Company codes in the answer to „Grupės įmonių kodai“. */
export function namedCodes(answer: unknown): string[] {
  return typeof answer === 'string' ? answer.split(/[,.\s]+/).filter((code) => /^\d{9}$/.test(code)) : [];
}
