// Snapshots of the fictional parties (demo-parties.json), as the registers would answer about them.
import type { LoginType, PurposeId, SchemeCode, SizeType } from '../../schemes/scheme.ts';
import {
  missingAnswer,
  type GroupCompany,
  type Owner,
  type RegisterAnswer,
  type Snapshot,
} from '../snapshot.ts';

interface DemoYear {
  filed: boolean;
  assets: number;
  equity: number;
  subscribedCapital: number;
  sharePremium: number;
  income: number;
  shortTermDebts: number;
  liabilities: number;
  ebitda: number | null;
  interest: number | null;
}

interface DemoCompany {
  CompanyCode: string;
  CompanyName: string;
  CompanyType: string;
  legalStatus: string;
  CompanyRegistrationDate: string;
  mainEvrk: string;
  employees: number;
  shareholders: { owner: string; sharesPart: number; votingPart: number }[];
  accounts: Record<string, DemoYear>;
  financialYearIsCalendarYear: boolean;
  vmi: {
    reliableTaxpayer: boolean;
    isVatPayer: boolean;
    importTotal2021: number;
    importAffected2021: number;
    exportTotal2021: number;
    exportAffected2021: number;
  };
  insolvencyCase: boolean;
  Iban: string;
  expected: Record<string, string>;
}

interface DemoActivity {
  person: string;
  certificate: string;
  from_: string;
  to: string | null;
  evrk: string;
  personalBankruptcy: boolean;
  reliableTaxpayer: boolean;
  importTotal2021: number;
  importAffected2021: number;
  expected: Record<string, string>;
}

export interface DemoParties {
  companies: Record<string, DemoCompany>;
  individualActivities: DemoActivity[];
  leases: {
    tenant: string;
    owner: string;
    objectId: string;
    from_: string;
    to: string | null;
    registered: boolean;
  }[];
}

export interface SnapshotOptions {
  scheme?: SchemeCode;
  askedOn?: string;
  purpose?: PurposeId;
  socialBusiness?: boolean;
}

const cents = (eur: number | null): number | null => (eur === null ? null : Math.round(eur * 100));

export function answered<T>(data: T | null, source = 'stand-in'): RegisterAnswer<T> {
  return { state: 'answered', source, fetchedAt: '2026-11-20T12:01:00.000Z', asOf: '2026-11-20', data };
}

const sizeOf = (employees: number): SizeType =>
  employees < 10 ? 1 : employees < 50 ? 2 : employees < 250 ? 3 : 4;

function base(
  loginType: LoginType,
  options: SnapshotOptions,
): Pick<Snapshot, 'askedOn' | 'scheme' | 'loginType'> {
  return { askedOn: options.askedOn ?? '2026-11-21', scheme: options.scheme ?? 'tiesiogines', loginType };
}

function leasesOf(parties: DemoParties, tenant: string): Snapshot['registers']['leases'] {
  const leases = parties.leases
    .filter((lease) => lease.tenant === tenant)
    .map((lease) => ({
      objectId: lease.objectId,
      tenantCode: lease.tenant,
      ownerCode: lease.owner,
      from: lease.from_,
      to: lease.to,
      registered: lease.registered,
    }));
  return answered({ leases });
}

const entityOf = (company: DemoCompany) =>
  answered({
    code: company.CompanyCode,
    name: company.CompanyName,
    type: company.CompanyType,
    legalStatus: company.legalStatus,
    registrationDate: company.CompanyRegistrationDate,
    address: null,
    managerName: null,
    managerCitizenship: null,
  });

/** The file ends with 2021; like the stand-in of the register, later years repeat its last one. */
const LAST_YEAR = 2040;
const yearsOf = (company: DemoCompany): [string, DemoYear][] => {
  const kept = Object.entries(company.accounts);
  const [year, row] = kept.at(-1)!;
  const later = Array.from({ length: LAST_YEAR - Number(year) }, (_, i) => String(Number(year) + i + 1));
  return [...kept, ...later.map((year): [string, DemoYear] => [year, row])];
};

const accountsOf = (company: DemoCompany) =>
  answered({
    financialYearIsCalendarYear: company.financialYearIsCalendarYear,
    years: yearsOf(company).map(([year, row]) => ({
      year: Number(year),
      filed: row.filed,
      assets: cents(row.assets),
      equity: cents(row.equity),
      subscribedCapital: cents(row.subscribedCapital),
      sharePremium: cents(row.sharePremium),
      income: cents(row.income),
      shortTermDebts: cents(row.shortTermDebts),
      liabilities: cents(row.liabilities),
      ebitda: cents(row.ebitda),
      interest: cents(row.interest),
    })),
  });

/** Companies that hold more than half of it. */
function parentsOf(parties: DemoParties, company: DemoCompany): GroupCompany[] {
  return company.shareholders.flatMap(({ owner, sharesPart, votingPart }) => {
    const parent = parties.companies[owner];
    if (!parent || Math.max(sharesPart, votingPart) <= 50) return [];
    const answers = { legalEntity: entityOf(parent), accounts: accountsOf(parent) };
    return [
      { code: parent.CompanyCode, foundIn: 'register', link: 'linked', part: 100, ...answers } as const,
    ];
  });
}

export function companySnapshot(parties: DemoParties, key: string, options: SnapshotOptions = {}): Snapshot {
  const company = parties.companies[key];
  if (!company) throw new Error(`No demo company ${key}`);
  const { vmi } = company;
  const owners = company.shareholders.map(({ owner, sharesPart, votingPart }): Owner => {
    const kind = owner === 'municipality' ? 'state' : parties.companies[owner] ? 'company' : 'person';
    return { kind, name: owner, code: owner, sharesPart, votingPart };
  });
  return {
    ...base('Company', options),
    answers: {
      purpose: options.purpose ?? 2,
      mainEvrk: company.mainEvrk,
      sizeType: sizeOf(company.employees),
      socialBusiness: options.socialBusiness ?? false,
      iban: company.Iban,
    },
    registers: {
      legalEntity: entityOf(company),
      accounts: accountsOf(company),
      taxAuthority: answered({
        reliableTaxpayer: vmi.reliableTaxpayer,
        isVatPayer: vmi.isVatPayer,
        activities: [
          {
            evrk: company.mainEvrk,
            dateFrom: company.CompanyRegistrationDate,
            dateTo: null,
            isMain: true,
            classifier: 'EVRK2',
          },
        ],
        importTotal2021: cents(vmi.importTotal2021),
        importAffected2021: cents(vmi.importAffected2021),
        exportTotal2021: cents(vmi.exportTotal2021),
        exportAffected2021: cents(vmi.exportAffected2021),
        importDate: '2026-11-18',
        exportDate: '2026-11-19',
      }),
      socialInsurance: answered({ employees: company.employees, month: '2026-10' }),
      insolvency: answered({ hasOpenCase: company.insolvencyCase, personalBankruptcy: null }),
      shareholders: answered({ owners }),
      individualActivity: missingAnswer('stand-in'),
      leases: leasesOf(parties, key),
    },
    group: parentsOf(parties, company),
  };
}

export function individualSnapshot(
  parties: DemoParties,
  person: string,
  options: SnapshotOptions = {},
): Snapshot {
  const activity = parties.individualActivities.find((row) => row.person === person);
  if (!activity) throw new Error(`No demo activity of ${person}`);
  return {
    ...base('Individual', options),
    answers: {
      purpose: options.purpose ?? 2,
      mainEvrk: activity.evrk,
      sizeType: 1,
      socialBusiness: options.socialBusiness ?? false,
      iban: 'LT121000011101001000',
      declaredIncome: 40_000_00,
    },
    registers: {
      legalEntity: missingAnswer('stand-in'),
      accounts: missingAnswer('stand-in'),
      taxAuthority: answered({
        reliableTaxpayer: activity.reliableTaxpayer,
        isVatPayer: false,
        activities: [
          {
            evrk: activity.evrk,
            dateFrom: activity.from_,
            dateTo: activity.to,
            isMain: true,
            classifier: 'EVRK2',
          },
        ],
        importTotal2021: cents(activity.importTotal2021),
        importAffected2021: cents(activity.importAffected2021),
        exportTotal2021: 0,
        exportAffected2021: 0,
        importDate: '2026-11-18',
        exportDate: '2026-11-18',
      }),
      socialInsurance: missingAnswer('stand-in'),
      insolvency: answered({ hasOpenCase: false, personalBankruptcy: activity.personalBankruptcy }),
      shareholders: missingAnswer('stand-in'),
      individualActivity: answered({
        certificates: [
          { number: activity.certificate, evrk: activity.evrk, from: activity.from_, to: activity.to },
        ],
      }),
      leases: leasesOf(parties, person),
    },
  };
}
