// A mail that did not reach anybody, above the case.
import type { MailKind } from '../../../application/mail-kind.ts';
import { MAIL_TEXT } from '../mail.ts';

interface Undelivered {
  /** Empty: there was nobody it could go to. */
  address: string;
  at: string;
  replyCode: number | null;
  bounceStatus: string | null;
}

const refused = (address: string, at: string, replyCode: number | null): string =>
  replyCode === null
    ? `${at} laiško nebuvo galima siųsti adresu ${address}: adresas netinkamas. Kartojama nebus.`
    : `${at} pašto serveris laiško adresu ${address} nepriėmė (kodas ${replyCode}). Kartojama nebus.`;

export const UNDELIVERED_MAIL = {
  title: (requestId: number, kind: MailKind) =>
    `Laiškas nepristatytas: „${MAIL_TEXT[kind].subject.replace('{numeris}', String(requestId))}“`,
  why: ({ address, at, replyCode, bounceStatus }: Undelivered) =>
    address === ''
      ? `${at} laiško nebuvo kam siųsti: niekas negali veikti pareiškėjo vardu. Nurodykite adresą arba praneškite kitaip.`
      : bounceStatus !== null
        ? `${at} laiškas adresu ${address} grįžo (kodas ${bounceStatus}): adresatas jo negavo.`
        : refused(address, at, replyCode),
  address: 'Kitas adresas (neprivaloma)',
  sendAgain: 'Siųsti dar kartą',
  sent: 'Laiškas bus išsiųstas dar kartą',
  toldOtherwise: 'Pranešta kitaip',
  settled: 'Pažymėta, kad pranešta kitaip',
} as const;
