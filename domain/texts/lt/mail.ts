// E-mails name no person and no company: what happened, until when, and a link to the case.
import type { ClockKind } from '../../application/clocks.ts';
import { groupOf, sideOf } from '../../application/mail-groups.ts';
import { audienceOf, type MailKind } from '../../application/mail-kind.ts';
import { DAY, plural } from './plural.ts';
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
  /** What a morning's mail counts. */
  counts?: DigestCounts | undefined;
}

export interface Mail {
  subject: string;
  text: string;
}

interface MailText {
  subject: string;
  /** What happened, without a number: the head of the mail and of its notice. */
  title: string;
  /** {until} becomes „ iki 2026-12-04“ or nothing, {on} „ 2026-12-04“, {clock} the name of the term. */
  body: string;
  /** What happens when the term is missed; null: nothing does, or there is none. */
  missed: string | null;
  /** On the one button. */
  button: string;
}

const SEE = 'Peržiūrėti prašymą';
const CASE = 'Atverti bylą';

/** PRODUCT.md section 11: no mail names a person, a company or a sum. */
export const MAIL_TEXT = {
  submitted: {
    subject: 'Prašymas Nr. {number} gautas',
    title: 'Prašymas gautas',
    body: 'Jūsų prašymas pateiktas vertinti. Atsakysime{until}. Jei reikės papildyti duomenis, parašysime.',
    missed: null,
    button: SEE,
  },
  approved: {
    subject: 'Prašymo Nr. {number} finansavimas patvirtintas',
    title: 'Finansavimas patvirtintas',
    body: 'Finansavimas patvirtintas. Parengsime sutartį{until} ir pranešime, kai ją galėsite pasirašyti.',
    missed: null,
    button: SEE,
  },
  approvedWithDocs: {
    subject: 'Prašymui Nr. {number} reikia papildomų dokumentų',
    title: 'Reikia papildomų dokumentų',
    body: 'Finansavimas patvirtintas su sąlyga, kad pateiksite papildomus dokumentus. Įkelkite juos portale{until}.',
    missed: 'Jų laiku negavus prašymas gali būti atmestas.',
    button: 'Įkelti dokumentus',
  },
  approvalWithdrawn: {
    subject: 'Prašymo Nr. {number} finansavimo patvirtinimas atšauktas',
    title: 'Finansavimo patvirtinimas atšauktas',
    body: 'Finansavimo patvirtinimas atšauktas, ankstesnis sprendimas nebegalioja. Prašymą vertiname iš naujo ir atsakysime{until}. Jums nieko daryti nereikia.',
    missed: null,
    button: SEE,
  },
  rejected: {
    subject: 'Prašymo Nr. {number} sprendimas',
    title: 'Priimtas sprendimas nefinansuoti',
    body: 'Priimtas sprendimas prašymo nefinansuoti. Priežastis rasite portale. Sprendimą galite apskųsti per vieną mėnesį{until}.',
    missed: 'Praleidus terminą sprendimas nebeskundžiamas.',
    button: 'Perskaityti sprendimą',
  },
  returned: {
    subject: 'Prašymas Nr. {number} grąžintas tikslinti',
    title: 'Prašymas grąžintas tikslinti',
    body: 'Vertintojas prašo patikslinti prašymą. Ką pataisyti, pažymėta portale. Pateikite iš naujo{until}.',
    missed: 'Kol prašymas nepateiktas iš naujo, jo nevertiname.',
    button: 'Pataisyti prašymą',
  },
  contractToSign: {
    subject: 'Prašymo Nr. {number} sutartis laukia parašo',
    title: 'Sutartis laukia jūsų parašo',
    body: 'Sutartis parengta. Pasirašykite ją elektroniniu parašu{until}.',
    missed: 'Nepasirašius laiku sutartį reikės rengti iš naujo. Priminsime likus 5, 2 ir 1 darbo dienai.',
    button: 'Atverti ir pasirašyti',
  },
  contractSigned: {
    subject: 'Prašymo Nr. {number} sutartis pasirašyta',
    title: 'Sutartis pasirašyta',
    body: 'Sutartį pasirašė abi šalys. Galite teikti mokėjimo prašymus, lėšas panaudokite{until}.',
    missed: null,
    button: SEE,
  },
  contractReplaced: {
    subject: 'Prašymo Nr. {number} sutartis pakeista',
    title: 'Sutartis pakeista',
    body: 'Sutarties failas pakeistas. Jei ankstesnę sutartį jau pasirašėte, tas parašas negalioja. Pasirašykite naująją{until}.',
    missed: 'Nepasirašius laiku sutartį reikės rengti iš naujo.',
    button: 'Atverti ir pasirašyti',
  },
  termsChanged: {
    subject: 'Prašymo Nr. {number} sutartis rengiama iš naujo',
    title: 'Sutartis rengiama iš naujo',
    body: 'Pasikeitė patvirtintos paskolos sąlygos, todėl ankstesnė sutartis ir jos parašai negalioja. Parengsime naują{until} ir pranešime, kai ją galėsite pasirašyti.',
    missed: null,
    button: SEE,
  },
  signingExpired: {
    subject: 'Baigėsi prašymo Nr. {number} pasirašymo terminas',
    title: 'Pasirašymo terminas baigėsi',
    body: 'Dokumentas nepasirašytas laiku. Susisieksime dėl naujo dokumento.',
    missed: null,
    button: SEE,
  },
  signingReminder: {
    subject: 'Primename: prašymo Nr. {number} dokumentas laukia parašo',
    title: 'Dokumentas laukia jūsų parašo',
    body: 'Pasirašykite dokumentą{until}.',
    missed: 'Nepasirašius laiku jį reikės rengti iš naujo.',
    button: 'Atverti ir pasirašyti',
  },
  documentsReminder: {
    subject: 'Primename: prašymui Nr. {number} reikia papildomų dokumentų',
    title: 'Laukiame papildomų dokumentų',
    body: 'Įkelkite papildomus dokumentus{until}.',
    missed: 'Jų negavus prašymas gali būti atmestas.',
    button: 'Įkelti dokumentus',
  },
  documentsOverdue: {
    subject: 'Baigėsi prašymo Nr. {number} papildomų dokumentų terminas',
    title: 'Dokumentų terminas baigėsi',
    body: 'Papildomus dokumentus reikėjo įkelti{until}, jų negavome. Įkelkite kuo greičiau: jų negavus prašymas gali būti atmestas.',
    missed: null,
    button: 'Įkelti dokumentus',
  },
  correctionReminder: {
    subject: 'Primename: prašymas Nr. {number} laukia patikslinimo',
    title: 'Prašymas laukia patikslinimo',
    body: 'Pataisykite pažymėtas vietas ir pateikite prašymą iš naujo{until}.',
    missed: 'Kol prašymas nepateiktas iš naujo, jo nevertiname.',
    button: 'Pataisyti prašymą',
  },
  correctionOverdue: {
    subject: 'Baigėsi prašymo Nr. {number} tikslinimo terminas',
    title: 'Tikslinimo terminas baigėsi',
    body: 'Patikslintą prašymą reikėjo pateikti{until}. Pataisykite pažymėtas vietas ir pateikite prašymą kuo greičiau.',
    missed: null,
    button: 'Pataisyti prašymą',
  },
  fundsReminder: {
    subject: 'Primename: baigiasi prašymo Nr. {number} lėšų panaudojimo terminas',
    title: 'Baigiasi lėšų panaudojimo terminas',
    body: 'Panaudokite paskolos lėšas{until}.',
    missed: 'Jei iki tada lėšų nepanaudosite, susisiekite su paskolos teikėju.',
    button: SEE,
  },
  fundsOverdue: {
    subject: 'Baigėsi prašymo Nr. {number} lėšų panaudojimo terminas',
    title: 'Lėšų panaudojimo terminas baigėsi',
    body: 'Paskolos lėšas reikėjo panaudoti{until}. Jei dalies jų nepanaudojote, susisiekite su paskolos teikėju.',
    missed: null,
    button: SEE,
  },
  changeReceived: {
    subject: 'Prašymo Nr. {number} sąlygų keitimas gautas',
    title: 'Sąlygų keitimas gautas',
    body: 'Gavome jūsų prašymą keisti sutarties sąlygas ir jį nagrinėjame. Kol nagrinėjame, galioja dabartinės sąlygos.',
    missed: null,
    button: SEE,
  },
  changeRejected: {
    subject: 'Prašymo Nr. {number} sąlygų keitimas atmestas',
    title: 'Sąlygų keitimas atmestas',
    body: 'Prašymas keisti sutarties sąlygas atmestas. Galioja dabartinės sąlygos, paaiškinimą rasite portale.',
    missed: null,
    button: SEE,
  },
  changeToSign: {
    subject: 'Prašymo Nr. {number} sąlygų pakeitimas laukia parašo',
    title: 'Sąlygų pakeitimas laukia jūsų parašo',
    body: 'Sąlygų pakeitimas parengtas. Pasirašykite jį elektroniniu parašu{until}.',
    missed: 'Nepasirašius laiku jį reikės rengti iš naujo. Priminsime likus 5, 2 ir 1 darbo dienai.',
    button: 'Atverti ir pasirašyti',
  },
  changeSigned: {
    subject: 'Prašymo Nr. {number} sąlygų pakeitimas galioja',
    title: 'Sąlygų pakeitimas galioja',
    body: 'Sąlygų pakeitimą pasirašė abi šalys, jis įsigaliojo.',
    missed: null,
    button: SEE,
  },
  terminated: {
    subject: 'Prašymo Nr. {number} sutartis nutraukta',
    title: 'Sutartis nutraukta',
    body: 'Sutartis nutraukta. Nutraukimo dokumentą rasite portale.',
    missed: null,
    button: SEE,
  },
  paymentSubmitted: {
    subject: 'Prašymo Nr. {number} mokėjimo prašymas gautas',
    title: 'Mokėjimo prašymas gautas',
    body: 'Jūsų mokėjimo prašymas pateiktas vertinti. Pranešime, kai priimsime sprendimą.',
    missed: null,
    button: SEE,
  },
  paymentReturned: {
    subject: 'Prašymo Nr. {number} mokėjimo prašymas grąžintas tikslinti',
    title: 'Mokėjimo prašymas grąžintas tikslinti',
    body: 'Vertintojas prašo patikslinti mokėjimo prašymą. Ką pataisyti, parašyta portale.',
    missed: 'Kol mokėjimo prašymas nepateiktas iš naujo, jo nevertiname.',
    button: 'Pataisyti mokėjimo prašymą',
  },
  paymentApproved: {
    subject: 'Prašymo Nr. {number} mokėjimo prašymas patvirtintas',
    title: 'Mokėjimo prašymas patvirtintas',
    body: 'Mokėjimo prašymas patvirtintas. Lėšas išmokėsime per 10 darbo dienų.',
    missed: null,
    button: SEE,
  },
  paymentRejected: {
    subject: 'Prašymo Nr. {number} mokėjimo prašymas atmestas',
    title: 'Mokėjimo prašymas atmestas',
    body: 'Mokėjimo prašymas atmestas. Priežastis rasite portale.',
    missed: null,
    button: SEE,
  },
  staffAssigned: {
    subject: 'Jums priskirtas prašymas Nr. {number}',
    title: 'Jums priskirtas prašymas',
    body: 'Prašymas priskirtas jums. Ką reikia padaryti ir iki kada, matote byloje.',
    missed: null,
    button: CASE,
  },
  staffDocuments: {
    subject: 'Gauti prašymo Nr. {number} papildomi dokumentai',
    title: 'Gauti papildomi dokumentai',
    body: 'Pareiškėjas pateikė papildomus dokumentus. Įvertinkite juos{until}.',
    missed: null,
    button: CASE,
  },
  staffSigned: {
    subject: 'Pareiškėjas pasirašė prašymo Nr. {number} dokumentą',
    title: 'Pareiškėjas pasirašė dokumentą',
    body: 'Pareiškėjas pasirašė dokumentą. Teikėjo parašas reikalingas{until}.',
    missed: null,
    button: CASE,
  },
  staffClock: {
    subject: 'Primename: baigiasi prašymo Nr. {number} terminas',
    title: 'Baigiasi terminas',
    body: '{clock} baigiasi{on}.',
    missed: null,
    button: CASE,
  },
  staffDigest: {
    subject: 'Šios dienos darbai',
    title: 'Šios dienos darbai',
    body: '{counts}',
    missed: null,
    button: 'Atverti darbus',
  },
} as const satisfies Record<MailKind, MailText>;

/** What a person of the staff has to do, as numbers; a morning's mail has nothing else. */
export interface DigestCounts {
  mine: number;
  overdue: number;
  today: number;
  unassigned: number;
}

const DIGEST_LINE: Record<keyof DigestCounts, string> = {
  overdue: 'Vėluoja',
  today: 'Baigiasi šiandien',
  mine: 'Mano darbai',
  unassigned: 'Nepriskirtos',
};

/** „Vėluoja: 2. Baigiasi šiandien: 1.“; what there is none of is left out. */
export function digestText(counts: DigestCounts): string {
  return (Object.keys(DIGEST_LINE) as (keyof DigestCounts)[])
    .filter((key) => counts[key] > 0)
    .map((key) => `${DIGEST_LINE[key]}: ${counts[key]}.`)
    .join(' ');
}

/** What stands under every mail. */
export const MAIL_FRAME = {
  brand: 'Verslo paskolos',
  portal: 'Prašymas portale: ',
  inbox: 'Darbai portale: ',
  privacy: 'Dėl saugumo laiške nėra vardų, įmonės ir sumų: juos matysite prisijungę.',
  once: 'Nuoroda veikia vieną kartą. Vėliau prisijunkite įprastai.',
  settings: 'Kokius laiškus gauti',
  footer: 'Tai automatinis pranešimas, atsakyti į jį nereikia.',
  until: (dueDate: string) => `Iki ${dueDate}`,
  left: (days: number, workingDays: number) =>
    `, liko ${days} ${plural(days, DAY)} (${workingDays} darbo ${plural(workingDays, DAY)})`,
  today: ', šiandien – paskutinė diena',
} as const;

/** Where a mail links to: the case as staff see it, or the request; a digest, the inbox. */
export function mailPath(kind: MailKind, requestId: number): string {
  const audience = audienceOf(kind);
  if (audience === 'staff') return '/backoffice/main';
  return audience === 'assignee'
    ? `/backoffice/request/${requestId}`
    : `/main-window/requests/new-request/${requestId}`;
}

/** Where the person chooses which mails to get. */
export function settingsPath(kind: MailKind): string {
  return sideOf(kind) === 'staff' ? '/backoffice/notifications/settings' : '/notifications/settings';
}

export interface MailWords {
  subject: string;
  title: string;
  body: string;
  /** The day a term that still runs ends, 'yyyy-MM-dd'. */
  until: string | null;
  missed: string | null;
  button: string;
}

/** The words of a mail, for the mail itself and for its notice in the portal. */
export function mailWords(
  kind: MailKind,
  { requestId, dueDate, clock, counts }: Omit<MailFacts, 'link'>,
): MailWords {
  const { subject, title, body, missed, button } = MAIL_TEXT[kind];
  const said = body
    .replace('{until}', dueDate ? ` iki ${dueDate}` : '')
    .replace('{on}', dueDate ? ` ${dueDate}` : '')
    .replace('{clock}', clock ? CLOCK_TITLE[clock] : 'Terminas')
    .replace('{counts}', counts ? digestText(counts) : '');
  const runs = !groupIsOver(kind) && /\{(until|on)\}/.test(body);
  return {
    subject: subject.replace('{number}', String(requestId)),
    title,
    body: said,
    until: runs ? (dueDate ?? null) : null,
    missed: dueDate ? missed : null,
    button,
  };
}

/** Kinds that tell of a term that has ended. */
const groupIsOver = (kind: MailKind): boolean => groupOf(kind) === 'overdue';

/** Subject and plain text of a mail. */
export function mailText(kind: MailKind, facts: MailFacts): Mail {
  const { subject, body, missed } = mailWords(kind, facts);
  const portal = audienceOf(kind) === 'staff' ? MAIL_FRAME.inbox : MAIL_FRAME.portal;
  const said = missed ? `${body} ${missed}` : body;
  return {
    subject,
    text: `${said}\n\n${portal}${facts.link}\n${MAIL_FRAME.once}\n\n${MAIL_FRAME.footer}\n`,
  };
}
