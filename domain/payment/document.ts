// What is wrong with what somebody entered of a payment document.
import { fill } from '../texts/lt/form/shared.ts';
import { PAYMENT } from '../texts/lt/payment.ts';
import { formatSum, fromWire } from '../values/money.ts';
import { isDate } from '../values/days.ts';
import { DOCUMENT_FIELDS, type DocumentField, type DocumentValues } from './document-fields.ts';

/** As somebody gave it, by wire name. */
export type RawDocument = Readonly<Record<string, unknown>>;

/** Sentences by wire name; the first of a field is the one shown. */
export type DocumentProblems = Record<string, string[]>;

export interface DocumentQuestion {
  /** Of Vilnius, 'yyyy-MM-dd'. */
  today: string;
  /** Most that may be asked for with this document. */
  askableCents: number;
}

interface Read<V> {
  values: V;
  problems: DocumentProblems;
}

/** An applicant's document: every field judged. `values` are whole where there is no problem. */
export function readDocument(raw: RawDocument, question: DocumentQuestion): Read<Partial<DocumentValues>> {
  const fields = DOCUMENT_FIELDS.filter(({ by }) => by !== 'evaluator');
  const { values, problems } = readFields(fields, raw, { ...question, isPartial: false });
  judgeTogether(values, problems);
  judgeRequired(values, problems, question.askableCents);
  return { values: { ...EMPTY, ...values }, problems };
}

const EMPTY = {
  comment: '',
  fundsOrigin1: null,
  fundsCents1: null,
  fundsOrigin2: null,
  fundsCents2: null,
} as const;

export interface EvaluatorQuestion {
  today: string;
  /** What the document says now, the evaluator's earlier values included. */
  standing: DocumentValues;
  /** Most for each purpose, and for both. */
  limits: { turnoverCents: number; investmentCents: number; loanCents: number };
}

/** An evaluator's values: only fields that are filled are judged, and with what they are connected to. */
export function readEvaluation(raw: RawDocument, question: EvaluatorQuestion): Read<Partial<DocumentValues>> {
  const fields = DOCUMENT_FIELDS.filter(({ by }) => by !== 'applicant');
  const { values, problems } = readFields(fields, raw, { today: question.today, isPartial: true });
  const whole = { ...question.standing, ...values };
  judgeTogether(whole, problems);
  if (whole.requiredCents + funds(whole) > whole.documentCents)
    tell(problems, 'DocumentSum', under(whole.requiredCents + funds(whole)));
  judgeFunded(whole, problems, question.limits);
  return { values, problems };
}

function readFields(
  fields: readonly DocumentField[],
  raw: RawDocument,
  { today, isPartial }: { today: string; isPartial: boolean },
): Read<Partial<DocumentValues>> {
  const values: Record<string, unknown> = {};
  const problems: DocumentProblems = {};
  for (const field of fields) {
    const typed = raw[field.name];
    const isEmpty =
      typed === undefined || typed === null || (typeof typed === 'string' && typed.trim() === '');
    if (isEmpty) {
      if (field.required && !isPartial) tell(problems, field.name, missingText(field));
      continue;
    }
    const read = readValue(field, typed, today);
    if ('problem' in read) tell(problems, field.name, read.problem);
    else values[field.key] = read.value;
  }
  return { values, problems };
}

type ReadValue = { value: unknown } | { problem: string };

function readValue(field: DocumentField, typed: unknown, today: string): ReadValue {
  switch (field.kind) {
    case 'choice': {
      const value = typeof typed === 'string' ? choiceOf(typed) : typed;
      const known = field.options.some((option) => option.value === value);
      return known ? { value } : { problem: missingText(field) };
    }
    case 'date':
      return isDate(typed) && typed <= today ? { value: typed } : { problem: PAYMENT.problem.dateWrong };
    case 'sum': {
      const cents = centsOf(typed);
      if (cents === null || cents < 0) return { problem: PAYMENT.problem.sumInvalid };
      return cents < field.min ? { problem: under(field.min) } : { value: cents };
    }
    case 'text': {
      const text = String(typed).trim();
      return text.length > field.maxLength ? { problem: PAYMENT.problem.tooLong } : { value: text };
    }
  }
}

const choiceOf = (typed: string): unknown =>
  typed === 'true' ? true : typed === 'false' ? false : Number(typed);

/** '1 234,5' and 1234.5 alike. */
function centsOf(typed: unknown): number | null {
  return fromWire(typeof typed === 'string' ? typed.replace(/\s/g, '').replace(',', '.') : typed);
}

function missingText({ kind, missing }: DocumentField): string {
  if (missing) return missing;
  if (kind === 'choice') return PAYMENT.problem.valueMissing;
  if (kind === 'sum') return PAYMENT.problem.sumMissing;
  return kind === 'date' ? PAYMENT.problem.dateWrong : PAYMENT.problem.fieldMissing;
}

/** What two fields say about each other. */
function judgeTogether(values: Partial<DocumentValues>, problems: DocumentProblems): void {
  const { supplierIsCompany, supplierCode = '' } = values;
  if (supplierIsCompany && supplierCode.length > COMPANY_CODE)
    tell(problems, 'SupplierCode', PAYMENT.problem.supplierCodeTooLong);
  const { fundsOrigin1 = null, fundsOrigin2 = null, fundsCents1 = null, fundsCents2 = null } = values;
  if (fundsOrigin1 !== null && fundsOrigin1 === fundsOrigin2)
    tell(problems, 'FundsOriginTypeId2', PAYMENT.problem.originsEqual);
  if (fundsCents1 !== null && fundsOrigin1 === null)
    tell(problems, 'FundsOriginTypeId1', PAYMENT.problem.originMissing);
  if (fundsCents2 !== null && fundsOrigin2 === null)
    tell(problems, 'FundsOriginTypeId2', PAYMENT.problem.originMissing);
  if (fundsOrigin1 !== null && fundsCents1 === null && !problems.FundsSum1)
    tell(problems, 'FundsSum1', PAYMENT.problem.sumMissing);
}

const COMPANY_CODE = 9;

const funds = ({ fundsCents1, fundsCents2 }: Partial<DocumentValues>): number =>
  (fundsCents1 ?? 0) + (fundsCents2 ?? 0);

/** What is asked for, with the other funds, is no more than the document's sum; and no more than is left of the loan. */
function judgeRequired(
  values: Partial<DocumentValues>,
  problems: DocumentProblems,
  askableCents: number,
): void {
  const { requiredCents, documentCents } = values;
  if (requiredCents === undefined) return;
  const left = documentCents === undefined ? askableCents : documentCents - funds(values);
  const most = Math.min(askableCents, left);
  if (requiredCents > most) tell(problems, 'RequiredSum', over(most));
}

function judgeFunded(
  { investmentCents, turnoverCents, requiredCents }: DocumentValues,
  problems: DocumentProblems,
  limits: EvaluatorQuestion['limits'],
): void {
  if (investmentCents > limits.investmentCents) tell(problems, 'InvestmentSum', over(limits.investmentCents));
  if (turnoverCents > limits.turnoverCents) tell(problems, 'TurnoverSum', over(limits.turnoverCents));
  const most = Math.min(limits.loanCents, requiredCents);
  const isOver = investmentCents + turnoverCents > most;
  if (isOver && !problems.InvestmentSum && !problems.TurnoverSum)
    tell(problems, 'TurnoverSum', over(most - Math.min(investmentCents, most)));
}

const over = (cents: number): string =>
  fill(PAYMENT.problem.sumOverMax, { max: formatSum(Math.max(0, cents)) });
const under = (cents: number): string => fill(PAYMENT.problem.sumUnderMin, { min: formatSum(cents) });

function tell(problems: DocumentProblems, name: string, sentence: string): void {
  (problems[name] ??= []).push(sentence);
}
