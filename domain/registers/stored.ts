// What is kept of a register's answer and read again. The adapters see to it that it is whole; sums are integer cents.
// `isPublicData`: told by open data instead of the register itself, which leave out what a register may not publish.
import type { RegisterId } from './register-id.ts';

/** What each register tells. */
export interface RegisterData {
  'legal-entities': StoredLegalEntity;
  accounts: StoredAccounts;
  'tax-authority': StoredTaxpayer;
  'social-insurance': StoredEmployees;
  insolvency: StoredInsolvency;
  shareholders: StoredShareholders;
  leases: StoredLeases;
  'individual-activity': StoredActivity;
}

/** The newest answer of a register about a subject. */
export interface RegisterSnapshot<R extends RegisterId = RegisterId> {
  register: R;
  source: string;
  /** 'yyyy-MM-dd' the answer is true for; null when the register does not say. */
  asOf: string | null;
  fetchedAt: string;
  /** Null: the register knows nobody by the code. */
  data: RegisterData[R] | null;
  /** The entry by which staff gave it in place of the register; null for the register's own word. */
  handEntryId: string | null;
}

/** What the registers said last; null: nothing yet. */
export type RegisterSnapshots = { readonly [R in RegisterId]: RegisterSnapshot<R> | null };

export interface StoredLegalEntity {
  name: string;
  companyType: string;
  /** 'unknown': the register says something we do not know. */
  legalStatus: string;
  registrationDate: string;
  /** Null: the source does not tell it. */
  address: {
    municipality: string;
    settlement: string;
    street: string | null;
    house: string | null;
    flat: string | null;
    postalCode: string | null;
  } | null;
  /** Null: there is none. Absent: the source does not name managers. */
  manager?: StoredPerson | null | undefined;
  isPublicData?: boolean | undefined;
}

interface StoredPerson {
  personalCode: string;
  firstName: string;
  lastName: string;
  citizenship: string;
}

export interface StoredFigures {
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

export interface StoredAccounts {
  financialYearIsCalendarYear: boolean;
  years: readonly {
    year: number;
    periodFrom: string;
    periodTo: string;
    filed: boolean;
    figures: StoredFigures | null;
  }[];
}

export interface StoredTaxpayer {
  reliableTaxpayer: boolean;
  isVatPayer: boolean;
  vatCode?: string | null | undefined;
  activities: readonly {
    code: string;
    from: string;
    to: string | null;
    main: boolean;
    /** Absent in answers from before it was kept. */
    classifier?: string | undefined;
  }[];
  /** By month, cents; no register tells them yet. */
  turnovers?: readonly { date: string; value: number | null }[] | undefined;
  trade: {
    periodTo: string;
    importTotal: number | null;
    importAffected: number | null;
    exportTotal: number | null;
    exportAffected: number | null;
  };
}

export interface StoredEmployees {
  employees: number;
  month: string;
  isPublicData?: boolean | undefined;
}

export interface StoredInsolvency {
  cases: readonly { kind: string; closedOn: string | null }[];
}

interface Parts {
  sharesPart: number;
  votingPart: number;
}

export type StoredParticipant =
  | (StoredPerson & { kind: 'person' } & Parts)
  | ({ kind: 'company'; companyCode: string; name: string; country: string } & Parts)
  | ({ kind: 'state' | 'municipality'; name: string } & Parts);

/** Capital of a company; sums in cents. */
interface StoredCapital {
  size: number;
  currency: string;
  shares: number;
  nominal: number;
}

export interface StoredShareholders {
  capital?: StoredCapital | null | undefined;
  participants: readonly StoredParticipant[];
}

type StoredParty = { companyCode: string } | { personalCode: string };

export interface StoredLeases {
  leases: readonly {
    objectId: string;
    tenant: StoredParty;
    owner: StoredParty;
    from: string;
    to: string | null;
  }[];
}

export interface StoredActivity {
  certificates: readonly {
    certificate: string;
    activityCode: string;
    from: string;
    to: string | null;
    active: boolean;
  }[];
}
