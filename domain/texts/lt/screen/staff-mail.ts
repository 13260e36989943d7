// A mail that was refused for good, above the case.
import type { MailKind } from '../../../application/mail-kind.ts';
import { MAIL_TEXT } from '../mail.ts';

export const UNDELIVERED_MAIL = {
  title: (requestId: number, kind: MailKind) =>
    `Laiškas nepristatytas: „${MAIL_TEXT[kind].subject.replace('{number}', String(requestId))}“`,
  why: (address: string, at: string, replyCode: number | null) =>
    replyCode === null
      ? `${at} laiško nebuvo galima siųsti adresu ${address}: adresas netinkamas. Kartojama nebus.`
      : `${at} pašto serveris laiško adresu ${address} nepriėmė (kodas ${replyCode}). Kartojama nebus.`,
  address: 'Kitas adresas (neprivaloma)',
  sendAgain: 'Siųsti dar kartą',
  sent: 'Laiškas bus išsiųstas dar kartą',
  toldOtherwise: 'Pranešta kitaip',
  settled: 'Pažymėta, kad pranešta kitaip',
} as const;
