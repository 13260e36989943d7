// The administration: accounts, absences, schemes, switches, and who changed what.
import type { AdminChangeKind } from '../../../administration/change.ts';
import type { Feature } from '../../../administration/feature.ts';
import type { RuleSwitch } from '../../../administration/rule-switch.ts';
import type { StaffRole } from '../../../application/role.ts';
import { counted } from '../plural.ts';

const ACCOUNTS = { one: 'paskyra', few: 'paskyros', other: 'paskyrų' };

export const FEATURE_TEXT = {
  selfCheck: { name: 'Savitikra', text: 'Įmonės patikra neprisijungus' },
  authorisations: { name: 'Nauji įgaliojimai', text: 'Pareiškėjai įgalioja kitus asmenis' },
  batchSigning: {
    name: 'Kelių dokumentų pasirašymas',
    text: 'Pasirašantis pasirašo kelis dokumentus iš karto',
  },
  massVmi: { name: 'Masinės VMI užklausos', text: 'Užklausos apie visas paraiškas pagal filtrą' },
  imports: { name: 'Duomenų įkėlimas', text: 'Darbuotojų skaičiaus failai' },
  policyRuns: { name: 'Taisyklių bandymai', text: 'Nauji skaičiavimai su taisyklių juodraščiu' },
} as const satisfies Record<Feature, { name: string; text: string }>;

export const RULE_TEXT = {
  documentsExpire: {
    name: 'Nepateikus dokumentų prašymas atmetamas',
    text: 'Pasibaigus papildomų dokumentų terminui prašymas atmetamas pats. Kol išjungta, terminas tik pažymimas praėjusiu',
    then: 'Galioja terminams, kurie pasibaigs nuo šiol. Jau praėję lieka tik pažymėti praėjusiais',
  },
  callTermsBind: {
    name: 'Terminai po kvietimo pabaigos privalomi',
    text: 'Praėjus 2 mėnesiams po kvietimo pabaigos sutarties pateikti, o praėjus 4 mėnesiams – mokėjimo patvirtinti nebegalima. Kol išjungta, tik įspėjama',
    then: 'Galioja ir jau pasibaigusiems kvietimams',
  },
} as const satisfies Record<RuleSwitch, { name: string; text: string; then: string }>;

export const ROLE_COLUMN = {
  assessor: 'Vertintojas',
  manager: 'Vadybininkas',
  approver: 'Tvirtintojas',
  signatory: 'Pasirašantis',
  administrator: 'Administr.',
} as const satisfies Record<StaffRole, string>;

export const CHANGE_KIND = {
  account: 'Paskyra',
  roles: 'Rolės',
  active: 'Paskyra',
  absence: 'Pavadavimas',
  absenceEnd: 'Pavadavimo pabaiga',
  budget: 'Biudžetas',
  period: 'Kvietimas',
  feature: 'Jungiklis',
  rule: 'Taisyklė',
} as const satisfies Record<AdminChangeKind, string>;

export const ADMIN = {
  title: 'Administravimas',
  rules: 'Įjungiamos taisyklės',
  rule: 'Taisyklė',
  rulesNote: 'Įjungti ir išjungti turi patvirtinti antras žmogus',
  noRights: 'Darbuotojus, priemones ir jungiklius tvarko administratorius',
  failed: 'Nepavyko gauti administravimo duomenų',
  pages: 'Administravimo puslapiai',
  groups: { people: 'Žmonės', money: 'Pinigai ir taisyklės', portal: 'Portalas' },
  nav: {
    accounts: 'Darbuotojai ir rolės',
    schemes: 'Biudžetai ir kvietimai',
    policy: 'Taisyklių bandymai',
    calendar: 'Ne darbo dienos ir terminai',
    switches: 'Funkcijų jungikliai',
    texts: 'Dokumentų ir laiškų tekstai',
    records: 'Saugojimo terminai',
    history: 'Pakeitimų istorija',
  },
  waiting: 'Laukia antro žmogaus',
  waitingNote: 'Pinigų ir teisių pakeitimai galioja tik patvirtinus kitam žmogui.',
  nothingWaits: 'Pakeitimų, kurie lauktų, nėra.',
  confirm: 'Patvirtinti',
  decline: 'Atmesti',
  withdraw: 'Atsiimti',
  own: 'Siūlėte pats',
  notYours: 'Tai jūsų teisės: tvirtina kiti',
  confirmed: 'Pakeitimas patvirtintas ir galioja',
  declined: 'Pakeitimas atmestas',
  withdrawn: 'Pakeitimas atsiimtas',
  made: { waiting: 'Pasiūlyta. Įsigalios, kai patvirtins kitas žmogus', inForce: 'Pakeista' },
  byCommand: 'Diegėjo komanda',
  reason: 'Pagrindas',
  reasonHint: 'Įsakymas, raštas ar prašymas. Liks pakeitimų istorijoje.',
  save: 'Išsaugoti',
  propose: 'Siūlyti',
  takesSecond: 'Įsigalios, kai patvirtins kitas administratorius arba vadybininkas.',

  employee: 'Darbuotojas',
  accountsOf: (count: number) => counted(count, ACCOUNTS),
  tasks: 'Turi darbų',
  deputy: 'Kas pavaduoja',
  actions: 'Veiksmai',
  has: 'turi',
  waits: 'laukia',
  off: 'Išjungta',
  add: 'Pridėti darbuotoją',
  edit: 'Keisti duomenis',
  changeRoles: 'Siūlyti roles',
  absence: 'Pavadavimas',
  endAbsence: 'Baigti pavadavimą',
  switchOff: 'Išjungti paskyrą',
  switchOn: 'Siūlyti įjungti paskyrą',
  more: (name: string) => `Veiksmai: ${name}`,
  sameCase:
    'Kas vertino prašymą, jo netvirtina; kas tvirtino – nepasirašo. Tai galioja ir turint kelias roles.',
  newAccount: 'Naujas darbuotojas',
  newAccountNote: 'Paskyra sukuriama be rolių. Jas siūlo administratorius, tvirtina kitas žmogus.',
  personalCode: 'Asmens kodas',
  firstName: 'Vardas',
  lastName: 'Pavardė',
  email: 'El. paštas',
  roles: 'Rolės',
  rolesEnd: 'Atėmus rolę, visi darbuotojo prisijungimai iš karto baigsis.',
  offNote: 'Įsigalios iš karto: visi prisijungimai baigsis.',
  deputyWho: 'Kas pavaduos',
  deputyNote: 'Tomis dienomis pavaduojančiam rodomi ir pavaduojamo darbai. Reikia visų jo rolių.',
  choose: 'Pasirinkite',
  from: 'Nuo',
  to: 'Iki',
  deputyDays: (deputy: string, from: string, to: string) => `${deputy}, ${from} – ${to}`,

  scheme: 'Priemonė',
  call: 'Kvietimas',
  budget: 'Biudžetas, EUR',
  held: 'Rezervuota ir išduota, EUR',
  free: 'Laisva, EUR',
  budgetShort: 'Biudžetas',
  changeBudget: 'Siūlyti biudžetą',
  changeCall: 'Keisti kvietimą',
  newBudget: 'Naujas biudžetas',
  budgetNote: 'Negali būti mažesnis už rezervuotą ir išduotą sumą.',
  callNote: 'Nauji prašymai priimami nuo pirmos iki paskutinės dienos imtinai. Įsigalios iš karto.',
  days: (from: string, to: string) => `${from} – ${to}`,

  feature: 'Funkcija',
  state: 'Būsena',
  isOn: 'Įjungta',
  isOff: 'Išjungta',
  turnOff: 'Išjungti',
  turnOn: 'Įjungti',
  switchesNote: 'Išjungtos funkcijos kreipiniai atmetami, net jei mygtukas kieno nors ekrane dar matomas.',

  when: 'Kada',
  what: 'Kas keista',
  who: 'Kas',
  noHistory: 'Pakeitimų dar nebuvo',
  states: { waiting: 'Laukia', inForce: 'Galioja', declined: 'Atmesta', withdrawn: 'Atsiimta' },
  none: 'nėra',
} as const;
