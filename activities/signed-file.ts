import { sql } from 'kysely';
import { mayStillRepresent } from '../db/queries/representatives/represented.ts';
import { storeSignatureReport } from '../db/queries/signature-reports.ts';
import type { SigningRow } from '../db/queries/signing.ts';
import { findingRefusal } from '../domain/documents/signature-finding.ts';
import { isSignedVersionOf, verifyPdfSignatures, type PdfSignature } from './adapters/pdf-signature.ts';
import type { ActivityDeps } from './deps.ts';

/**
 * Why a signed file cannot be taken; null when it is the stored document, whole, signed by the expected person, whom the
 * applicant's authorisation (if they needed one) still lets sign, with a signature that binds. What the validation said is
 * kept either way.
 */
export async function judgeSigned(
  deps: ActivityDeps,
  signing: SigningRow,
  signed: Buffer,
): Promise<string | null> {
  const { db, files, settings } = deps;
  if (signing.representativeId && !(await mayStillRepresent(db, signing.representativeId)))
    return 'representationInvalid';
  const { rows } = await sql<{ storage_key: string; personal_code: string }>`
    select d.storage_key, u.personal_code from signing s join document d on d.id = s.document_id
      join app_user u on u.id = s.user_id where s.id = ${signing.id}::uuid`.execute(db);
  const base = await files.read(rows[0]!.storage_key);
  if (!isSignedVersionOf(signed, base)) return 'documentChanged';
  const signatures = await verifyPdfSignatures(signed, settings.signingCaPem);
  const added = signatures.filter(({ revisionLength }) => revisionLength > base.length);
  const [own] = added;
  if (own?.reason === 'revoked') return 'certificateRevoked';
  if (!own || added.length !== 1 || !signatures.every(({ valid }) => valid)) return 'signatureInvalid';
  if (own.personCode !== rows[0]!.personal_code) return 'wrongSigner';
  return validate(deps, signing, { signed, signatures, own });
}

async function validate(
  { db, adapters, settings }: ActivityDeps,
  signing: SigningRow,
  { signed, signatures, own }: { signed: Buffer; signatures: PdfSignature[]; own: PdfSignature },
): Promise<string | null> {
  const { findings, ...report } = await adapters.validation.validate(signed, signatures);
  const finding = findings[signatures.indexOf(own)]!;
  await storeSignatureReport(db, { signingId: signing.id, finding, ...report });
  return findingRefusal(finding, settings.signatureLevels);
}
