import type { StatusId } from '../application/status.ts';
import { checkPersonCode } from '../values/person-code.ts';

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

/** What the system knows of a request and of who began it. */
export interface RequestOrigin {
  id: number;
  status: StatusId;
  createdAt: Date;
  partyCode: string;
  partyName: string;
  creator: { firstName: string; lastName: string };
}

/**
 * Values of the form that people only read: from the identity, the registers' newest answers (by register) and the
 * system. The source of `withReadOnly`.
 */
export function readOnlyValues(
  row: RequestOrigin,
  answers: ReadonlyMap<string, { data: unknown }>,
): Record<string, unknown> {
  const entity = (answers.get('legal-entities')?.data ?? {}) as LegalEntity;
  const own = (answers.get('individual-activity')?.data ?? {}) as Certificates;
  const certificate = own.certificates?.find((one) => one.active) ?? own.certificates?.[0];
  const { manager } = entity;
  return {
    RequestSystemInfo: { RequestId: row.id, Created: row.createdAt.toISOString(), Status: row.status },
    ContactInfo: { ApplicantName: row.creator.firstName, ApplicantSurname: row.creator.lastName },
    CompanyData: {
      CompanyName: entity.name ?? row.partyName,
      CompanyCode: row.partyCode,
      CompanyType: entity.companyType ?? null,
      CompanyRegistrationDate: entity.registrationDate ?? null,
      StatusInitial: entity.legalStatus ?? null,
      RegistrationAddress: entity.address ? addressLine(entity.address) : null,
      CompanyManagerName: manager ? [manager.firstName, manager.lastName].filter(Boolean).join(' ') : null,
    },
    ApplicantData: {
      CompanyManagerName: row.creator.firstName,
      CompanyManagerSurName: row.creator.lastName,
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
