// E-mails name no person and no company: what happened, until when, and a link to the case.
import type { ClockKind } from '../../application/clocks.ts';
import { groupOf, sideOf } from '../../application/mail-groups.ts';
import { audienceOf, type MailKind } from '../../application/mail-kind.ts';
import { filled } from '../../templates/filled.ts';
import { BILL_MAIL } from './mail-bills.ts';
import { digestText, type DigestCounts } from './mail-digest.ts';
import { DAY, plural } from './plural.ts';
import { CLOCK_TITLE } from './screen/staff-clock.ts';
import type { MailPlace } from './template/places.ts';

/** Who mails come from unless the settings say otherwise. */
export const SENDER = 'Paskolų portalas <neatsakyti@portalas.invalid>';

export interface MailFacts {
  /** Null: it is about none the reader is to know of. */
  requestId: number | null;
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
  /** {iki} becomes „ iki 2026-12-04“ or nothing, {diena} „ 2026-12-04“, {terminas} the name of the term. */
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
    subject: 'Prašymas Nr. {numeris} gautas',
    title: 'Prašymas gautas',
    body: 'Jūsų prašymas pateiktas vertinti. Atsakysime{iki}. Jei reikės papildyti duomenis, parašysime.',
    missed: null,
    button: SEE,
  },
  approved: {
    subject: 'Prašymo Nr. {numeris} finansavimas patvirtintas',
    title: 'Finansavimas patvirtintas',
    body: 'Finansavimas patvirtintas. Parengsime sutartį{iki} ir pranešime, kai ją galėsite pasirašyti.',
    missed: null,
    button: SEE,
  },
  approvedWithDocs: {
    subject: 'Prašymui Nr. {numeris} reikia papildomų dokumentų',
    title: 'Reikia papildomų dokumentų',
    body: 'Finansavimas patvirtintas su sąlyga, kad pateiksite papildomus dokumentus. Įkelkite juos portale{iki}.',
    missed: 'Jų laiku negavus prašymas gali būti atmestas.',
    button: 'Įkelti dokumentus',
  },
  approvalWithdrawn: {
    subject: 'Prašymo Nr. {numeris} finansavimo patvirtinimas atšauktas',
    title: 'Finansavimo patvirtinimas atšauktas',
    body: 'Finansavimo patvirtinimas atšauktas, ankstesnis sprendimas nebegalioja. Prašymą vertiname iš naujo ir atsakysime{iki}. Jums nieko daryti nereikia.',
    missed: null,
    button: SEE,
  },
  rejected: {
    subject: 'Prašymo Nr. {numeris} sprendimas',
    title: 'Priimtas sprendimas nefinansuoti',
    body: 'Priimtas sprendimas prašymo nefinansuoti. Priežastis rasite portale. Sprendimą galite apskųsti per vieną mėnesį{iki}.',
    missed: 'Praleidus terminą sprendimas nebeskundžiamas.',
    button: 'Perskaityti sprendimą',
  },
  returned: {
    subject: 'Prašymas Nr. {numeris} grąžintas tikslinti',
    title: 'Prašymas grąžintas tikslinti',
    body: 'Vertintojas prašo patikslinti prašymą. Ką pataisyti, pažymėta portale. Pateikite iš naujo{iki}.',
    missed: 'Kol prašymas nepateiktas iš naujo, jo nevertiname.',
    button: 'Pataisyti prašymą',
  },
  contractToSign: {
    subject: 'Prašymo Nr. {numeris} sutartis laukia parašo',
    title: 'Sutartis laukia jūsų parašo',
    body: 'Sutartis parengta. Pasirašykite ją elektroniniu parašu{iki}.',
    missed: 'Nepasirašius laiku sutartį reikės rengti iš naujo. Priminsime likus 5, 2 ir 1 darbo dienai.',
    button: 'Atverti ir pasirašyti',
  },
  contractSigned: {
    subject: 'Prašymo Nr. {numeris} sutartis pasirašyta',
    title: 'Sutartis pasirašyta',
    body: 'Sutartį pasirašė abi šalys. Galite teikti mokėjimo prašymus, lėšas panaudokite{iki}.',
    missed: null,
    button: SEE,
  },
  contractReplaced: {
    subject: 'Prašymo Nr. {numeris} sutartis pakeista',
    title: 'Sutartis pakeista',
    body: 'Sutarties failas pakeistas. Jei ankstesnę sutartį jau pasirašėte, tas parašas negalioja. Pasirašykite naująją{iki}.',
    missed: 'Nepasirašius laiku sutartį reikės rengti iš naujo.',
    button: 'Atverti ir pasirašyti',
  },
  termsChanged: {
    subject: 'Prašymo Nr. {numeris} sutartis rengiama iš naujo',
    title: 'Sutartis rengiama iš naujo',
    body: 'Pasikeitė patvirtintos paskolos sąlygos, todėl ankstesnė sutartis ir jos parašai negalioja. Parengsime naują{iki} ir pranešime, kai ją galėsite pasirašyti.',
    missed: null,
    button: SEE,
  },
  signingExpired: {
    subject: 'Baigėsi prašymo Nr. {numeris} pasirašymo terminas',
    title: 'Pasirašymo terminas baigėsi',
    body: 'Dokumentas nepasirašytas laiku. Susisieksime dėl naujo dokumento.',
    missed: null,
    button: SEE,
  },
  signingReminder: {
    subject: 'Primename: prašymo Nr. {numeris} dokumentas laukia parašo',
    title: 'Dokumentas laukia jūsų parašo',
    body: 'Pasirašykite dokumentą{iki}.',
    missed: 'Nepasirašius laiku jį reikės rengti iš naujo.',
    button: 'Atverti ir pasirašyti',
  },
  documentsReminder: {
    subject: 'Primename: prašymui Nr. {numeris} reikia papildomų dokumentų',
    title: 'Laukiame papildomų dokumentų',
    body: 'Įkelkite papildomus dokumentus{iki}.',
    missed: 'Jų negavus prašymas gali būti atmestas.',
    button: 'Įkelti dokumentus',
  },
  documentsOverdue: {
    subject: 'Baigėsi prašymo Nr. {numeris} papildomų dokumentų terminas',
    title: 'Dokumentų terminas baigėsi',
    body: 'Papildomus dokumentus reikėjo įkelti{iki}, jų negavome. Įkelkite kuo greičiau: jų negavus prašymas gali būti atmestas.',
    missed: null,
    button: 'Įkelti dokumentus',
  },
  correctionReminder: {
    subject: 'Primename: prašymas Nr. {numeris} laukia patikslinimo',
    title: 'Prašymas laukia patikslinimo',
    body: 'Pataisykite pažymėtas vietas ir pateikite prašymą iš naujo{iki}.',
    missed: 'Kol prašymas nepateiktas iš naujo, jo nevertiname.',
    button: 'Pataisyti prašymą',
  },
  correctionOverdue: {
    subject: 'Baigėsi prašymo Nr. {numeris} tikslinimo terminas',
    title: 'Tikslinimo terminas baigėsi',
    body: 'Patikslintą prašymą reikėjo pateikti{iki}. Pataisykite pažymėtas vietas ir pateikite prašymą kuo greičiau.',
    missed: null,
    button: 'Pataisyti prašymą',
  },
  fundsReminder: {
    subject: 'Primename: baigiasi prašymo Nr. {numeris} lėšų panaudojimo terminas',
    title: 'Baigiasi lėšų panaudojimo terminas',
    body: 'Panaudokite paskolos lėšas{iki}.',
    missed: 'Jei iki tada lėšų nepanaudosite, susisiekite su paskolos teikėju.',
    button: SEE,
  },
  fundsOverdue: {
    subject: 'Baigėsi prašymo Nr. {numeris} lėšų panaudojimo terminas',
    title: 'Lėšų panaudojimo terminas baigėsi',
    body: 'Paskolos lėšas reikėjo panaudoti{iki}. Jei dalies jų nepanaudojote, susisiekite su paskolos teikėju.',
    missed: null,
    button: SEE,
  },
  draftEnding: {
    subject: 'Prašymo Nr. {numeris} juodraštis bus pašalintas',
    title: 'Juodraštis bus pašalintas',
    body: 'Šio juodraščio beveik metus niekas nekeitė. Jei jo dar reikia, atverkite ir išsaugokite{iki}.',
    missed: 'Kitaip juodraštis ir jo failai bus pašalinti, atkurti jų nebus galima.',
    button: 'Atverti juodraštį',
  },
  changeReceived: {
    subject: 'Prašymo Nr. {numeris} sąlygų keitimas gautas',
    title: 'Sąlygų keitimas gautas',
    body: 'Gavome jūsų prašymą keisti sutarties sąlygas ir jį nagrinėjame. Kol nagrinėjame, galioja dabartinės sąlygos.',
    missed: null,
    button: SEE,
  },
  changeRejected: {
    subject: 'Prašymo Nr. {numeris} sąlygų keitimas atmestas',
    title: 'Sąlygų keitimas atmestas',
    body: 'Prašymas keisti sutarties sąlygas atmestas. Galioja dabartinės sąlygos, paaiškinimą rasite portale.',
    missed: null,
    button: SEE,
  },
  changeToSign: {
    subject: 'Prašymo Nr. {numeris} sąlygų pakeitimas laukia parašo',
    title: 'Sąlygų pakeitimas laukia jūsų parašo',
    body: 'Sąlygų pakeitimas parengtas. Pasirašykite jį elektroniniu parašu{iki}.',
    missed: 'Nepasirašius laiku jį reikės rengti iš naujo. Priminsime likus 5, 2 ir 1 darbo dienai.',
    button: 'Atverti ir pasirašyti',
  },
  changeSigned: {
    subject: 'Prašymo Nr. {numeris} sąlygų pakeitimas galioja',
    title: 'Sąlygų pakeitimas galioja',
    body: 'Sąlygų pakeitimą pasirašė abi šalys, jis įsigaliojo.',
    missed: null,
    button: SEE,
  },
  terminated: {
    subject: 'Prašymo Nr. {numeris} sutartis nutraukta',
    title: 'Sutartis nutraukta',
    body: 'Sutartis nutraukta. Nutraukimo dokumentą rasite portale.',
    missed: null,
    button: SEE,
  },
  paymentSubmitted: {
    subject: 'Prašymo Nr. {numeris} mokėjimo prašymas gautas',
    title: 'Mokėjimo prašymas gautas',
    body: 'Jūsų mokėjimo prašymas pateiktas vertinti. Pranešime, kai priimsime sprendimą.',
    missed: null,
    button: SEE,
  },
  paymentReturned: {
    subject: 'Prašymo Nr. {numeris} mokėjimo prašymas grąžintas tikslinti',
    title: 'Mokėjimo prašymas grąžintas tikslinti',
    body: 'Vertintojas prašo patikslinti mokėjimo prašymą. Ką pataisyti, parašyta portale.',
    missed: 'Kol mokėjimo prašymas nepateiktas iš naujo, jo nevertiname.',
    button: 'Pataisyti mokėjimo prašymą',
  },
  paymentApproved: {
    subject: 'Prašymo Nr. {numeris} mokėjimo prašymas patvirtintas',
    title: 'Mokėjimo prašymas patvirtintas',
    body: 'Mokėjimo prašymas patvirtintas. Lėšas išmokėsime per 10 darbo dienų.',
    missed: null,
    button: SEE,
  },
  paymentRejected: {
    subject: 'Prašymo Nr. {numeris} mokėjimo prašymas atmestas',
    title: 'Mokėjimo prašymas atmestas',
    body: 'Mokėjimo prašymas atmestas. Priežastis rasite portale.',
    missed: null,
    button: SEE,
  },
  paymentClosed: {
    subject: 'Prašymo Nr. {numeris} mokėjimo prašymas uždarytas',
    title: 'Mokėjimo prašymas uždarytas',
    body: 'Sutartis nutraukta, todėl pradėto mokėjimo prašymo pateikti nebegalima.',
    missed: null,
    button: SEE,
  },
  paymentPaidOut: {
    subject: 'Pagal prašymą Nr. {numeris} išmokėtos lėšos',
    title: 'Išmokėtos lėšos',
    body: 'Pagal mokėjimo prašymą išmokėtos lėšos. Sumą, dieną ir grąžinimo grafiką rasite portale.',
    missed: null,
    button: SEE,
  },
  ...BILL_MAIL,
  staffAssigned: {
    subject: 'Jums priskirtas prašymas Nr. {numeris}',
    title: 'Jums priskirtas prašymas',
    body: 'Prašymas priskirtas jums. Ką reikia padaryti ir iki kada, matote byloje.',
    missed: null,
    button: CASE,
  },
  staffDocuments: {
    subject: 'Gauti prašymo Nr. {numeris} papildomi dokumentai',
    title: 'Gauti papildomi dokumentai',
    body: 'Pareiškėjas pateikė papildomus dokumentus. Įvertinkite juos{iki}.',
    missed: null,
    button: CASE,
  },
  staffSigned: {
    subject: 'Pareiškėjas pasirašė prašymo Nr. {numeris} dokumentą',
    title: 'Pareiškėjas pasirašė dokumentą',
    body: 'Pareiškėjas pasirašė dokumentą. Teikėjo parašas reikalingas{iki}.',
    missed: null,
    button: CASE,
  },
  staffClock: {
    subject: 'Primename: baigiasi prašymo Nr. {numeris} terminas',
    title: 'Baigiasi terminas',
    body: '{terminas} baigiasi{diena}.',
    missed: null,
    button: CASE,
  },
  staffDigest: {
    subject: 'Šios dienos darbai',
    title: 'Šios dienos darbai',
    body: '{darbai}',
    missed: null,
    button: 'Atverti darbus',
  },
} as const satisfies Record<MailKind, MailText>;

/** What stands under every mail. */
export const MAIL_FRAME = {
  brand: 'Verslo paskolos',
  portal: 'Prašymas portale: ',
  inbox: 'Darbai portale: ',
  bills: 'Sąskaitos portale: ',
  privacy: 'Dėl saugumo laiške nėra vardų, įmonės ir sumų: juos matysite prisijungę.',
  once: 'Nuoroda veikia vieną kartą. Vėliau prisijunkite įprastai.',
  settings: 'Kokius laiškus gauti',
  footer: 'Tai automatinis pranešimas, atsakyti į jį nereikia.',
  until: (dueDate: string) => `Iki ${dueDate}`,
  left: (days: number, workingDays: number) =>
    `, liko ${days} ${plural(days, DAY)} (${workingDays} darbo ${plural(workingDays, DAY)})`,
  today: ', šiandien – paskutinė diena',
} as const;

const ABOUT_BILLS: readonly MailKind[] = ['billReturned', 'billRejected', 'billsFunded'];

/** Where a mail links to: the case as staff see it, or the request and its bills; a digest, the inbox. */
export function mailPath(kind: MailKind, requestId: number | null): string {
  const audience = audienceOf(kind);
  if (audience === 'staff') return '/backoffice/main';
  if (audience === 'owner') return '/main-window/bills-approve';
  if (ABOUT_BILLS.includes(kind)) return `/main-window/bills/${requestId}`;
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

/** What the administrator may write otherwise. */
export interface EditedMail {
  subject: string;
  body: string;
  /** Empty: nothing is said of a missed term. */
  missed: string;
}

/** The words of a mail, for the mail itself and for its notice in the portal; `edited`: the version in force. */
export function mailWords(
  kind: MailKind,
  { requestId, dueDate, clock, counts }: Omit<MailFacts, 'link'>,
  edited?: EditedMail,
): MailWords {
  const { title, button } = MAIL_TEXT[kind];
  const { subject, body, missed } = edited ?? MAIL_TEXT[kind];
  const values: Record<MailPlace, string | null> = {
    numeris: requestId === null ? null : String(requestId),
    iki: dueDate ? ` iki ${dueDate}` : null,
    diena: dueDate ? ` ${dueDate}` : null,
    terminas: clock ? CLOCK_TITLE[clock] : 'Terminas',
    darbai: counts ? digestText(counts) : null,
  };
  const runs = !groupIsOver(kind) && /\{(iki|diena)\}/.test(body);
  return {
    subject: filled(subject, values),
    title,
    body: filled(body, values),
    until: runs ? (dueDate ?? null) : null,
    missed: dueDate && missed ? filled(missed, values) : null,
    button,
  };
}

/** Kinds that tell of a term that has ended. */
const groupIsOver = (kind: MailKind): boolean => groupOf(kind) === 'overdue';

const { portal: toRequest, inbox, bills } = MAIL_FRAME;
const PORTAL = { applicant: toRequest, signing: toRequest, assignee: toRequest, owner: bills, staff: inbox };

/** Subject and plain text of a mail. */
export function mailText(kind: MailKind, facts: MailFacts, edited?: EditedMail): Mail {
  const { subject, body, missed } = mailWords(kind, facts, edited);
  const portal = PORTAL[audienceOf(kind)];
  const said = missed ? `${body} ${missed}` : body;
  return {
    subject,
    text: `${said}\n\n${portal}${facts.link}\n${MAIL_FRAME.once}\n\n${MAIL_FRAME.footer}\n`,
  };
}
