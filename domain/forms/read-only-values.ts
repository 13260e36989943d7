import type { StatusId } from '../application/status.ts';
import { judgesAge, schemeOf, type SchemeCode } from '../schemes/index.ts';
import type { RegisterSnapshots, StoredLegalEntity } from '../registers/stored.ts';
import { toWire } from '../values/money.ts';
import { checkPersonCode } from '../values/person-code.ts';
import { financialValues } from './financial-values.ts';

const sum = (cents: number | null | undefined): string | null =>
  typeof cents === 'number' ? toWire(cents) : null;

export interface PersonName {
  firstName: string;
  lastName: string;
}

/** What the system knows of a request, of its party and of who fills it. */
export interface RequestOrigin {
  id: number;
  status: StatusId;
  createdAt: Date;
  partyCode: string;
  partyName: string;
  /** The sole trader in person; null for a company. Whoever acts for them is never shown in their place. */
  owner: PersonName | null;
  /** Who is asked about the request: the person who saved it last, be it a representative. */
  contact: PersonName;
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
  snapshots: RegisterSnapshots,
  group: object = {},
): Record<string, unknown> {
  const entity = snapshots['legal-entities']?.data;
  const certificates = snapshots['individual-activity']?.data?.certificates;
  const certificate = certificates?.find(({ active }) => active) ?? certificates?.[0];
  const turnovers = snapshots['tax-authority']?.data?.turnovers;
  const manager = entity?.manager;
  const isAgeJudged = judgesAge(schemeOf(row.schemeCode));
  return {
    ...group,
    Ratings: row.ratings ?? null,
    GuaranteesLoanSum: sum(row.guaranteesLoanSumCents),
    CovidLoanSum: sum(row.covidLoanSumCents),
    FinancialData: financialValues(snapshots),
    TurnoversInfo: turnovers?.map(({ date, value }) => ({ Date: date, Value: sum(value) })) ?? [],
    RequestSystemInfo: { RequestId: row.id, Created: row.createdAt.toISOString(), Status: row.status },
    ContactInfo: { ApplicantName: row.contact.firstName, ApplicantSurname: row.contact.lastName },
    CompanyData: {
      CompanyName: entity?.name ?? row.partyName,
      CompanyCode: row.partyCode,
      CompanyType: entity?.companyType ?? null,
      CheckCompanyAge: isAgeJudged,
      CompanyRegistrationDate: entity?.registrationDate ?? null,
      StatusInitial: entity?.legalStatus ?? null,
      RegistrationAddress: entity?.address ? addressLine(entity.address) : null,
      CompanyManagerName: manager ? [manager.firstName, manager.lastName].filter(Boolean).join(' ') : null,
    },
    ApplicantData: {
      CompanyManagerName: row.owner?.firstName ?? null,
      CompanyManagerSurName: row.owner?.lastName ?? null,
      CheckIndividualAge: isAgeJudged,
      PersonalCode: row.partyCode,
      BirthDate: checkPersonCode(row.partyCode).birthDate,
      IndividualActivityCertificateNumber: certificate?.certificate ?? null,
      IndividualActivityCertificateStartDate: certificate?.from ?? null,
    },
  };
}

/** „Ąžuolyno al. 17, LT-09116 Vilnius, Vilniaus miesto savivaldybė“. */
export function addressLine(address: NonNullable<StoredLegalEntity['address']>): string {
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
