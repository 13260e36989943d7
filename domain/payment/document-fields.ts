// The fields of a payment document as data: forms, calls, exports and the judging of what was entered read them.
import { PAYMENT, PAYMENT_FIELD } from '../texts/lt/payment.ts';

/** 1 own funds, 2 borrowed funds. */
export type FundsOrigin = 1 | 2;

/** What a document says; sums in cents. */
export interface DocumentValues {
  supplierIsCompany: boolean;
  supplierName: string;
  supplierCode: string;
  documentNumber: string;
  documentDate: string;
  documentCents: number;
  requiredCents: number;
  comment: string;
  fundsOrigin1: FundsOrigin | null;
  fundsCents1: number | null;
  fundsOrigin2: FundsOrigin | null;
  fundsCents2: number | null;
  investmentCents: number;
  turnoverCents: number;
}

export type DocumentKey = keyof DocumentValues;

interface Base {
  key: DocumentKey;
  /** Name on the wire. */
  name: string;
  title: string;
  required: boolean;
  /** Whose value it is: the applicant's alone, the evaluator's alone, or the applicant's with an evaluator's beside it. */
  by: 'applicant' | 'evaluator' | 'both';
  /** Instead of the text of its kind. */
  missing?: string;
}

export type DocumentField =
  | (Base & { kind: 'text'; maxLength: number })
  | (Base & { kind: 'date' })
  | (Base & { kind: 'sum'; min: number })
  | (Base & { kind: 'choice'; options: readonly { value: boolean | FundsOrigin; label: string }[] });

const T = PAYMENT_FIELD;
const ORIGINS = ([1, 2] as const).map((value) => ({ value, label: PAYMENT.fundsOrigin[value] }));
const both = { by: 'both' } as const;
const given = { required: true } as const;
const free = { required: false } as const;

export const DOCUMENT_FIELDS: readonly DocumentField[] = [
  {
    key: 'supplierIsCompany',
    name: 'SupplierIsCompany',
    title: T.SupplierIsCompany,
    kind: 'choice',
    options: [
      { value: true, label: PAYMENT.supplier.company },
      { value: false, label: PAYMENT.supplier.person },
    ],
    missing: PAYMENT.problem.supplierTypeMissing,
    ...given,
    ...both,
  },
  {
    key: 'supplierName',
    name: 'SupplierName',
    title: T.SupplierName,
    kind: 'text',
    maxLength: 250,
    ...given,
    ...both,
  },
  {
    key: 'supplierCode',
    name: 'SupplierCode',
    title: T.SupplierCode,
    kind: 'text',
    maxLength: 20,
    ...given,
    ...both,
  },
  {
    key: 'documentNumber',
    name: 'DocumentNumber',
    title: T.DocumentNumber,
    kind: 'text',
    maxLength: 60,
    ...given,
    ...both,
  },
  { key: 'documentDate', name: 'DocumentDate', title: T.DocumentDate, kind: 'date', ...given, ...both },
  { key: 'documentCents', name: 'DocumentSum', title: T.DocumentSum, kind: 'sum', min: 1, ...given, ...both },
  {
    key: 'requiredCents',
    name: 'RequiredSum',
    title: T.RequiredSum,
    kind: 'sum',
    min: 1,
    missing: PAYMENT.problem.fieldMissing,
    by: 'applicant',
    ...given,
  },
  {
    key: 'comment',
    name: 'Comment',
    title: T.Comment,
    kind: 'text',
    maxLength: 2000,
    by: 'applicant',
    ...free,
  },
  {
    key: 'fundsOrigin1',
    name: 'FundsOriginTypeId1',
    title: T.FundsOriginTypeId1,
    kind: 'choice',
    options: ORIGINS,
    ...free,
    ...both,
  },
  { key: 'fundsCents1', name: 'FundsSum1', title: T.FundsSum1, kind: 'sum', min: 0, ...free, ...both },
  {
    key: 'fundsOrigin2',
    name: 'FundsOriginTypeId2',
    title: T.FundsOriginTypeId2,
    kind: 'choice',
    options: ORIGINS,
    ...free,
    ...both,
  },
  { key: 'fundsCents2', name: 'FundsSum2', title: T.FundsSum2, kind: 'sum', min: 0, ...free, ...both },
  {
    key: 'investmentCents',
    name: 'InvestmentSum',
    title: T.InvestmentSum,
    kind: 'sum',
    min: 0,
    by: 'evaluator',
    ...free,
  },
  {
    key: 'turnoverCents',
    name: 'TurnoverSum',
    title: T.TurnoverSum,
    kind: 'sum',
    min: 0,
    by: 'evaluator',
    ...free,
  },
];
