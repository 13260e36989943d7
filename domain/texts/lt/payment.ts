// Words of payment requests and their documents; sentences of the specification letter by letter.
import type { PaymentStatusId } from '../../payment/status.ts';
import { VALIDATION } from './form/shared.ts';
import { MESSAGES } from './messages.ts';

export const PAYMENT_STATUS_TEXT = {
  1: 'Rengiama',
  2: 'Patvirtinta (finansuota)',
  3: 'Grąžinta tikslinti',
  4: 'Atmesta',
  5: 'Pateikta vertinti',
} as const satisfies Record<PaymentStatusId, string>;

/** What the applicant reads at one that was closed with its loan. */
export const PAYMENT_CLOSED = 'Sutartis nutraukta, todėl mokėjimo prašymo pateikti nebegalima.';

/** Codes of the action log of payment requests. */
export const PAYMENT_LOG_LABEL: Readonly<Record<number, string>> = {
  23: 'Pridėtas failas',
  24: 'Pašalintas failas',
  25: 'Sukurtas mokėjimo prašymas',
  26: 'Pateiktas mokėjimo prašymas',
  27: 'Grąžintas mokėjimo prašymas',
  28: 'Atmestas mokėjimo prašymas',
  29: 'Patvirtintas mokėjimo prašymas',
  30: 'Redaguotas mokėjimo prašymas',
  31: 'Pridėtas dokumentas',
  32: 'Pašalintas dokumentas',
  33: 'Patvirtintas dokumentas',
  34: 'Grąžintas dokumentas',
  35: 'Vertintojas redagavo dokumentą',
  36: 'Pridėtas dokumento failas',
  37: 'Pašalintas dokumento failas',
};

const DOCUMENT = MESSAGES.paymentDocument;

export const PAYMENT = {
  fundsOrigin: { 1: 'Nuosavos lėšos', 2: 'Skolintos lėšos' },
  supplier: { company: 'Įmonė', person: 'Fizinis asmuo' },
  problem: {
    valueMissing: DOCUMENT.valueMissing,
    supplierTypeMissing: DOCUMENT.supplierTypeMissing,
    supplierCodeTooLong: DOCUMENT.supplierCodeTooLong,
    dateWrong: DOCUMENT.dateWrong,
    sumMissing: VALIDATION.sumMissing,
    sumInvalid: VALIDATION.sumInvalid,
    sumOverMax: DOCUMENT.sumOverMax,
    sumUnderMin: DOCUMENT.sumUnderMin,
    fieldMissing: DOCUMENT.fieldMissing,
    originsEqual: DOCUMENT.originsEqual,
    originMissing: DOCUMENT.originMissing,
    tooLong: 'Per ilgas tekstas',
  },
} as const;

export const PAYMENT_FIELD = {
  Number: 'Eil. Nr.',
  SupplierIsCompany: 'Tiekėjo tipas',
  SupplierName: 'Tiekėjo pavadinimas',
  SupplierCode: 'Tiekėjo kodas',
  DocumentNumber: 'Dokumento numeris',
  DocumentDate: 'Dokumento data',
  DocumentSum: 'Dokumento suma',
  RequiredSum: 'Prašoma suma',
  Comment: 'Pastaba',
  FundsOriginTypeId1: 'Lėšų kilmė',
  FundsSum1: 'Lėšų suma',
  FundsOriginTypeId2: 'Kita lėšų kilmė',
  FundsSum2: 'Kitų lėšų suma',
  InvestmentSum: 'Finansuojama investicijų suma',
  TurnoverSum: 'Finansuojama apyvartinių lėšų suma',
} as const;

/** The sheet of ExportPr. */
export const PAYMENT_SHEET = {
  name: 'Mokėjimo prašymas',
  funded: 'Finansuojama suma',
  percent: 'Finansuojama dalis, %',
  assessorNote: DOCUMENT.assessorNote,
  isUnpaid: 'Apmokėjimas nepatikrintas',
  total: 'Iš viso',
  yes: 'Taip',
} as const;
