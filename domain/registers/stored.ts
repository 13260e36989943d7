// What is kept of a register's answer. The adapters see to it that nothing else gets in; sums are integer cents.

export interface StoredLegalEntity {
  name: string;
  companyType: string;
  /** 'unknown': the register says something we do not know. */
  legalStatus: string;
  registrationDate: string;
  address: { settlement: string; street: string | null; house: string | null };
  manager: { firstName: string; lastName: string; citizenship: string } | null;
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
  years: readonly { year: number; filed: boolean; figures: StoredFigures | null }[];
}

export interface StoredTaxpayer {
  reliableTaxpayer: boolean;
  isVatPayer: boolean;
  activities: readonly { code: string; from: string; to: string | null; main: boolean }[];
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
}

export interface StoredInsolvency {
  cases: readonly { kind: string; closedOn: string | null }[];
}

interface Parts {
  sharesPart: number;
  votingPart: number;
}

export interface StoredShareholders {
  participants: readonly (
    | ({ kind: 'person'; personalCode: string; firstName: string; lastName: string } & Parts)
    | ({ kind: 'company'; companyCode: string; name: string } & Parts)
    | ({ kind: 'state' | 'municipality'; name: string } & Parts)
  )[];
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
