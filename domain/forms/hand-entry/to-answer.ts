import type { RegisterId } from '../../registers/register-id.ts';
import type { HandValues } from './schema.ts';

type Row = Record<string, unknown>;
const rows = (values: HandValues, name: string): Row[] => values[name] as Row[];
const pick = (row: HandValues, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

/** The trade the rules ask of is that of one year (PRODUCT.md section 6). */
const TRADE_YEAR = 2021;
const FIGURES = [
  'assets',
  'equity',
  'subscribedCapital',
  'sharePremium',
  'income',
  'shortTermDebts',
  'liabilities',
  'ebitda',
  'interest',
];

const ANSWERS: Record<RegisterId, (values: HandValues, asOf: string) => unknown> = {
  'legal-entities': (values) => ({
    ...pick(values, ['name', 'companyType', 'legalStatus', 'registrationDate']),
    address: {
      ...pick(values, ['county', 'municipality', 'settlement', 'street', 'house', 'flat']),
      eldership: null,
      postalCode: null,
    },
    manager:
      values.managerCode === null
        ? null
        : {
            personalCode: values.managerCode,
            firstName: values.managerFirstName,
            lastName: values.managerLastName,
            citizenship: values.managerCitizenship,
          },
  }),
  accounts: (values) => ({
    financialYearIsCalendarYear: values.financialYearIsCalendarYear,
    years: rows(values, 'years').map((year) => ({
      year: Number(String(year.periodTo).slice(0, 4)),
      periodFrom: year.periodFrom,
      periodTo: year.periodTo,
      existedWholePeriod: true,
      filed: year.filed,
      figures: year.filed ? pick(year, FIGURES) : null,
    })),
  }),
  'tax-authority': (values) => ({
    reliableTaxpayer: values.reliableTaxpayer,
    isVatPayer: values.isVatPayer,
    activities: rows(values, 'activities').map((row) => ({
      ...pick(row, ['code', 'from', 'to', 'main']),
      // The form does not ask for the version, so the code is judged by both.
      classifier: 'EVRK',
    })),
    trade: {
      year: TRADE_YEAR,
      periodFrom: `${TRADE_YEAR}-01-01`,
      periodTo: `${TRADE_YEAR}-12-31`,
      ...pick(values, ['importTotal', 'importAffected', 'exportTotal', 'exportAffected']),
    },
  }),
  'social-insurance': (values) => pick(values, ['employees', 'month']),
  insolvency: (values) => ({ cases: rows(values, 'cases') }),
  shareholders: (values) => ({ participants: rows(values, 'participants').map(participant) }),
  leases: (values) => ({
    leases: rows(values, 'leases').map((row) => ({
      ...pick(row, ['objectId', 'from', 'to']),
      tenant: party(row.tenantCode, row.tenantName),
      owner: party(row.ownerCode, row.ownerName),
    })),
  }),
  'individual-activity': (values, asOf) => ({
    certificates: rows(values, 'certificates').map((row) => ({
      ...row,
      active: typeof row.to !== 'string' || row.to >= asOf,
    })),
  }),
};

/** Read values of a register's form → the answer as the register itself would have given it; sums in cents. */
export function handAnswer(register: RegisterId, values: HandValues, asOf: string): unknown {
  return ANSWERS[register](values, asOf);
}

function participant({ kind, name, companyCode, personalCode, country, sharesPart, votingPart }: Row): Row {
  const parts = { kind, sharesPart, votingPart };
  if (kind === 'company') return { ...parts, name, companyCode, country };
  if (kind !== 'person') return { ...parts, name };
  const words = String(name).split(/\s+/);
  const lastName = words.length > 1 ? words.pop()! : '';
  return { ...parts, personalCode, firstName: words.join(' '), lastName, citizenship: country };
}

function party(code: unknown, name: unknown): Row {
  return String(code).length === 9 ? { companyCode: code, name } : { personalCode: code, name };
}
