import { z } from 'zod';
import { MAX_ACTION_FILES } from '../documents/limits.ts';
import { NOTE_MAX } from '../screening/result.ts';
import { isDate } from '../values/working-days.ts';
import type { ActionName } from './transitions.ts';

/**
 * What a person must give with an action: parsed by the API and by the dialog alike.
 * Messages are codes of texts/lt/problem.ts (`field.*`), never sentences.
 */
const cents = z.int().positive('sumZero').max(1_000_000_000_00, 'sumTooLarge');
const comment = z
  .string()
  .trim()
  .min(1, 'commentMissing')
  .min(6, 'commentTooShort')
  .max(2000, 'commentTooLong');
const optionalComment = z.string().trim().max(2000, 'commentTooLong').default('');
const date = z.string('dateMissing').refine(isDate, 'dateInvalid');
/** Basis points of a per cent: 2.10 % = 210. */
const rate = z.int().positive('rateZero').max(10_000, 'rateTooLarge');
const contractNumber = z.string().trim().min(1, 'contractNumberMissing').max(60, 'tooLong');
const delay = (max: number) => z.int('delayInvalid').min(1, 'delayInvalid').max(max, 'delayInvalid');
const nothing = z.object({});
const note = z.string().trim().max(NOTE_MAX, 'noteTooLong').default('');
const day = z.string('dateMissing').min(1, 'dateMissing').pipe(date);
const choice = (max: number) => z.int('valueMissing').min(1, 'valueMissing').max(max, 'valueMissing');
/** Passing what the lists or a colleague have failed is answered for in words. */
const explained = {
  when: (given: { result: number; note: string }) => given.result !== 1 || given.note !== '',
  problem: { path: ['note'], message: 'noteMissing' },
};

/** The default kind of evaluation is the applicant's own; staff rechecks and double checks never move a status. */
export const EVALUATION_KINDS = ['applicant', 'recheck', 'double'] as const;
export type EvaluationKind = (typeof EVALUATION_KINDS)[number];

export const INPUTS = {
  start: z.object({
    schemeCode: z.enum(['tiesiogines', 'startuok', 'covid', 'nuoma']).default('tiesiogines'),
  }),
  copy: z.object({ sourceId: z.int().positive() }),
  save: z.object({ formVersion: z.int().min(0) }),
  delete: nothing,
  evaluate: nothing,
  submit: z.object({ formVersion: z.int().min(0) }),
  setAssessor: z.object({ userId: z.uuid('assessorMissing') }),
  setCompanySize: z.object({
    companySizeTypeId: z.int('sizeMissing').min(1, 'sizeMissing').max(4, 'sizeMissing'),
  }),
  setLoanSum: z.object({ sumCents: cents }),
  renewAml: nothing,
  reviewAml: z.object({ result: choice(2), note }).refine(explained.when, explained.problem),
  saveAmlCheck: z.object({ result: choice(2), date: day, note }).refine(explained.when, explained.problem),
  assessRisk: z.object({ result: choice(3), date: day, note }),
  handOver: z.object({ comment: optionalComment }),
  approve: z.object({ comment: optionalComment, noBankFinancingNote: z.boolean().default(false) }),
  approveWithDocs: z.object({
    comment: optionalComment,
    refusalOfFunding: z.boolean().default(false),
    contractNumber: contractNumber.optional(),
    sumCents: cents.optional(),
    rate: rate.optional(),
    delayMonths: delay(6).optional(),
  }),
  submitAdditionalDocs: nothing,
  return: z.object({
    comment,
    sections: z.array(z.string().max(60)).max(40).default([]),
    documents: z.array(z.string().max(60)).max(200).default([]),
  }),
  reject: z.object({ comment, reasonCode: z.string().max(60).nullable().default(null) }),
  changeToSubmitted: z.object({ comment: optionalComment }),
  uploadContract: z.object({
    contractNumber,
    sumCents: cents,
    rate,
    paymentTerm: date,
    delayMonths: delay(24),
    comment: optionalComment,
  }),
  changeContractFile: z.object({
    contractNumber,
    sumCents: cents,
    rate,
    paymentTerm: date,
    delayMonths: delay(120),
    comment: optionalComment,
  }),
  applicantSign: z.object({ signingId: z.uuid() }),
  providerSign: z.object({ signingId: z.uuid() }),
  signingExpired: nothing,
  docsExpired: nothing,
  requestConditionsChange: nothing,
  rejectConditionsChange: z.object({ comment: optionalComment }),
  uploadConditionsChange: z.object({
    documentNumber: contractNumber,
    documentDate: date.optional(),
    sumCents: cents,
    rate,
    paymentTerm: date,
  }),
  applicantSignChange: z.object({ signingId: z.uuid() }),
  providerSignChange: z.object({ signingId: z.uuid() }),
  changeSigningExpired: nothing,
  increaseLoanSum: z.object({ sumCents: cents }),
  terminate: z.object({ comment: optionalComment }),
} as const satisfies Record<ActionName, z.ZodType>;

export type ActionInput<A extends ActionName> = z.output<(typeof INPUTS)[A]>;

/** Files that travel with an action; they are stored first and the command names them by id. */
export interface FileRule {
  min: number;
  max: number;
  extensions: readonly string[];
}

const ONE_PDF: FileRule = { min: 1, max: 1, extensions: ['.pdf'] };

export const ACTION_FILES: Partial<Record<ActionName, FileRule>> = {
  approve: { min: 0, max: 1, extensions: ['.pdf'] },
  approveWithDocs: { min: 0, max: 1, extensions: ['.pdf'] },
  uploadContract: ONE_PDF,
  changeContractFile: ONE_PDF,
  uploadConditionsChange: ONE_PDF,
  requestConditionsChange: { min: 1, max: MAX_ACTION_FILES, extensions: ['.pdf'] },
  terminate: {
    min: 1,
    max: MAX_ACTION_FILES,
    extensions: ['.xlsx', '.xls', '.doc', '.docx', '.xml', '.txt', '.pdf'],
  },
};
