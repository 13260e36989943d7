import type { z } from 'zod';
import type { Party } from '../../db/queries/parties.ts';
import type { Authorisation } from '../../db/queries/representatives/authorisations.ts';
import type { StoredAuthorisationFile } from '../../db/queries/representatives/files.ts';
import type { StaffAuthorisation } from '../../db/queries/representatives/for-staff.ts';
import type { Represented } from '../../db/queries/representatives/represented.ts';
import { containerState, type ContainerVerdict } from '../../domain/documents/container.ts';
import { ROLE_WIRE_ID } from '../../domain/application/role.ts';
import { validityOn, type Period } from '../../domain/representation/authorisation.ts';
import type { LoginType } from '../../domain/schemes/index.ts';
import { daysBetween } from '../../domain/values/days.ts';
import type { ApplicantSession } from '../http/session.ts';
import type { Deps } from '../deps.ts';
import { fileReply, type Reply } from '../http/reply.ts';
import type { representation, representative, staffRepresentative } from '../wire/representatives.ts';
import { time } from './wire-values.ts';

type Option = z.input<typeof representation>;

/** Oneself first, then the others: who was chosen last on top, the rest by name. */
export function optionsOf(session: ApplicantSession, self: Party, others: readonly Represented[]): Option[] {
  const own: Option = {
    RepresentativeId: 'self',
    Self: true,
    ...namesOf(self),
    ValidFrom: null,
    ValidTo: null,
    ExpiresInDays: null,
    LastUsed: false,
    Current: session.representation === null,
  };
  const last = others.find(({ lastUsedAt }) => lastUsedAt !== null);
  const rest = others
    .filter((other) => other !== last)
    .sort((a, b) => a.name.localeCompare(b.name, 'lt') || (a.id < b.id ? -1 : 1));
  return [
    own,
    ...[...(last ? [last] : []), ...rest].map((row) => ({
      RepresentativeId: row.id,
      Self: false,
      ...namesOf(row),
      ValidFrom: row.validFrom,
      ValidTo: row.validTo,
      ExpiresInDays: expiresInDays(row, row.today),
      LastUsed: row === last,
      Current: session.representation !== null && session.partyId === row.partyId,
    })),
  ];
}

function namesOf(party: { loginType: LoginType; name: string; code: string }) {
  const isCompany = party.loginType === 'Company';
  return {
    CompanyName: isCompany ? party.name : null,
    CompanyCode: isCompany ? party.code : null,
    PersonalName: isCompany ? null : party.name,
    PersonalCode: isCompany ? null : party.code,
  };
}

function expiresInDays(period: Period, today: string): number | null {
  return validityOn(period, today) === 'expiring' ? daysBetween(today, period.validTo) : null;
}

/** A document of an authorisation on its way out. */
export async function authorisationFile(deps: Deps, file: StoredAuthorisationFile): Promise<Reply> {
  return fileReply({
    stream: await deps.files.open(file.storageKey),
    name: file.fileName,
    contentType: file.contentType,
    size: file.size,
    inline: file.contentType === 'application/pdf',
  });
}

/** A row of the staff's list: also who is represented. */
export function staffAuthorisationOf(
  one: StaffAuthorisation,
  today: string,
): z.input<typeof staffRepresentative> {
  const isCompany = one.loginType === 'Company';
  return {
    ...authorisationOf(one, one.loginType, today),
    RepresentedCompanyCode: isCompany ? one.partyCode : null,
    RepresentedPersonalCode: isCompany ? null : one.partyCode,
    RepresentedName: one.partyName,
  };
}

/** A row of the party's own list. */
export function authorisationOf(
  one: Authorisation,
  loginType: LoginType,
  today: string,
): z.input<typeof representative> {
  return {
    Id: one.id,
    RoleId: ROLE_WIRE_ID.applicant,
    FirstName: one.firstName,
    LastName: one.lastName,
    PersonalCode: one.personalCode,
    ValidFrom: one.validFrom,
    ValidTo: one.validTo,
    Validity: validityOn(one, today),
    ExpiresInDays: expiresInDays(one, today),
    RepresentativeType: loginType === 'Company' ? 'Company' : 'Personal',
    Files: one.files.map((file) => ({
      FileId: file.number,
      FileTypeId: file.contentType === 'application/pdf' ? 1 : 2,
      FileName: file.fileName,
      Size: file.size,
      UploadedAt: time(new Date(file.uploadedAt)),
      Container: file.container && containerOf(file.container),
    })),
  };
}

function containerOf(found: ContainerVerdict) {
  return {
    State: containerState(found),
    Documents: found.documents,
    Signatures: found.signatures.map((one) => ({
      Holder: one.holder,
      Signer: one.signer,
      SignedAt: one.signedAt === null ? null : time(new Date(one.signedAt)),
      Fault: one.fault,
      Partial: one.partial,
    })),
  };
}
