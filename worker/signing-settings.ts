import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { createPortalValidation } from '../activities/adapters/validation/portal.ts';
import { createSiva } from '../activities/adapters/validation/siva.ts';
import type { SignatureValidation } from '../activities/adapters/validation/validation.ts';
import { SIGNATURE_LEVELS } from '../domain/documents/signature-finding.ts';

const levels = z
  .string()
  .default('QESIG')
  .transform((list) => list.split(',').map((level) => level.trim()))
  .pipe(z.array(z.enum(SIGNATURE_LEVELS)).min(1));

/** Where documents are signed and who says what the signatures are worth; docs/integrations.md says more. */
export const SIGNING_SETTINGS = {
  SIGNING_URL: z.url(),
  SIGNING_ACCESS_TOKEN: z.string().min(1),
  SIGNING_CA_FILE: z.string().min(1),
  SIGNATURE_VALIDATION_URL: z.url().optional(),
  SIGNATURE_VALIDATION_POLICY: z.enum(['POLv3', 'POLv4']).default('POLv3'),
  SIGNATURE_LEVELS: levels,
};

type Settings = z.output<z.ZodObject<typeof SIGNING_SETTINGS>>;

/** Certificates of the authorities whose signatures count. */
export const readSigningCa = ({ SIGNING_CA_FILE }: Settings): string => readFileSync(SIGNING_CA_FILE, 'utf8');

/** Whether nobody says if signatures are qualified: then every case and the log say so. */
export const levelUnchecked = (settings: Settings & { APP_ENV: string }): boolean =>
  !settings.SIGNATURE_VALIDATION_URL && settings.APP_ENV === 'production';

/** The configured validation service, otherwise the portal's own check. */
export function signatureValidation(settings: Settings & { APP_ENV: string }): SignatureValidation {
  const { SIGNATURE_VALIDATION_URL: baseUrl, SIGNATURE_VALIDATION_POLICY: policy } = settings;
  return baseUrl
    ? createSiva({ baseUrl, policy })
    : createPortalValidation({ judgesLevel: !levelUnchecked(settings) });
}
