// E-mails name no person and no company: what happened, until when, and a link to the case.
import type { MailKind } from '../../application/arrivals.ts';

/** Who mails come from unless the settings say otherwise. */
export const SENDER = 'Paskolų portalas <neatsakyti@portalas.invalid>';

export interface MailFacts {
  requestId: number;
  /** Absolute address of the request in the portal. */
  link: string;
  /** Last day of the term, 'yyyy-MM-dd'; sentences do without it when there is none. */
  dueDate?: string | null;
}

export interface Mail {
  subject: string;
  text: string;
}

interface MailText {
  subject: string;
  /** {until} becomes „ iki 2026-12-04“ or nothing. */
  body: string;
}

export const MAIL_TEXT = {
  submitted: {
    subject: 'Prašymas Nr. {number} gautas',
    body: 'Jūsų prašymas pateiktas vertinti. Atsakysime{until}. Jei reikės papildyti duomenis, parašysime.',
  },
  approved: {
    subject: 'Prašymo Nr. {number} finansavimas patvirtintas',
    body: 'Finansavimas patvirtintas. Parengsime sutartį{until} ir pranešime, kai ją galėsite pasirašyti.',
  },
  approvedWithDocs: {
    subject: 'Prašymui Nr. {number} reikia papildomų dokumentų',
    body: 'Finansavimas patvirtintas su sąlyga, kad pateiksite papildomus dokumentus. Įkelkite juos portale{until}.',
  },
  rejected: {
    subject: 'Prašymo Nr. {number} sprendimas',
    body: 'Priimtas sprendimas prašymo nefinansuoti. Priežastis rasite portale. Sprendimą galite apskųsti per vieną mėnesį{until}.',
  },
  returned: {
    subject: 'Prašymas Nr. {number} grąžintas tikslinti',
    body: 'Vertintojas prašo patikslinti prašymą. Ką pataisyti, pažymėta portale. Pateikite iš naujo{until}.',
  },
  contractToSign: {
    subject: 'Prašymo Nr. {number} sutartis laukia parašo',
    body: 'Sutartis parengta. Pasirašykite ją elektroniniu parašu{until}. Nepasirašius laiku sutartį reikės rengti iš naujo.',
  },
  contractSigned: {
    subject: 'Prašymo Nr. {number} sutartis pasirašyta',
    body: 'Sutartį pasirašė abi šalys. Galite teikti mokėjimo prašymus, lėšas panaudokite{until}.',
  },
  contractReplaced: {
    subject: 'Prašymo Nr. {number} sutartis pakeista',
    body: 'Sutarties failas pakeistas. Jei ankstesnę sutartį jau pasirašėte, tas parašas negalioja. Pasirašykite naująją{until}.',
  },
  termsChanged: {
    subject: 'Prašymo Nr. {number} sutartis rengiama iš naujo',
    body: 'Pasikeitė patvirtintos paskolos sąlygos, todėl ankstesnė sutartis ir jos parašai negalioja. Parengsime naują{until} ir pranešime, kai ją galėsite pasirašyti.',
  },
  signingExpired: {
    subject: 'Baigėsi prašymo Nr. {number} pasirašymo terminas',
    body: 'Dokumentas nepasirašytas laiku. Susisieksime dėl naujo dokumento.',
  },
  signingReminder: {
    subject: 'Primename: prašymo Nr. {number} dokumentas laukia parašo',
    body: 'Pasirašykite dokumentą{until}. Nepasirašius laiku jį reikės rengti iš naujo.',
  },
  documentsReminder: {
    subject: 'Primename: prašymui Nr. {number} reikia papildomų dokumentų',
    body: 'Įkelkite papildomus dokumentus{until}. Jų negavus prašymas gali būti atmestas.',
  },
  correctionReminder: {
    subject: 'Primename: prašymas Nr. {number} laukia patikslinimo',
    body: 'Pataisykite pažymėtas vietas ir pateikite prašymą iš naujo{until}.',
  },
  changeReceived: {
    subject: 'Prašymo Nr. {number} sąlygų keitimas gautas',
    body: 'Gavome jūsų prašymą keisti sutarties sąlygas ir jį nagrinėjame. Kol nagrinėjame, galioja dabartinės sąlygos.',
  },
  changeRejected: {
    subject: 'Prašymo Nr. {number} sąlygų keitimas atmestas',
    body: 'Prašymas keisti sutarties sąlygas atmestas. Galioja dabartinės sąlygos, paaiškinimą rasite portale.',
  },
  changeToSign: {
    subject: 'Prašymo Nr. {number} sąlygų pakeitimas laukia parašo',
    body: 'Sąlygų pakeitimas parengtas. Pasirašykite jį elektroniniu parašu{until}.',
  },
  changeSigned: {
    subject: 'Prašymo Nr. {number} sąlygų pakeitimas galioja',
    body: 'Sąlygų pakeitimą pasirašė abi šalys, jis įsigaliojo.',
  },
  terminated: {
    subject: 'Prašymo Nr. {number} sutartis nutraukta',
    body: 'Sutartis nutraukta. Nutraukimo dokumentą rasite portale.',
  },
} as const satisfies Record<MailKind, MailText>;

const FOOTER = 'Tai automatinis pranešimas, atsakyti į jį nereikia.';

/** Subject and plain text of a mail. */
export function mailText(kind: MailKind, { requestId, link, dueDate }: MailFacts): Mail {
  const { subject, body } = MAIL_TEXT[kind];
  const said = body.replace('{until}', dueDate ? ` iki ${dueDate}` : '');
  return {
    subject: subject.replace('{number}', String(requestId)),
    text: `${said}\n\nPrašymas portale: ${link}\n\n${FOOTER}\n`,
  };
}
