// Words of bills of rent; sentences of the specification letter by letter.
import type { CheckReason, CheckResultId } from '../../bills/check.ts';
import type { BillMove, BillStatusId } from '../../bills/moves.ts';

export const BILL_STATUS_TEXT = {
  1: 'Rengiama',
  2: 'Patvirtinta',
  3: 'Grąžinta tikslinti',
  4: 'Atmesta',
  5: 'Pateikta vertinti',
} as const satisfies Record<BillStatusId, string>;

export const CHECK_RESULT_TEXT = {
  1: 'Priimta',
  2: 'Atmesta',
  3: 'Tikrina darbuotojas',
} as const satisfies Record<CheckResultId, string>;

/** What the register said of a bill; `{object}` is filled where the sentence is shown. */
export const CHECK_REASON_TEXT = {
  leaseFits: 'Registre yra šių patalpų nuomos sutartis, jos šalys ir datos sutampa.',
  registerSilent: 'Nekilnojamojo turto registras dar neatsakė, todėl tikrins darbuotojas.',
  noLeases: 'Registre nėra nė vienos nuomininko sutarties, todėl tikrins darbuotojas.',
  sameMonth: 'Šių patalpų to paties mėnesio sąskaita jau yra, todėl tikrins darbuotojas.',
  otherObject: 'Registre nėra sutarties šioms patalpoms ({object}).',
  otherOwner: 'Registre šių patalpų savininkas kitas.',
  outsideLease: 'Nuomos diena nepatenka į registre nurodytą sutarties laikotarpį.',
  leaseLate: 'Sutartis įsigaliojo per vėlai arba baigėsi per anksti, todėl nuoma nekompensuojama.',
} as const satisfies Record<CheckReason, string>;

/** Codes of the log of bills; they are ours (decision 0109). */
export const BILL_LOG_LABEL: Readonly<Record<number, string>> = {
  51: 'Įrašyta sąskaita',
  52: 'Pašalinta sąskaita',
  53: 'Sąskaita išsiųsta savininkui',
  54: 'Savininkas sąskaitą patvirtino',
  55: 'Savininkas sąskaitos nepriėmė',
  56: 'Sąskaita patvirtinta finansuoti',
  57: 'Darbuotojas sąskaitos nepriėmė',
};

export const BILL = {
  problem: {
    tooLong: 'Per ilgas tekstas',
    ownerIsTenant: 'Savininkas negali būti pats nuomininkas',
    sumRange: 'Suma turi būti didesnė už 0 ir ne didesnė kaip 10 000 000,00',
    numberTaken: 'Šio savininko sąskaita tokiu numeriu jau įvesta',
  },
  confirmed: 'Naujos sąskaitos patvirtintos finansavimui',
  /** Titles of what staff did, in the history of the case. */
  deed: {
    billsFunded: (count: number): string => `Patvirtintos finansuoti sąskaitos: ${count}`,
    billRefused: (number: string): string => `Nepriimta sąskaita ${number}`,
  },
} as const;

const DID: Record<BillMove, string> = {
  save: 'pakeitė',
  send: 'išsiuntė',
  delete: 'pašalino',
  confirm: 'patvirtino',
  reject: 'grąžino arba atmetė',
  fund: 'patvirtino finansuoti',
  refuse: 'grąžino arba atmetė',
};
const WHO = { tenant: 'Nuomininkas', owner: 'Savininkas', manager: 'Teikėjo darbuotojas' } as const;

/** What somebody faster did; persons are named to their own side only. */
export function fasterWords(faster: {
  action: BillMove;
  actorName: string | null;
  actorRole: keyof typeof WHO;
  at: string;
  status: BillStatusId;
}): string {
  const { action, actorName, actorRole, at, status } = faster;
  const who = actorName ?? WHO[actorRole];
  return `Sąskaitą jau ${DID[action]}: ${who}, ${at}. Dabar jos būsena „${BILL_STATUS_TEXT[status]}“`;
}

/** Refusals that only bills know. */
export const BILL_PROBLEM_TEXT = {
  billsKept: 'Šios priemonės prašymai sąskaitų neturi',
  billChanged: 'Sąskaitą ką tik pakeitė kitas langas ar žmogus. Peržiūrėkite ją ir bandykite dar kartą',
  withinTenantCeiling: 'Suma viršija nuomininkui pagal veiklą taikomą nuomos kompensavimo ribą',
  withinOwnerCeiling: 'Suma viršija savininkui pagal veiklą taikomą nuomos kompensavimo ribą',
} as const;
