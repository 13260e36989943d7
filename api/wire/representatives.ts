import { z } from 'zod';
import { CONTAINER_STATES, SIGNER_KINDS, XADES_FAULTS } from '../../domain/documents/container.ts';
import { date, dateTime, loginType, uuid } from './shared.ts';

export const isRepresentative = z.object({ isRepresentative: z.boolean() }).meta({ id: 'IsRepresentative' });

/** A row of the selector: oneself, or somebody whose authorisation names the person. */
export const representation = z
  .object({
    /** `self`, or the id of the authorisation. */
    RepresentativeId: z.string(),
    Self: z.boolean(),
    CompanyName: z.string().nullable(),
    CompanyCode: z.string().nullable(),
    PersonalName: z.string().nullable(),
    PersonalCode: z.string().nullable(),
    ValidFrom: date.nullable(),
    ValidTo: date.nullable(),
    /** Days until the last one, from two weeks before it. */
    ExpiresInDays: z.int().nullable(),
    /** Chosen the last time. */
    LastUsed: z.boolean(),
    /** Whom this token acts for. */
    Current: z.boolean(),
  })
  .meta({ id: 'Representation' });

export const impersonateInput = z.object({ representativeId: z.union([z.literal('self'), uuid]) });
export const impersonated = z
  .object({ Token: z.string(), Role: z.int(), loginType })
  .meta({ id: 'Impersonated' });

const text = z.string().max(200).default('');

/** Multipart fields; `UploadedFile` goes beside them. */
export const authorisationInput = z.object({
  Id: uuid.optional().or(z.literal('').transform(() => undefined)),
  FirstName: text,
  LastName: text,
  PersonalCode: text,
  ValidFrom: text,
  ValidTo: text,
  /** Told by the specification's client; what it is follows from who is logged in. */
  RepresentativeType: z.enum(['Company', 'Personal']).default('Company'),
});

/** Signatures of a container; trust, revocation and level of the certificates are not judged. */
const container = z
  .object({
    State: z.enum(CONTAINER_STATES),
    Documents: z.int(),
    Signatures: z.array(
      z.object({
        Holder: z.string().nullable(),
        Signer: z.enum(SIGNER_KINDS),
        /** Claimed by the signer. */
        SignedAt: dateTime.nullable(),
        Fault: z.enum(XADES_FAULTS).nullable(),
        Partial: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'SignedContainer' });

export const representative = z
  .object({
    Id: z.string(),
    RoleId: z.int(),
    FirstName: z.string(),
    LastName: z.string(),
    PersonalCode: z.string(),
    ValidFrom: date,
    ValidTo: date,
    Validity: z.enum(['upcoming', 'valid', 'expiring', 'expired']),
    ExpiresInDays: z.int().nullable(),
    RepresentativeType: z.enum(['Company', 'Personal']),
    Files: z.array(
      z.object({
        /** Number of the document within the authorisation. */
        FileId: z.int(),
        /** 1 PDF, 2 ADOC. */
        FileTypeId: z.int(),
        FileName: z.string(),
        Size: z.int(),
        UploadedAt: dateTime,
        /** What was found in an ADOC; null for a PDF, and for what came before anything was checked. */
        Container: container.nullable(),
      }),
    ),
  })
  .meta({ id: 'Representative' });
/** As staff see it: also who is represented, by which of the two codes. */
export const staffRepresentative = representative
  .extend({
    RepresentedCompanyCode: z.string().nullable(),
    RepresentedPersonalCode: z.string().nullable(),
    RepresentedName: z.string(),
  })
  .meta({ id: 'StaffRepresentative' });

/** Multipart fields of staff: who is represented stays once the authorisation is there. */
export const staffAuthorisationInput = authorisationInput.extend({
  RepresentedCompanyCode: text,
  RepresentedPersonalCode: text,
  /** Needed for a party that was never here and that no register has named. */
  RepresentedName: text,
});

export const representatives = z.array(representative);
export const savedRepresentative = z.object({ Id: z.string() }).meta({ id: 'SavedRepresentative' });

export const representativeParams = z.object({ id: uuid });
export const representativeFileParams = z.object({
  representativeId: uuid,
  fileNumber: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number),
});
