// Everything a decision was based on. Stored with every run, so that it can be recomputed years later. Sums in integer cents.
import type { LoginType, PurposeId, SchemeCode, SizeType } from '../schemes/scheme.ts';

export const REGISTERS = [
  'legalEntity',
  'accounts',
  'taxAuthority',
  'socialInsurance',
  'insolvency',
  'shareholders',
  'individualActivity',
  'leases',
] as const;

export type RegisterName = (typeof REGISTERS)[number];

/** A register's answer, or that there is none. `data: null` of an answered register = it knows nobody by this code. */
export type RegisterAnswer<T> =
  | {
      state: 'answered';
      source: string;
      /** Instant of the answer. */
      fetchedAt: string;
      /** Day for which the data hold, 'yyyy-MM-dd'. */
      asOf: string | null;
      data: T | null;
      /** Entered by staff with a document, confirmed by a second person. */
      byHand?: boolean;
    }
  | { state: 'missing'; source: string; fetchedAt: string | null; asOf: null; data: null };

export interface LegalEntity {
  code: string;
  name: string;
  /** Legal form: 'UAB', 'AB', 'MB', 'IĮ' … */
  type: string;
  /** 'registered', 'bankrupt', 'restructuring', 'liquidating'; null = the register does not say. */
  legalStatus: string | null;
  registrationDate: string | null;
  address: string | null;
  managerName: string | null;
  managerCitizenship: string | null;
}

export interface AccountsYear {
  year: number;
  filed: boolean;
  assets: number | null;
  equity: number | null;
  subscribedCapital: number | null;
  sharePremium: number | null;
  income: number | null;
  shortTermDebts: number | null;
  liabilities: number | null;
  ebitda: number | null;
  interest: number | null;
}

export interface Accounts {
  financialYearIsCalendarYear: boolean;
  years: readonly AccountsYear[];
}

export interface TaxActivity {
  evrk: string;
  dateFrom: string | null;
  dateTo: string | null;
  isMain: boolean;
  /** Classifier of the code as the authority names it; absent in snapshots from before it was kept: then it is not judged. */
  classifier?: string;
}

export interface TaxAuthority {
  reliableTaxpayer: boolean | null;
  isVatPayer: boolean | null;
  activities: readonly TaxActivity[];
  /** Without VAT, trade within the EU included; null = not answered yet. */
  importTotal2021: number | null;
  importAffected2021: number | null;
  exportTotal2021: number | null;
  exportAffected2021: number | null;
  importDate: string | null;
  exportDate: string | null;
}

export interface SocialInsurance {
  employees: number | null;
  /** 'yyyy-MM' */
  month: string | null;
}

export interface Insolvency {
  hasOpenCase: boolean | null;
  personalBankruptcy: boolean | null;
}

export interface Owner {
  kind: 'person' | 'company' | 'state';
  name: string;
  code: string;
  /** Per cents. */
  sharesPart: number;
  votingPart: number;
}

export interface Shareholders {
  owners: readonly Owner[];
}

export interface Certificate {
  number: string;
  evrk: string;
  from: string;
  to: string | null;
  /** The register's own word on whether it is in force; stored runs from before do not have it. */
  active?: boolean;
}

export interface IndividualActivity {
  certificates: readonly Certificate[];
}

export interface Lease {
  objectId: string;
  tenantCode: string;
  ownerCode: string;
  from: string;
  to: string | null;
  registered: boolean;
  /** Codes of those who hold more than half of the lessor; null = the register has not told, absent = a person. */
  ownerMajorityCodes?: readonly string[] | null;
}

export interface Leases {
  leases: readonly Lease[];
}

export interface RegisterAnswers {
  legalEntity: RegisterAnswer<LegalEntity>;
  accounts: RegisterAnswer<Accounts>;
  taxAuthority: RegisterAnswer<TaxAuthority>;
  socialInsurance: RegisterAnswer<SocialInsurance>;
  insolvency: RegisterAnswer<Insolvency>;
  shareholders: RegisterAnswer<Shareholders>;
  individualActivity: RegisterAnswer<IndividualActivity>;
  leases: RegisterAnswer<Leases>;
}

/** A bill of the rent scheme whose lease is to be found in the register. */
export interface BillFacts {
  objectId: string;
  tenantCode: string;
  ownerCode: string;
  rentDate: string;
  /** As of a lease. */
  ownerMajorityCodes?: readonly string[] | null;
}

/** A company of the applicant's group, whose registers were asked too. */
export interface GroupCompany {
  code: string;
  foundIn: 'request' | 'register';
  /** Linked: named by the applicant or holding more than half. Partner: a holder of a quarter up to a half. */
  link: 'linked' | 'partner';
  /** Per cents of its figures that count for the group (2003/361/EC): 100 of a linked one, a partner's holding. */
  part: number;
  legalEntity: RegisterAnswer<LegalEntity>;
  accounts: RegisterAnswer<Accounts>;
}

export interface SnapshotAnswers {
  purpose: PurposeId | null;
  mainEvrk: string | null;
  /** As the applicant declares it. */
  sizeType: SizeType | null;
  /** As staff entered it, which counts instead; absent or null = not entered. */
  sizeByStaff?: SizeType | null;
  socialBusiness: boolean | null;
  iban: string | null;
  parentCompanyCodes?: readonly string[];
  /** Sole traders file no accounts: the income they declare for the reference year of the cap. */
  declaredIncome?: number | null;
  bills?: readonly BillFacts[];
}

export interface Snapshot {
  /** Day for which is judged, 'yyyy-MM-dd': of the first submission, and today as long as there is none. */
  askedOn: string;
  scheme: SchemeCode;
  loginType: LoginType;
  answers: SnapshotAnswers;
  registers: RegisterAnswers;
  /** Absent in snapshots taken before the group was asked. */
  group?: readonly GroupCompany[];
}

/** An answer that never came. */
export function missingAnswer(source: string): RegisterAnswer<never> {
  return { state: 'missing', source, fetchedAt: null, asOf: null, data: null };
}
