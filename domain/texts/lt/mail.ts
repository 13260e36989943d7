// E-mails name no person and no company: what happened, until when, and a link to the case.
import type { ClockKind } from '../../application/clocks.ts';
import { audienceOf, type MailKind } from '../../application/mail-kind.ts';
import { CLOCK_TITLE } from './screen/staff-clock.ts';

/** Who mails come from unless the settings say otherwise. */
export const SENDER = 'Paskolų portalas <neatsakyti@portalas.invalid>';

export interface MailFacts {
  requestId: number;
  /** Absolute address of the request in the portal. */
  link: string;
  /** Last day of the term, 'yyyy-MM-dd'; sentences do without it when there is none. */
  dueDate?: string | null;
  /** Which term a mail to staff is about. */
  clock?: ClockKind | undefined;
}

export interface Mail {
  subject: string;
  text: string;
}

interface MailText {
  subject: string;
  /** {until} becomes „ iki 2026-12-04“ or nothing, {on} „ 2026-12-04“, {clock} the name of the term. */
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
  approvalWithdrawn: {
    subject: 'Prašymo Nr. {number} finansavimo patvirtinimas atšauktas',
    body: 'Finansavimo patvirtinimas atšauktas, ankstesnis sprendimas nebegalioja. Prašymą vertiname iš naujo ir atsakysime{until}. Jums nieko daryti nereikia.',
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
  documentsOverdue: {
    subject: 'Baigėsi prašymo Nr. {number} papildomų dokumentų terminas',
    body: 'Papildomus dokumentus reikėjo įkelti{until}, jų negavome. Įkelkite kuo greičiau: jų negavus prašymas gali būti atmestas.',
  },
  correctionReminder: {
    subject: 'Primename: prašymas Nr. {number} laukia patikslinimo',
    body: 'Pataisykite pažymėtas vietas ir pateikite prašymą iš naujo{until}.',
  },
  correctionOverdue: {
    subject: 'Baigėsi prašymo Nr. {number} tikslinimo terminas',
    body: 'Patikslintą prašymą reikėjo pateikti{until}. Pataisykite pažymėtas vietas ir pateikite prašymą kuo greičiau.',
  },
  fundsReminder: {
    subject: 'Primename: baigiasi prašymo Nr. {number} lėšų panaudojimo terminas',
    body: 'Panaudokite paskolos lėšas{until}.',
  },
  fundsOverdue: {
    subject: 'Baigėsi prašymo Nr. {number} lėšų panaudojimo terminas',
    body: 'Paskolos lėšas reikėjo panaudoti{until}. Jei dalies jų nepanaudojote, susisiekite su paskolos teikėju.',
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
  staffAssigned: {
    subject: 'Jums priskirtas prašymas Nr. {number}',
    body: 'Prašymas priskirtas jums. Ką reikia padaryti ir iki kada, matote byloje.',
  },
  staffDocuments: {
    subject: 'Gauti prašymo Nr. {number} papildomi dokumentai',
    body: 'Pareiškėjas pateikė papildomus dokumentus. Įvertinkite juos{until}.',
  },
  staffSigned: {
    subject: 'Pareiškėjas pasirašė prašymo Nr. {number} dokumentą',
    body: 'Pareiškėjas pasirašė dokumentą. Teikėjo parašas reikalingas{until}.',
  },
  staffClock: {
    subject: 'Primename: baigiasi prašymo Nr. {number} terminas',
    body: '{clock} baigiasi{on}.',
  },
} as const satisfies Record<MailKind, MailText>;

const FOOTER = 'Tai automatinis pranešimas, atsakyti į jį nereikia.';

/** Where a mail links to: the case as staff see it, or the request. */
export function mailPath(kind: MailKind, requestId: number): string {
  return audienceOf(kind) === 'assignee'
    ? `/backoffice/request/${requestId}`
    : `/main-window/requests/new-request/${requestId}`;
}

/** Subject and plain text of a mail. */
export function mailText(kind: MailKind, { requestId, link, dueDate, clock }: MailFacts): Mail {
  const { subject, body } = MAIL_TEXT[kind];
  const said = body
    .replace('{until}', dueDate ? ` iki ${dueDate}` : '')
    .replace('{on}', dueDate ? ` ${dueDate}` : '')
    .replace('{clock}', clock ? CLOCK_TITLE[clock] : 'Terminas');
  return {
    subject: subject.replace('{number}', String(requestId)),
    text: `${said}\n\nPrašymas portale: ${link}\n\n${FOOTER}\n`,
  };
}
