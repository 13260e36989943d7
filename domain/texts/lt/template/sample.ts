// Invented facts a text is shown with before it is in force.
import { PPM_OF_BP, scheduleUntil, type Instalment } from '../../../values/loan-schedule.ts';
import { conditionsChangeDocument, type ChangedTerms } from '../conditions-change.ts';
import { contractDocument } from '../contract.ts';
import { decisionDocument, noBankFinancingNote, type DocumentText } from '../document.ts';
import type { DocumentTextKey } from './kinds.ts';
import { LOAN_TERMS } from './sample-terms.ts';

const { date, requestId, sumCents, rateBp, repaidBy, delayMonths, paymentDay } = LOAN_TERMS;
const before = { sumCents, rateBp, finalDate: repaidBy, delayMonths };

/** An agreement in which every term changes. */
export const CHANGED_TERMS: ChangedTerms = {
  documentNumber: 'PS-1/P1',
  date: '2027-03-02',
  requestId,
  schemeName: LOAN_TERMS.scheme.name,
  contract: { number: LOAN_TERMS.contractNumber, date },
  lender: LOAN_TERMS.lender,
  borrower: LOAN_TERMS.borrower,
  before,
  after: { ...before, sumCents: 150_000_00, rateBp: 240, finalDate: '2029-11-15' },
  days: { payoutDate: date, paymentDay },
};

const DECIDED = {
  requestId,
  number: '118-S1',
  date,
  schemeName: LOAN_TERMS.scheme.name,
  applicant: { name: LOAN_TERMS.borrower.name, code: LOAN_TERMS.borrower.code },
  requestedCents: sumCents,
  approvedCents: sumCents,
  comment: '',
  terms: { rateBp, formula: null, termMonths: 24, delayMonths, hash: '0'.repeat(64) },
};

const scheduleOf = (loan: typeof before): Instalment[] =>
  scheduleUntil({ ...loan, ratePpm: loan.rateBp * PPM_OF_BP, payoutDate: date, paymentDay });

const MADE: Record<DocumentTextKey, (source: string) => { text: DocumentText; schedule?: Instalment[] }> = {
  contract: (source) => ({ text: contractDocument(LOAN_TERMS, source), schedule: scheduleOf(before) }),
  conditionsChange: (source) => ({
    text: conditionsChangeDocument(CHANGED_TERMS, source),
    schedule: scheduleOf(CHANGED_TERMS.after),
  }),
  approval: (source) => ({ text: decisionDocument(DECIDED, source) }),
  conditionalApproval: (source) => {
    const condition = { refusalOfFunding: true, comment: 'Patalpų nuomos sutarties.', by: '2026-12-21' };
    return { text: decisionDocument({ ...DECIDED, condition }, source) };
  },
  rejection: (source) => {
    const refused = { ...DECIDED, approvedCents: null, terms: null, appealBy: '2026-12-21' };
    return { text: decisionDocument({ ...refused, comment: 'Neįrodytas veiklos tęstinumas.' }, source) };
  },
  note: (source) => ({
    text: noBankFinancingNote({ ...DECIDED, number: '118-P1', decisionNumber: '118-S1' }, source),
  }),
};

/** A document with invented facts, ready to be printed. */
export const sampleDocument = (key: DocumentTextKey, source: string) => ({ date, ...MADE[key](source) });
