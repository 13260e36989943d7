// Words of the screens of bills of rent: tenant's, owner's and staff's.
import type { BillMove, BillSide } from '../../../bills/moves.ts';
import type { BillStep, BillTurn } from '../../../bills/steps.ts';
import { CHECK_REASON_TEXT } from '../bill.ts';
import { counted, type PluralForms } from '../plural.ts';

const BILL_FORMS: PluralForms = { one: 'sąskaita', few: 'sąskaitos', other: 'sąskaitų' };

const STEP_OF: Record<BillStep, string> = {
  tenant: 'Nuomininkas',
  owner: 'Savininkas',
  register: 'Registras',
  provider: 'Teikėjas',
};

/** Names of the four steps; one's own says „Jūs“. */
export function stepName(side: BillSide, step: BillStep): string {
  return side === step || (side === 'staff' && step === 'provider') ? 'Jūs' : STEP_OF[step];
}

export const STEP_STATE = {
  done: 'atlikta',
  now: 'laukiama',
  later: 'dar ne eilė',
  person: 'tikrina darbuotojas',
  returned: 'grąžinta',
  refused: 'nepriimta',
} as const;

export const BILLS = {
  title: 'Nuomos sąskaitos',
  ownerTitle: 'Tvirtintinos nuomos sąskaitos',
  one: (number: string): string => `Sąskaita ${number}`,
  lead: 'Pirma sąskaitą tvirtina patalpų savininkas, tada sistema ją palygina su registru.',
  leadOf: (id: number): string => `Prašymas Nr.\u00A0${id}, nuomininkas.`,
  ownerLead: 'Nuomininkų atsiųstos jūsų patalpų nuomos sąskaitos. Patvirtinkite arba grąžinkite.',
  staffLead: 'Pareiškėjų išsiųstos sąskaitos. Finansuoti tvirtinamos tos, kurias patvirtino savininkas.',
  ofRequest: (id: number): string => `Prašymas Nr.\u00A0${id}`,
  allRequests: 'Visi prašymai',
  toOwned: 'Jūsų patalpų sąskaitos',
  toOwn: 'Jūsų siunčiamos sąskaitos',
  add: 'Nauja sąskaita',
  head: {
    month: 'Mėnuo',
    number: 'Sąskaita',
    request: 'Prašymas',
    tenant: 'Nuomininkas',
    sum: 'Suma, EUR',
    where: 'Kur ji dabar',
    status: 'Būsena ir kas toliau',
  },
  group: {
    tenant: { own: 'Jūsų eilė', others: 'Laukiama kitų', done: 'Baigta' },
    owner: { own: 'Jūsų eilė', others: 'Laukiama kitų', done: 'Baigta' },
    staff: { own: 'Mūsų eilė', others: 'Laukiama kitų', done: 'Baigta' },
  } satisfies Record<BillSide, Record<BillTurn, string>>,
  total: (count: number): string => `Iš viso, ${counted(count, BILL_FORMS)}`,
  accepted: (sum: string): string => `Priimta finansuoti ${sum}.`,
  go: { correct: 'Taisyti', send: 'Išsiųsti', see: 'Peržiūrėti' },
  emptyTitle: 'Sąskaitų dar nėra',
  emptyText:
    'Įveskite nuomos sąskaitą ir išsiųskite ją patalpų savininkui. Jam patvirtinus ji patikrinama registre.',
  emptyNoContract: 'Sąskaitas galėsite pateikti, kai įsigalios nuomos kompensavimo sutartis.',
  emptyOwner: 'Kai nuomininkas atsiųs jūsų patalpų nuomos sąskaitą, ji atsiras čia.',
  emptyStaff: 'Pareiškėjai sąskaitų dar neišsiuntė.',
  onlyNew: 'Tik naujos',
  noNew: 'Nėra naujų sąskaitų, kurias būtų galima patvirtinti finansavimui',
  more: 'Kitos',
  before: 'Ankstesnės',
} as const;

export const LEASE_CARD = {
  title: 'Nuomos sutartis',
  source: (at: string): string => `Iš Nekilnojamojo turto registro, ${at}`,
  silent: 'Nekilnojamojo turto registras dar neatsakė. Sąskaitas galite teikti, jas patikrins darbuotojas.',
  none: 'Registre jūsų nuomos sutarčių nėra. Sąskaitas galite teikti, jas patikrins darbuotojas.',
  how: 'Neatitinka? Kaip ištaisyti',
  howText:
    'Sutarties duomenis taiso Registrų centras: kreipkitės dėl nuomos sutarties įrašo Nekilnojamojo turto registre. Pataisius duomenys atsinaujins per kitą patikrą.',
  premises: 'Patalpos',
  owner: 'Savininkas',
  valid: 'Galioja',
  fit: 'Ar tinka kompensuoti',
  fits: 'Tinka: sudaryta laiku',
  fitsNot: 'Netinka: sudaryta per vėlai arba baigėsi per anksti',
  funded: 'Priimta finansuoti',
  ofCeiling: (sum: string): string => `iš ${sum} ribos`,
  openEnded: 'neterminuota',
} as const;

export const BILL_PAGE = {
  newTitle: 'Nauja nuomos sąskaita',
  editTitle: (number: string): string => `Sąskaita ${number}`,
  toList: 'Nuomos sąskaitos',
  data: 'Sąskaitos duomenys',
  log: 'Kas įvyko',
  fields: {
    Number: 'Sąskaitos numeris',
    RentDate: 'Nuomos diena',
    InvoiceType: 'Sąskaitos rūšis',
    Sum: 'Suma',
    RealEstateObjectId: 'Nuomojamo objekto unikalus numeris',
    OwnerCode: 'Savininko kodas',
    OwnerName: 'Savininko vardas, pavardė arba pavadinimas',
  },
  hints: {
    RentDate: 'Už kurį mėnesį mokama, pvz., 2020-02-01',
    RealEstateObjectId: 'xxxx-xxxx-xxxx:xxxx arba xxxx-xxxx-xxxx',
    OwnerCode: 'Įmonės arba asmens kodas',
  },
  fromLease: 'Iš registro',
  save: 'Išsaugoti',
  send: 'Išsiųsti savininkui',
  saved: 'Sąskaita išsaugota',
  sent: 'Sąskaita išsiųsta savininkui',
  notSaved: 'Sąskaitos išsaugoti nepavyko',
  chooseRequest: 'Kuriam prašymui',
  restored: 'Atkurta, ką buvote įvedę ir neišsaugojote.',
  tenant: 'Nuomininkas',
  owner: 'Savininkas',
  month: 'Nuomos diena',
  sum: 'Suma',
  type: 'Rūšis',
  premises: 'Patalpos',
  check: 'Automatinė patikra',
  notChecked: 'Dar netikrinta',
  comment: 'Komentaras',
  sentAt: 'Išsiųsta',
  decidedAt: 'Nuspręsta',
  fundedAt: 'Priimta finansuoti',
  retain: 'Saugoma iki',
  request: 'Prašymas',
  returnedNote: 'Ką pataisyti',
  refusedNote: 'Kodėl nepriimta',
  role: { tenant: 'nuomininkas', owner: 'savininkas', manager: 'vadybininkas' },
} as const;

export interface MoveWords {
  button: string;
  title: (number: string) => string;
  consequence: string;
  done: string;
  failed: string;
}

/** Dialogs of one bill; the others have a form of their own. */
export const MOVE_WORDS: Record<Exclude<BillMove, 'save' | 'send' | 'fund'>, MoveWords> = {
  delete: {
    button: 'Pašalinti',
    title: (number) => `Pašalinti sąskaitą ${number}`,
    consequence: 'Sąskaitos juodraščio nebeliks.',
    done: 'Sąskaita pašalinta',
    failed: 'Sąskaitos pašalinti nepavyko',
  },
  confirm: {
    button: 'Patvirtinti',
    title: (number) => `Patvirtinti sąskaitą ${number}`,
    consequence:
      'Patvirtinta sąskaita iškart palyginama su registru ir perduodama teikėjui. Atšaukti negalėsite.',
    done: 'Sąskaita patvirtinta',
    failed: 'Sąskaitos patvirtinti nepavyko',
  },
  reject: {
    button: 'Grąžinti',
    title: (number) => `Grąžinti sąskaitą ${number}`,
    consequence: 'Nuomininkas matys komentarą.',
    done: 'Atsakymas išsiųstas nuomininkui',
    failed: 'Atsakymo išsiųsti nepavyko',
  },
  refuse: {
    button: 'Nepriimti',
    title: (number) => `Nepriimti sąskaitos ${number}`,
    consequence: 'Nuomininkas ir savininkas matys komentarą.',
    done: 'Sąskaita nepriimta',
    failed: 'Sąskaitos grąžinti nepavyko',
  },
};

export const ANSWER = {
  label: 'Ką daryti su sąskaita',
  toCorrect: 'Grąžinti tikslinti: nuomininkas pataisys ir išsiųs iš naujo',
  forGood: 'Atmesti galutinai',
  comment: 'Komentaras',
} as const;

export const FUND = {
  button: 'Tvirtinti naujas sąskaitas',
  title: 'Patvirtinti sąskaitas finansavimui',
  which: 'Naujos sąskaitos',
  sum: 'Pasirinkta',
  aid: 'Nuomininkui jau priimta',
  consequence: 'Patvirtintos sąskaitos finansuojamos. Atšaukti negalėsite.',
  confirm: 'Patvirtinti finansuoti',
  failed: 'Sąskaitų patvirtinti nepavyko',
  choose: 'Pasirinkite bent vieną sąskaitą',
  row: (number: string, month: string, sum: string): string => `${number}, ${month}, ${sum}`,
  manual: 'Registras nepatvirtino, patikrinkite:',
} as const;

export interface ToldBill {
  Comment: string | null;
  refusedBy: 'owner' | 'register' | 'staff' | null;
  checkReason: string | null;
  RealEstateObjectId: string;
  OwnerName: string;
  InvoiceStatusId: number;
  AutomaticCheckId: number | null;
  SentDate: string | null;
  DecidedDate: string | null;
  FundedDate: string | null;
}

const day = (at: string | null): string => (at ?? '').slice(0, 10);

export function reasonWords(bill: Pick<ToldBill, 'checkReason' | 'RealEstateObjectId'>): string {
  const text = CHECK_REASON_TEXT[bill.checkReason as keyof typeof CHECK_REASON_TEXT] ?? '';
  return text.replace('{object}', bill.RealEstateObjectId);
}

const REFUSER = { owner: 'Savininkas', staff: 'Darbuotojas' } as const;

/** Why a bill is where it is, and what comes next: one sentence of a row. */
export function billSentence(side: BillSide, bill: ToldBill): string {
  const who = bill.refusedBy && bill.refusedBy !== 'register' ? REFUSER[bill.refusedBy] : null;
  switch (bill.InvoiceStatusId) {
    case 1:
      return 'Sąskaita įvesta, savininkui dar neišsiųsta.';
    case 3:
      return `${who ?? REFUSER.owner} grąžino: „${bill.Comment ?? ''}“`;
    case 4:
      return who ? `${who} nepriėmė: „${bill.Comment ?? ''}“` : reasonWords(bill);
    case 5:
      return side === 'owner'
        ? `Gauta ${day(bill.SentDate)}, laukia jūsų sprendimo.`
        : `${bill.OwnerName} gavo ${day(bill.SentDate)}, dar nepatvirtino.`;
    default:
      if (bill.FundedDate) return `Priimta finansuoti ${day(bill.FundedDate)}.`;
      return bill.AutomaticCheckId === 3
        ? reasonWords(bill) || 'Tikrina darbuotojas.'
        : `Savininkas patvirtino ${day(bill.DecidedDate)}, laukia teikėjo.`;
  }
}
