// Notices of the portal, what became of their mails, which mails one gets, and the one-time link of a mail.
import type { MailGroup } from '../../../application/mail-groups.ts';
import type { MailState } from '../../../application/mail-state.ts';

export const NOTICES = {
  title: 'Pranešimai',
  settings: 'Nustatymai',
  isUnread: 'Neskaitytas',
  markAll: 'Pažymėti skaitytais',
  today: 'Šiandien',
  earlier: 'Anksčiau',
  more: 'Rodyti ankstesnius',
  failed: 'Nepavyko gauti pranešimų',
  emptyTitle: 'Pranešimų nėra',
  empty:
    'Čia matysite, kas nutiko jūsų prašymams ir ką bei iki kada reikia padaryti. Tą patį rašome ir el. paštu.',
  staffEmpty: 'Čia matysite, kas nutiko jums priskirtiems prašymams. Tą patį rašome ir el. paštu.',
  preview: 'Toks laiškas atėjo į pašto dėžutę',
  previewNotSent: 'Toks būtų laiškas',
  plain: 'Tik tekstas',
  formatted: 'Su išvaizda',
  request: (id: number) => `Prašymas Nr. ${id}.`,
  checkAddress: 'Patikrinti adresą',
} as const;

/** Under a notice, for the person the mail was for; `at` is 'yyyy-MM-dd HH:mm'. */
export const OWN_MAIL_STATE: Record<MailState, (at: string) => string> = {
  waiting: () => 'Laiškas netrukus bus išsiųstas',
  sent: (at) => `Laiškas išsiųstas ${at}`,
  refused: () => 'Laiškas jūsų nepasiekė: pašto serveris jo nepriėmė',
  bounced: () => 'Laiškas jūsų nepasiekė: jis grįžo',
  nobody: () => 'Laiškas neišsiųstas: nėra adreso',
  toldOtherwise: () => 'Laiškas jūsų nepasiekė, pranešta kitaip',
  notWanted: () => 'Laiškas nesiųstas: tokių laiškų atsisakėte',
  notEntitled: () => 'Laiškas nesiųstas',
  outdated: () => 'Laiškas nesiųstas: terminas jau pasikeitė',
};

/** On the case, for staff. */
export const CASE_MAILS = {
  title: 'Laiškai',
  show: 'Rodyti laiškus',
  failed: 'Nepavyko gauti laiškų sąrašo',
  empty: 'Laiškų dar nebuvo.',
  nobody: 'nėra kam siųsti',
  state: {
    waiting: 'Laukia siuntimo',
    sent: 'Išsiųstas',
    refused: 'Nepriimtas',
    bounced: 'Grįžo',
    nobody: 'Neišsiųstas',
    toldOtherwise: 'Pranešta kitaip',
    notWanted: 'Nesiųstas: gavėjas tokių laiškų atsisakė',
    notEntitled: 'Nesiųstas: gavėjas nebegali veikti',
    outdated: 'Nesiųstas: terminas pasikeitė',
  } satisfies Record<MailState, string>,
} as const;

export const MAIL_SETTINGS = {
  title: 'Kokius laiškus gauti',
  lead: (email: string) => `Laiškus siunčiame adresu ${email}. Pranešimus portale matysite visada.`,
  noAddress: 'Jūsų el. pašto adreso neturime, todėl laiškai nesiunčiami. Pranešimus portale matysite visada.',
  help: 'Jei adresas pasikeitė ar laiškų negaunate, kreipkitės pagalbos telefonu.',
  required: 'Siunčiami visada',
  requiredWhy: 'Nuo jų skaičiuojami terminai, todėl atsisakyti negalima.',
  optional: 'Galite atsisakyti',
  digestAt: 'Kada siųsti suvestinę',
  digestHelp: 'Darbo dienomis, Vilniaus laiku. Kai darbų nėra, laiškas nesiunčiamas.',
  save: 'Išsaugoti',
  saved: 'Nustatymai išsaugoti',
  failed: 'Nepavyko gauti nustatymų',
  back: 'Pranešimai',
  group: {
    decisions: [
      'Sprendimai',
      'Patvirtinta, atmesta, grąžinta tikslinti, sąlygos pakeistos, sutartis nutraukta',
    ],
    signing: [
      'Dokumentai pasirašyti',
      'Parengta ar pakeista sutartis, sąlygų pakeitimas, baigęsis pasirašymo terminas',
    ],
    overdue: ['Praleisti terminai', 'Baigėsi laikas pateikti dokumentus ar patikslinti prašymą'],
    reminders: [
      'Priminimai',
      'Likus 5, 2 ir 1 darbo dienai iki termino; gavus nuomos sąskaitą, kurią reikia patvirtinti',
    ],
    receipts: ['Patvirtinimai', 'Prašymas gautas, sutartis pasirašyta, sąlygų keitimas gautas ar įsigaliojo'],
    staffAssigned: ['Man priskirta', 'Jums priskirtas prašymas'],
    staffNews: ['Pareiškėjas ką nors padarė', 'Pateikė papildomus dokumentus, pasirašė'],
    staffTerms: ['Baigiasi terminas', 'Likus vienai darbo dienai'],
    staffDigest: ['Rytinė suvestinė', 'Kiek darbų jūsų, kiek vėluoja, baigiasi šiandien ir kiek nepriskirtų'],
  } satisfies Record<MailGroup, readonly [string, string]>,
} as const;

export const LINK = {
  title: 'Vienkartinė nuoroda',
  text: 'Atvėrėte nuorodą iš el. laiško',
  what: 'Ji veda prie prašymo, apie kurį rašoma laiške. Pirmiausia prisijungsite, todėl prašymą matysite tik jūs ir jūsų atstovai.',
  whatStaff: 'Ji veda į darbų sąrašą arba bylą. Pirmiausia prisijungsite.',
  about: 'Laiškas',
  valid: 'Galioja',
  once: 'vieną kartą',
  until: 'Iki kada',
  untilUnknown: 'iki laiške nurodytos dienos',
  for: 'Kam skirta',
  forYou: 'tik jums – neperduokite jos kitiems',
  over: 'Nuoroda nebegalioja? Prisijunkite įprastai – prašymą rasite sąraše.',
  continue: 'Tęsti',
  used: 'Ši nuoroda jau panaudota',
  expired: 'Šios nuorodos laikas baigėsi',
  unknown: 'Tokios nuorodos nėra',
  unknownWhat: 'Patikrinkite, ar adresas iš laiško nukopijuotas visas.',
  failed: 'Nuorodos patikrinti nepavyko. Bandykite dar kartą.',
} as const;
