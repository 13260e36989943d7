import type { SignatureLevel } from '../../documents/signature-finding.ts';

/** What is told of a checked signature; no names. */
export interface SignatureTold {
  /** Legal level; null: nobody checked it. */
  Level: string | null;
  /** What a time-stamp proves, Vilnius time. */
  StampedAt: string | null;
  /** When the certificate was told not to be revoked, Vilnius time. */
  RevocationToldAt: string | null;
}

const LEVEL: Readonly<Record<SignatureLevel, string>> = {
  QESIG: 'Kvalifikuotas elektroninis parašas',
  ADESIG_QC: 'Pažangusis parašas su kvalifikuotu sertifikatu',
  ADESIG: 'Pažangusis elektroninis parašas',
};
const UNCHECKED = 'Ar parašas kvalifikuotas, netikrinta';

const isOurs = (level: string): level is SignatureLevel => level in LEVEL;

/** „Kvalifikuotas elektroninis parašas, laiko žyma 2026-11-22 15:04:09“. */
export function signatureWords({ Level, StampedAt }: SignatureTold): string {
  const level = Level !== null && isOurs(Level) ? LEVEL[Level] : UNCHECKED;
  return StampedAt === null ? `${level}, be laiko žymos` : `${level}, laiko žyma ${StampedAt}`;
}

/** Why a signature was not taken, by its code. */
export const SIGNATURE_FAILURE: Readonly<Record<string, string>> = {
  wrongSigner: 'Pasirašė ne tas asmuo, kuris prisijungęs prie portalo.',
  documentChanged: 'Pasirašytas ne tas dokumentas, kuris buvo pateiktas.',
  signatureInvalid: 'Parašas netinkamas arba jo sertifikatas negalioja.',
  certificateRevoked: 'Sertifikatas, kuriuo pasirašyta, atšauktas.',
  signatureUnconfirmed:
    'Parašo galiojimo patvirtinti nepavyko: trūksta laiko žymos arba sertifikato patikros.',
  signatureNotQualified: 'Parašas nekvalifikuotas. Pasirašykite kvalifikuotu elektroniniu parašu.',
  representationInvalid: 'Įgaliojimas pasirašyti nebegalioja.',
};
