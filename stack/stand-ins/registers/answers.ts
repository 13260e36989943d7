import type { Company, Person, YearAccounts } from '../parties.ts';
import { ACTIVITIES, LEASES, companyByKey, personByKey } from '../parties.ts';
import { addressFor } from './addresses.ts';

export type Subject = { company: Company; person?: undefined } | { person: Person; company?: undefined };

/** Euros as the registers write them: a decimal with two digits. */
const euros = (amount: number | null): string | null => (amount === null ? null : amount.toFixed(2));

/** The code a subject is asked by and answered with. */
export const subjectCode = ({
  company,
  person,
}: Subject): { companyCode: string } | { personalCode: string } =>
  company ? { companyCode: company.CompanyCode } : { personalCode: person.PersonalCode };

const personData = (
  key: string,
): { personalCode: string; firstName: string; lastName: string; citizenship: string } | null => {
  const person = personByKey(key);
  return person
    ? {
        personalCode: person.PersonalCode,
        firstName: person.FirstName,
        lastName: person.LastName,
        citizenship: person.citizenship ?? 'LT',
      }
    : null;
};

function legalEntity(company: Company): object {
  return {
    name: company.CompanyName,
    companyType: company.CompanyType,
    legalStatus: company.legalStatus,
    registrationDate: company.CompanyRegistrationDate,
    address: addressFor(company.CompanyCode),
    manager: personData(company.manager),
  };
}

const figuresOf = (year: YearAccounts): object => ({
  assets: euros(year.assets),
  equity: euros(year.equity),
  subscribedCapital: euros(year.subscribedCapital),
  sharePremium: euros(year.sharePremium),
  income: euros(year.income),
  shortTermDebts: euros(year.shortTermDebts),
  liabilities: euros(year.liabilities),
  ebitda: euros(year.ebitda),
  interest: euros(year.interest),
});

/** The file ends with 2021; every later year whose accounts are due by now repeats its last one. */
function accountsUntil(now: Date, kept: Company['accounts']): [string, YearAccounts][] {
  const years = Object.entries(kept).sort(([a], [b]) => Number(a) - Number(b));
  const last = years.at(-1);
  if (!last) return [];
  const due = now.getUTCFullYear() - (now.getUTCMonth() >= 5 ? 1 : 2);
  const later = Math.max(0, due - Number(last[0]));
  return [
    ...years,
    ...Array.from({ length: later }, (_, i): [string, YearAccounts] => [
      String(Number(last[0]) + i + 1),
      last[1],
    ]),
  ];
}

function accounts(company: Company, now: Date): object {
  const calendar = company.financialYearIsCalendarYear;
  const years = accountsUntil(now, company.accounts).map(([year, filed]) => {
    const from = calendar ? `${year}-01-01` : `${Number(year) - 1}-10-01`;
    return {
      year: Number(year),
      periodFrom: from,
      periodTo: calendar ? `${year}-12-31` : `${year}-09-30`,
      existedWholePeriod: company.CompanyRegistrationDate <= from,
      filed: filed.filed,
      // The register has no figures for a year that was not filed: zeros would read as an answer.
      figures: filed.filed ? figuresOf(filed) : null,
    };
  });
  return { financialYearIsCalendarYear: calendar, years };
}

const monthBefore = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);

function insolvency(subject: Subject): object {
  const bankrupt = subject.company
    ? subject.company.insolvencyCase
    : ACTIVITIES.some(
        ({ person, personalBankruptcy }) => personalBankruptcy && person === subject.person.key,
      );
  return {
    cases: bankrupt
      ? [
          {
            kind: subject.company ? 'bankruptcy' : 'personalBankruptcy',
            openedOn: '2024-03-18',
            closedOn: null,
          },
        ]
      : [],
  };
}

/** As the newest accounts have it, in shares of one euro. */
function capitalOf({ accounts: years }: Company): object | null {
  const newest = Object.keys(years).sort().at(-1);
  const capital = newest === undefined ? 0 : years[newest]!.subscribedCapital;
  if (capital === 0) return null;
  return { size: euros(capital), currency: 'EUR', shares: Math.round(capital), nominal: euros(1) };
}

function participant({ owner, sharesPart, votingPart }: Company['shareholders'][number]): object {
  const parts = { sharesPart, votingPart };
  const person = personData(owner);
  if (person) return { kind: 'person', ...person, ...parts };
  const company = companyByKey(owner);
  if (company)
    return {
      kind: 'company',
      companyCode: company.CompanyCode,
      name: company.CompanyName,
      country: 'LT',
      ...parts,
    };
  return {
    kind: owner === 'state' ? 'state' : 'municipality',
    name: owner === 'state' ? 'Lietuvos valstybė' : 'Savivaldybė',
    ...parts,
  };
}

const party = (key: string): object | null => {
  const company = companyByKey(key);
  if (company) return { companyCode: company.CompanyCode, name: company.CompanyName };
  const person = personByKey(key);
  return person
    ? { personalCode: person.PersonalCode, name: `${person.FirstName} ${person.LastName}` }
    : null;
};

function leases(subject: Subject): object {
  const key = (subject.company ?? subject.person)?.key;
  const registered = LEASES.filter(
    (lease) => lease.registered && (lease.tenant === key || lease.owner === key),
  );
  return {
    leases: registered.map(({ objectId, tenant, owner, from_, to }) => ({
      objectId,
      tenant: party(tenant),
      owner: party(owner),
      from: from_,
      to,
    })),
  };
}

const certificates = (person: Person): object => ({
  certificates: ACTIVITIES.filter((activity) => activity.person === person.key).map((activity) => ({
    certificate: activity.certificate,
    from: activity.from_,
    to: activity.to,
    activityCode: activity.evrk,
    active: activity.active,
  })),
});

/** What the tax authority says once it has looked: reliability, VAT, activities, and the trade of 2021. */
export function taxData({ company, person }: Subject) {
  const own = company ? [] : ACTIVITIES.filter((activity) => activity.person === person.key);
  const trade = company ? company.vmi : undefined;
  const sum = (pick: (activity: (typeof own)[number]) => number): number =>
    own.reduce((total, one) => total + pick(one), 0);
  return {
    reliableTaxpayer: trade?.reliableTaxpayer ?? own.every((activity) => activity.reliableTaxpayer),
    isVatPayer: trade?.isVatPayer ?? false,
    vatCode: trade?.isVatPayer ? `LT${company!.CompanyCode}` : null,
    activities: company
      ? [
          {
            code: company.mainEvrk,
            classifier: 'EVRK2',
            from: company.CompanyRegistrationDate,
            to: null,
            main: true,
          },
        ]
      : own.map(({ evrk, from_, to }, i) => ({
          code: evrk,
          classifier: 'EVRK2',
          from: from_,
          to,
          main: i === 0,
        })),
    trade: {
      year: 2021,
      periodFrom: '2021-01-01',
      periodTo: '2021-12-31',
      importTotal: euros(trade?.importTotal2021 ?? sum((activity) => activity.importTotal2021)),
      importAffected: euros(trade?.importAffected2021 ?? sum((activity) => activity.importAffected2021)),
      exportTotal: euros(trade?.exportTotal2021 ?? 0),
      exportAffected: euros(trade?.exportAffected2021 ?? 0),
    },
  };
}

/** What the tax authority can tell while it still adds up the trade. */
export function withoutTrade(data: ReturnType<typeof taxData>): object {
  const { year, periodFrom, periodTo } = data.trade;
  const sums = { importTotal: null, importAffected: null, exportTotal: null, exportAffected: null };
  return { ...data, trade: { year, periodFrom, periodTo, ...sums } };
}

/** Answers of the registers that reply at once; null where the register does not keep such subjects. */
export const ANSWERS = {
  'legal-entities': ({ company }: Subject) => company && legalEntity(company),
  accounts: ({ company }: Subject, now: Date) => company && accounts(company, now),
  'social-insurance': ({ company }: Subject, now: Date) =>
    company && { employees: company.employees, month: monthBefore(now) },
  insolvency,
  shareholders: ({ company }: Subject) =>
    company && { participants: company.shareholders.map(participant), capital: capitalOf(company) },
  leases,
  'individual-activity': ({ person }: Subject) => person && certificates(person),
} satisfies Record<string, (subject: Subject, now: Date) => object | undefined>;

export type DirectRegister = keyof typeof ANSWERS;

export const SOURCES: Record<DirectRegister | 'tax-authority', string> = {
  'legal-entities': 'Juridinių asmenų registras',
  accounts: 'Finansinių ataskaitų registras',
  'tax-authority': 'Valstybinė mokesčių inspekcija',
  'social-insurance': 'Valstybinio socialinio draudimo fondo valdyba',
  insolvency: 'Nemokumo registras',
  shareholders: 'Juridinių asmenų dalyvių informacinė sistema',
  leases: 'Nekilnojamojo turto registras',
  'individual-activity': 'Mokesčių mokėtojų registras',
};
