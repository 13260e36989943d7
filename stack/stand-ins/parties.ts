import { readFileSync } from 'node:fs';

export interface Person {
  key: string;
  PersonalCode: string;
  FirstName: string;
  LastName: string;
  BirthDate: string;
  citizenship?: string;
  kind: 'applicant' | 'staff';
  roles?: string[];
  story: string;
}

export interface YearAccounts {
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

export interface Company {
  key: string;
  CompanyCode: string;
  CompanyName: string;
  CompanyType: string;
  legalStatus: string;
  CompanyRegistrationDate: string;
  mainEvrk: string;
  employees: number;
  manager: string;
  shareholders: { owner: string; sharesPart: number; votingPart: number }[];
  accounts: Record<string, YearAccounts>;
  financialYearIsCalendarYear: boolean;
  vmi: {
    reliableTaxpayer: boolean;
    isVatPayer: boolean;
    importTotal2021: number;
    importAffected2021: number;
    exportTotal2021: number;
    exportAffected2021: number;
    answer: string;
  };
  insolvencyCase: boolean;
  registersBehave: string;
}

export interface IndividualActivity {
  person: string;
  certificate: string;
  from_: string;
  to: string | null;
  evrk: string;
  active: boolean;
  personalBankruptcy: boolean;
  reliableTaxpayer: boolean;
  importTotal2021: number;
  importAffected2021: number;
}

export interface Lease {
  tenant: string;
  owner: string;
  objectId: string;
  from_: string;
  to: string;
  registered: boolean;
}

export interface ScreeningEntry {
  person: string;
  topic: string;
  score: number;
}

interface DemoFile {
  people: Record<string, Omit<Person, 'key'>>;
  companies: Record<string, Omit<Company, 'key'>>;
  individualActivities: IndividualActivity[];
  leases: Lease[];
  screening: ScreeningEntry[];
}

/** `STAND_IN_PARTIES` names another file of the same shape: a bench of a busy day needs thousands. */
const data = JSON.parse(
  readFileSync(
    process.env['STAND_IN_PARTIES'] ?? new URL('./data/demo-parties.json', import.meta.url),
    'utf8',
  ),
) as DemoFile;

const keyed = <T>(entries: Record<string, T>): (T & { key: string })[] =>
  Object.entries(entries).map(([key, entry]) => ({ ...entry, key }));

export const PEOPLE: readonly Person[] = keyed(data.people);
export const COMPANIES: readonly Company[] = keyed(data.companies);
export const { individualActivities: ACTIVITIES, leases: LEASES, screening: SCREENING } = data;

export const personByKey = (key: string): Person | undefined => PEOPLE.find((person) => person.key === key);
export const personByCode = (code: string): Person | undefined =>
  PEOPLE.find((person) => person.PersonalCode === code);
export const companyByKey = (key: string): Company | undefined =>
  COMPANIES.find((company) => company.key === key);
export const companyByCode = (code: string): Company | undefined =>
  COMPANIES.find((company) => company.CompanyCode === code);
export const companiesManagedBy = (key: string): Company[] =>
  COMPANIES.filter((company) => company.manager === key);
export const fullName = (person: Person): string => `${person.FirstName} ${person.LastName}`;

/** The employee code the gateway gives for a member of staff: by order in the demo file, `IN-001` first. */
export function employeeCode(person: Person): string {
  const staff = PEOPLE.filter(({ kind }) => kind === 'staff');
  return `IN-${String(staff.indexOf(person) + 1).padStart(3, '0')}`;
}
