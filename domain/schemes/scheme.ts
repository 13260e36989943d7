// A scheme is a record (PRODUCT.md section 5): everything that differs between the schemes is here and nowhere in code.
import type { FileType } from '../documents/file-type.ts';
import type { RuleName } from '../eligibility/rule-name.ts';
import type { SectionId } from '../forms/section-id.ts';

export const SCHEME_CODES = ['tiesiogines', 'startuok', 'covid', 'nuoma'] as const;
export type SchemeCode = (typeof SCHEME_CODES)[number];

export type LoginType = 'Company' | 'Individual';
/** 1 very small, 2 small, 3 medium, 4 large. */
export type SizeType = 1 | 2 | 3 | 4;
/** 1 investment, 2 working capital. */
export type PurposeId = 1 | 2;
/** 1 travel organiser, 2 accommodation, 3 public catering. */
export type SectorType = 1 | 2 | 3;

/** What a limit may depend on; null = not known yet. */
export interface LimitFacts {
  /** Full years since registration of the company or of the first activity. */
  ageYears: number | null;
  size: SizeType | null;
  socialBusiness: boolean | null;
  /** Main activity, six digits. */
  evrk: string | null;
}

/** The first row whose every condition holds gives the limit; the last row has no condition. */
export interface LimitRow {
  limitCents: number;
  socialBusiness?: boolean;
  sizes?: readonly SizeType[];
  /** Not older than so many full years. */
  maxAgeYears?: number;
  /** EVRK divisions, two digits. */
  divisions?: readonly string[];
}

/** Whom a scheme asks the six questions of regulation 651/2014 (specification 1 section 9). */
export interface QuestionnaireRule {
  /** Under so many years. */
  underYears: number;
  sizes: readonly SizeType[];
  socialBusiness: boolean;
}

/** In texts/lt/scheme.ts. */
export interface SchemeTexts {
  name: string;
  shortName: string;
  /** One sentence: what the money is for. */
  summary: string;
  /** Paragraphs of the description page, in order. */
  description: readonly string[];
}

export interface Scheme extends SchemeTexts {
  code: SchemeCode;
  budgetCents: number;
  borrowerCapCents: number;
  groupCapCents: number;
  /** Call for requests, both days included; 'yyyy-MM-dd' in Vilnius. */
  period: { from: string; to: string };
  purposes: readonly PurposeId[];
  /** Asked only by schemes for certain sectors. */
  sectors: readonly SectorType[];
  /** Accommodation and catering are one sector, and each sector gets one request. */
  oneRequestPerSector: boolean;
  termMonths: { min: number; max: number };
  delayMonths: { min: number; max: number };
  sections: readonly SectionId[];
  attachments: readonly FileType[];
  rules: readonly RuleName[];
  limits: readonly LimitRow[];
  hasBills: boolean;
  asksSocialBusiness: boolean;
  /** Who is asked the six questions; null: nobody. */
  questionnaire: QuestionnaireRule | null;
  /** For the default rate: 0.3 × (max(reference, 0) + margin), basis points. */
  rate: { referenceBp: number; marginBp: number; referenceDate: string };
  retentionYears: number;
}

/** Limit of the scheme by age, size, social flag and activity, in cents. An unknown fact fits no row that asks for it. */
export function ruleLimitCents(scheme: Scheme, facts: LimitFacts): number {
  const fits = (row: LimitRow): boolean =>
    (row.socialBusiness === undefined || row.socialBusiness === facts.socialBusiness) &&
    (row.sizes === undefined || (facts.size !== null && row.sizes.includes(facts.size))) &&
    (row.maxAgeYears === undefined || (facts.ageYears !== null && facts.ageYears < row.maxAgeYears)) &&
    (row.divisions === undefined || (facts.evrk !== null && row.divisions.includes(facts.evrk.slice(0, 2))));
  return scheme.limits.find(fits)?.limitCents ?? 0;
}

/** Do its rules look at how old the activity is? */
export function judgesAge(scheme: Scheme): boolean {
  return scheme.rules.some((rule) => rule === 'SocialProjectAge' || rule === 'NonSocialAge');
}

/** Days of a call for requests, both included. */
export type CallPeriod = Scheme['period'];

/** Is the call for requests open on that day? */
export function isPeriodOpen(period: CallPeriod, date: string): boolean {
  return period.from <= date && date <= period.to;
}

/** Sectors that count as one with the given one: accommodation and catering are taken together. */
export function sameSector(sector: SectorType): readonly SectorType[] {
  return sector === 1 ? [1] : [2, 3];
}
