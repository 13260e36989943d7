import type { StatusId } from '../application/status.ts';
import { judgesAge, schemeOf, type SchemeCode } from '../schemes/index.ts';
import { toWire } from '../values/money.ts';
import { checkPersonCode } from '../values/person-code.ts';
import { financialValues } from './financial-values.ts';

interface LegalEntity {
  name?: string;
  companyType?: string;
  legalStatus?: string;
  registrationDate?: string;
  address?: Record<'municipality' | 'settlement' | 'street' | 'house' | 'flat' | 'postalCode', string | null>;
  manager?: { firstName?: string; lastName?: string } | null;
}
interface Certificates {
  certificates?: { certificate?: string; from?: string; active?: boolean }[];
}

interface Turnovers {
  /** By month, cents. */
  turnovers?: readonly { date: string; value: number | null }[];
}

const sum = (cents: number | null | undefined): string | null =>
  typeof cents === 'number' ? toWire(cents) : null;

/** What the system knows of a request and of who began it. */
export interface RequestOrigin {
  id: number;
  status: StatusId;
  createdAt: Date;
  partyCode: string;
  partyName: string;
  creator: { firstName: string; lastName: string };
  schemeCode: SchemeCode;
  /** Sums the provider declares, in cents, and answers of the survey; absent until there are any. */
  guaranteesLoanSumCents?: number | null;
  covidLoanSumCents?: number | null;
  ratings?: Readonly<Record<string, number | null>> | null;
}

/**
 * Values of the form that people only read: from the identity, the registers' newest answers (by register) and the
 * system. The source of `withReadOnly`. `group`: controlling companies with their statements, under the wire names.
 */
export function readOnlyValues(
  row: RequestOrigin,
  answers: ReadonlyMap<string, { data: unknown }>,
  group: object = {},
): Record<string, unknown> {
  const entity = (answers.get('legal-entities')?.data ?? {}) as LegalEntity;
  const own = (answers.get('individual-activity')?.data ?? {}) as Certificates;
  const certificate = own.certificates?.find((one) => one.active) ?? own.certificates?.[0];
  const tax = (answers.get('tax-authority')?.data ?? {}) as Turnovers;
  const { manager } = entity;
  const isAgeJudged = judgesAge(schemeOf(row.schemeCode));
  return {
    ...group,
    Ratings: row.ratings ?? null,
    GuaranteesLoanSum: sum(row.guaranteesLoanSumCents),
    CovidLoanSum: sum(row.covidLoanSumCents),
    FinancialData: financialValues(answers.get('accounts')?.data, answers.get('tax-authority')?.data),
    TurnoversInfo: tax.turnovers?.map(({ date, value }) => ({ Date: date, Value: sum(value) })) ?? [],
    RequestSystemInfo: { RequestId: row.id, Created: row.createdAt.toISOString(), Status: row.status },
    ContactInfo: { ApplicantName: row.creator.firstName, ApplicantSurname: row.creator.lastName },
    CompanyData: {
      CompanyName: entity.name ?? row.partyName,
      CompanyCode: row.partyCode,
      CompanyType: entity.companyType ?? null,
      CheckCompanyAge: isAgeJudged,
      CompanyRegistrationDate: entity.registrationDate ?? null,
      StatusInitial: entity.legalStatus ?? null,
      RegistrationAddress: entity.address ? addressLine(entity.address) : null,
      CompanyManagerName: manager ? [manager.firstName, manager.lastName].filter(Boolean).join(' ') : null,
    },
    ApplicantData: {
      CompanyManagerName: row.creator.firstName,
      CompanyManagerSurName: row.creator.lastName,
      CheckIndividualAge: isAgeJudged,
      PersonalCode: row.partyCode,
      BirthDate: checkPersonCode(row.partyCode).birthDate,
      IndividualActivityCertificateNumber: certificate?.certificate ?? null,
      IndividualActivityCertificateStartDate: certificate?.from ?? null,
    },
  };
}

function addressLine(address: NonNullable<LegalEntity['address']>): string {
  const { street, house, flat, settlement, municipality, postalCode } = address;
  const door = [house, flat].filter(Boolean).join('-');
  return [
    [street, door].filter(Boolean).join(' '),
    [postalCode, settlement].filter(Boolean).join(' '),
    municipality,
  ]
    .filter(Boolean)
    .join(', ');
}
