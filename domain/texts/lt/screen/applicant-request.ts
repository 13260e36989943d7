// Words about one request of the applicant: rows of the list, its steps, what turned it, its copy, its conditions.
import { formatList } from '../format.ts';
import { MONTH, counted } from '../plural.ts';

const NBSP = '\u00A0';

export const ROW = {
  purposeAndTerm: (purpose: string | null, months: number | null): string =>
    [purpose, months === null ? null : `${months}${NBSP}mėn.`].filter(Boolean).join(', '),
  next: (section: string): string => `Kita: ${section}`,
  notBegun: 'Prašymas dar nepateiktas. Pradėkite pildyti.',
  copied: (id: number): string =>
    `Prašymas dar nepateiktas. Atsakymai nukopijuoti iš prašymo Nr.${NBSP}${id}, patikrinkite juos ir įkelkite priedus.`,
  changed: (date: string): string => `keista ${date}`,
  contact: 'Atsakingas darbuotojas',
  phone: 'Telefonas',
  pages: 'Prašymų puslapiai',
  closedTitle: 'Prašymų teikimo laikotarpis pasibaigė',
} as const;

export const COPY_REQUEST = {
  copied: 'Bus nukopijuota',
  copiedList: [
    'kontaktai ir įmonės arba veiklos duomenys',
    'paskolos suma, paskirtis, terminas',
    'dalyviai, susijusios įmonės, tiekėjai',
    'atsakymai į klausimyną',
  ],
  notCopied: 'Nebus nukopijuota',
  notCopiedList: [
    'priedai – juos reikės įkelti iš naujo',
    'komentarai, sprendimai ir kiti dokumentai',
    'kriterijų patikros rezultatas – tikrinsime iš naujo',
    'registrų duomenys – gausime naujausius',
  ],
} as const;

/** Promised terms of the steps of a request (specification section 1). */
export const TRACK = {
  done: (date: string): string => date,
  until: (date: string): string => `iki ${date}`,
  promised: [
    '',
    'per 20 darbo dienų',
    'pranešame per 2 darbo dienas',
    'rengiame per 5, pasirašote per 10 darbo dienų',
    'per 6 mėnesius',
  ],
} as const;

export const TURNING = {
  signingExpired: 'Sutarties pasirašymo terminas praėjo',
  signingExpiredText: (date: string): string =>
    `Sutartis nepasirašyta laiku, nuo ${date} ji nebegalioja. Finansavimas tebėra patvirtintas: teikėjas parengs sutartį iš naujo, o jūs gausite pranešimą el. paštu. Jei pasirašyti sutrukdė kas nors, ką reikia žinoti teikėjui, parašykite arba paskambinkite.`,
  changeSigningExpired: 'Sąlygų keitimo pasirašymo terminas praėjo',
  changeSigningExpiredText: (date: string): string =>
    `Sąlygų keitimo dokumentas nepasirašytas laiku, nuo ${date} jis nebegalioja. Tebegalioja dabartinės sutarties sąlygos. Teikėjas gali parengti dokumentą iš naujo, apie tai pranešime el. paštu.`,
  approveWithDocs: 'Ko prašoma sprendime',
  approveWithDocsText: (date: string): string => `Sprendimas priimtas ${date}.`,
  rejectConditionsChange: 'Sutarties sąlygos nepakeistos',
  rejectConditionsChangeText: (date: string): string =>
    `${date} jūsų prašymas keisti sąlygas nepatenkintas. Tebegalioja sutarties sąlygos, kurios galiojo iki jo.`,
  terminate: 'Sutartis nutraukta',
  terminateText: (date: string): string =>
    `Sutartis nutraukta ${date}. Nutraukimo dokumentus galite atsisiųsti čia.`,
  terminateNone: 'Nutraukimo dokumentų nėra.',
} as const;

export const COPY_PDF = {
  download: 'Atsisiųsti PDF',
  name: 'prasymas.pdf',
  preparing: 'Rengiame PDF…',
} as const;

/** The request for other conditions (statuses 9 and 16). */
export const CONDITIONS = {
  title: (id: number): string => `Prašymas keisti sutarties sąlygas, prašymas Nr.${NBSP}${id}`,
  open: 'Pildyti prašymą keisti sutarties sąlygas',
  lead: 'Pridėkite pasirašytą laisvos formos prašymą PDF formatu arba užpildykite mūsų šabloną.',
  current: 'Dabartinės sąlygos',
  fee: 'Sąlygų keitimo mokestis – 100,00 EUR. Kol prašymas nagrinėjamas, galioja dabartinės sąlygos.',
  may: 'Prašyti galite pakeisti sumą, grąžinimo terminą ar palūkanų normą. Atidėjimo terminas gali būti pratęstas vieną kartą.',
  template: 'Atsisiųsti prašymo šabloną',
  files: 'Prašymas ir jo priedai',
  filesHint: (most: number): string => `Tik PDF, ne daugiau kaip ${most} failų, kiekvienas iki 20 MB`,
  tooMany: (most: number): string => `Galite pridėti ne daugiau kaip ${most} failų`,
  choose: 'Pasirinkti failus',
  sending: (percent: number): string => `Siunčiama ${percent}${NBSP}%`,
  missing: 'Privalote pasirinkti priedą',
  submit: 'Pateikti',
  expect: 'Prašymą nagrinės teikėjas. Apie atsakymą pranešime el. paštu, jį matysite ir šiame prašyme.',
  kept: 'Pasirinkti failai liko čia, bandykite dar kartą.',
  months: (count: number): string => counted(count, MONTH),
} as const;

/** The table of signatures and the ways a signing ends. */
export const SIGNATURES = {
  title: 'Parašai',
  who: 'Pasirašo',
  state: 'Būsena',
  when: 'Kada',
  applicant: 'Pareiškėjas',
  provider: 'Teikėjas',
  signed: 'Pasirašyta',
  now: 'Dabar pasirašo',
  later: 'Pasirašys po jūsų',
  until: (date: string): string => `iki ${date}`,
  promised: 'per 5 darbo dienas',
  changes: 'Kas keičiasi',
  term: 'Sąlyga',
  before: 'Dabar',
  after: 'Po pakeitimo',
  same: 'nesikeičia',
  expired: 'Pasirašymo terminas praėjo',
  expiredText: 'Dokumentas nebegalioja, jo pasirašyti nebegalima. Kas toliau, rasite prašyme.',
  replaced: 'Dokumentas pakeistas',
  replacedText: 'Kol pasirašėte, teikėjas dokumentą pakeitė. Peržiūrėkite naują ir pasirašykite jį.',
  look: 'Peržiūrėti naują dokumentą',
  already: 'Dokumentą jau pasirašėte',
  alreadyText: 'Jūsų parašas gautas. Dabar pasirašo teikėjas, apie tai pranešime el. paštu.',
  deadlineWarning: 'Nepasirašyta laiku sutartis nustos galioti, ją reikės rengti iš naujo.',
  changeDeadlineWarning: 'Nepasirašytas laiku pakeitimas nustos galioti, liks dabartinės sąlygos.',
} as const;

/** The confirmation of a submission. */
export const RECEIPT = {
  by: 'Pateikė',
  now: 'Būsena dabar',
  mailTo: (emails: readonly string[]): string =>
    emails.length === 0
      ? 'Apie kiekvieną žingsnį pranešime el. paštu.'
      : `Apie kiekvieną žingsnį pranešime el. paštu: ${formatList(emails)}.`,
  copy: 'Atsisiųsti kopiją (PDF)',
  again: (no: number): string => `${no}-asis pateikimas`,
  /** Never „received“ before it is. */
  pendingText:
    'Dar negavome patvirtinimo, kad prašymas pateiktas. Šis puslapis atsinaujins pats. Langą galite uždaryti, o rezultatą rasite prašymų sąraše – antrą kartą pateikti nereikia.',
  notYet: 'Prašymas dar nepateiktas',
  notYetText: (id: number): string =>
    `Prašymas Nr.${NBSP}${id} tebėra juodraštis, atsakymai išsaugoti. Patikrinkite jį ir pateikite.`,
  lostText: (id: number): string =>
    `Patvirtinimo negavome per 2 minutes, prašymas Nr.${NBSP}${id} tebėra nepateiktas. Atsakymai išsaugoti. Atverkite prašymą ir pateikite iš naujo – du kartus jis nebus pateiktas.`,
  toDraft: 'Į prašymą',
} as const;

export const CALENDAR = { until: 'Terminas baigiasi 23:59 Vilniaus laiku.' } as const;

const DEADLINE_SUMMARY: Readonly<Record<string, (id: number) => string>> = {
  evaluation: (id) => `Paskolos prašymas Nr. ${id}: atsakymo terminas`,
  correction: (id) => `Patikslinti paskolos prašymą Nr. ${id}`,
  additionalDocuments: (id) => `Pateikti papildomus dokumentus, prašymas Nr. ${id}`,
  applicantSigns: (id) => `Pasirašyti paskolos sutartį, prašymas Nr. ${id}`,
  applicantSignsChange: (id) => `Pasirašyti sąlygų keitimą, prašymas Nr. ${id}`,
  fundsUse: (id) => `Panaudoti paskolos lėšas, prašymas Nr. ${id}`,
  appeal: (id) => `Apskųsti sprendimą, prašymas Nr. ${id}`,
};

const DEADLINE_TITLE: Readonly<Record<string, string>> = {
  evaluation: 'Atsakymo terminas',
  contract: 'Sutarties parengimo terminas',
  applicantSigns: 'Pasirašymo terminas',
  applicantSignsChange: 'Pasirašymo terminas',
  providerSigns: 'Teikėjo parašo terminas',
  conditionsReview: 'Sąlygų keitimo nagrinėjimo terminas',
  additionalDocuments: 'Dokumentų pateikimo terminas',
  correction: 'Tikslinimo terminas',
  fundsUse: 'Lėšų panaudojimo terminas',
  appeal: 'Apskundimo terminas',
};

/** What a term is for, as a heading. */
export function deadlineTitle(kind: string): string {
  return DEADLINE_TITLE[kind] ?? 'Terminas';
}

/** Title of a deadline in the person's calendar. */
export function deadlineSummary(kind: string, id: number): string {
  return DEADLINE_SUMMARY[kind]?.(id) ?? `Paskolos prašymas Nr. ${id}: terminas`;
}
