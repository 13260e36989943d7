// The registers on the case page, and values entered by hand in place of one that is down.
import { registerName, stepProblem } from '../register.ts';

export const REGISTERS_SECTION = {
  title: 'Registrai',
  register: 'Registras',
  state: 'Būklė',
  data: 'Duomenys',
  actions: 'Veiksmai',
  answered: 'Atsakė',
  running: 'Klausiama',
  waiting: 'Dar neklausta',
  failed: 'Neatsako',
  byHand: 'Įvesta ranka',
  attempt: (count: number) => `${count}-asis bandymas`,
  asOf: (date: string) => `${date} duomenys`,
  received: (at: string) => `Gauta ${at}`,
  noData: 'Duomenų nėra',
  unknown: 'Registras tokio subjekto nežino',
  since: 'Neatsako nuo',
  older: 'Naudojami ankstesni duomenys',
  why: (code: string | null) => `Registras ${stepProblem(code)}`,
  renewAll: 'Klausti visų iš naujo',
  renew: 'Bandyti dabar',
  renewOf: (register: string) => `Bandyti dabar: ${registerName(register)}`,
  enter: 'Įvesti ranka',
  enterOf: (register: string) => `Įvesti ranka: ${registerName(register)}`,
  versions: 'Istorija',
  versionsOf: (register: string) => `Atsakymų istorija: ${registerName(register)}`,
  run: (who: string | null, seconds: number) =>
    `Registrai klausiami ${seconds} s. Paleido ${who ?? 'sistema'}.`,
  joined: (who: string | null) => `Registrai jau klausiami. Paleido ${who ?? 'sistema'}.`,
  started: 'Registrai klausiami',
  missing: (count: number) => `trūksta ${count}`,
  missingShort: 'Trūksta',
  missingTitle: 'Trūksta registrų duomenų',
  missingLine: (register: string, since: string | null, code: string | null) =>
    `${registerName(register)}: ${stepProblem(code)}${since ? `, nuo ${since}` : ''}`,
  show: 'Rodyti registrus',
  criteriaByHand: 'įvesta ranka',
} as const;

export const HAND_ENTRY_SCREEN = {
  title: (register: string) => `Įvesti ranka: ${registerName(register)}`,
  lead: 'Reikšmės pradės galioti, kai jas pagal dokumentą patvirtins kitas vertintojas arba vadybininkas. Registrui atsakius, galios registro duomenys.',
  asOf: 'Kurios dienos duomenys',
  reason: 'Kodėl įvedama ranka',
  document: 'Dokumentas, iš kurio įvedama',
  save: 'Įvesti ir perduoti tvirtinti',
  saved: 'Reikšmė įvesta ir laukia patvirtinimo',
  addRow: 'Pridėti eilutę',
  removeRow: (number: number) => `Šalinti ${number}-ąją eilutę`,
  row: (number: number) => `${number}-oji eilutė`,
  noRows: 'Nėra',
  yes: 'Taip',
  no: 'Ne',
  choose: 'Pasirinkite',
  check: 'Patikrinkite pažymėtus laukus.',
} as const;

export const HAND_ENTRY_STATE = {
  waiting: 'Laukia patvirtinimo',
  confirmed: 'Patvirtinta',
  declined: 'Atmesta',
  withdrawn: 'Atšaukta',
  overtaken: 'Nebereikalinga: registras atsakė',
  superseded: 'Patvirtinta, vėliau pakeista',
} as const;

export const HAND_ENTRY_CARD = {
  heading: 'Ranka įvestos reikšmės',
  waitingForYou: 'Ranka įvesta reikšmė laukia jūsų patvirtinimo',
  entered: (who: string, at: string) => `Įvedė ${who}, ${at}`,
  decided: (who: string | null, at: string | null) => [who, at].filter(Boolean).join(', '),
  elsewhere: (id: number) => `Įvesta prašyme Nr.\u00A0${id}`,
  own: 'Reikšmę įvedėte pats, todėl ją patvirtins arba atmes kitas.',
  review: 'Peržiūrėti ir nuspręsti',
  reviewTitle: (register: string) => `Patvirtinti ranka įvestą reikšmę: ${registerName(register)}`,
  view: 'Peržiūrėti',
  document: (name: string) => `Dokumentas: ${name}`,
  confirm: 'Patvirtinti',
  decline: 'Atmesti',
  declineComment: 'Kodėl atmetama',
  withdraw: 'Atšaukti įvestą reikšmę',
  consequence:
    'Patvirtinta reikšmė galios sprendimuose, kol atsakys registras. Prie jos visur bus nurodyta, kad ji įvesta ranka.',
  confirmed: 'Reikšmė patvirtinta',
  declined: 'Reikšmė atmesta',
  withdrawn: 'Reikšmė atšaukta',
  close: 'Uždaryti',
  enteredBy: 'Įvedė',
  reason: 'Priežastis',
  asOf: 'Duomenų data',
  comment: 'Komentaras',
} as const;

export const VERSIONS = {
  none: 'Registras dar nieko neatsakė.',
  hand: (entered: string | null, confirmed: string | null) =>
    `Įvedė ${entered ?? '–'}, patvirtino ${confirmed ?? '–'}`,
  newest: 'galioja',
  data: 'Rodyti duomenis',
  hide: 'Slėpti duomenis',
  failed: 'Istorijos įkelti nepavyko',
} as const;
