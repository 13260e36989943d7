import { termsHash } from './approval.ts';
import type { Tx } from './command-input.ts';
import { loadDecisionTerm } from './decision.ts';
import type { RequestView } from './request-view.ts';
import { lowestRateBp, type ApprovedTerms } from '../../domain/application/approved-terms.ts';
import { schemeOf } from '../../domain/schemes/index.ts';
import {
  decisionDocument,
  decisionTextKey,
  noBankFinancingNote,
  type DecidedTerms,
  type DecisionCondition,
  type DocumentText,
} from '../../domain/texts/lt/document.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import type { DocumentTextKey } from '../../domain/texts/lt/template/kinds.ts';
import { contractParty } from './contract-party.ts';
import { lenderParty } from './signatories.ts';
import { textInForce } from './texts.ts';

/** The decision of a version of the request; null when there is none. */
export async function decisionEvent(db: Tx, requestId: number, version: number) {
  const row = await db
    .selectFrom('request_event')
    .select(['at', 'action', 'actor_id', 'comment', 'details'])
    .where('request_id', '=', requestId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) return null;
  const {
    awaitsSignature,
    terms,
    termsHash: hash,
  } = row.details as { awaitsSignature?: boolean; terms?: ApprovedTerms; termsHash?: string };
  return {
    action: row.action,
    terms: terms ?? null,
    /** Kept with the document, so that anybody can compute the hash again. */
    bound: terms ? { terms, termsHash: hash } : {},
    date: vilniusDate(row.at),
    actorId: row.actor_id,
    comment: row.comment ?? '',
    awaitsSignature: awaitsSignature === true,
  };
}

export type DecisionEvent = NonNullable<Awaited<ReturnType<typeof decisionEvent>>>;

/** A document's words, and the version of the text they were made of. */
export interface WordedPaper {
  words: DocumentText;
  text: { key: DocumentTextKey; version: number };
}

/** What the document of a decision says; its days are those of the clocks the decision started. */
export async function decisionText(
  db: Tx,
  view: RequestView,
  event: DecisionEvent,
  number: string,
): Promise<WordedPaper> {
  const { id: requestId } = view;
  const isApproval = event.action !== 'reject';
  const { name } = await contractParty(db, view);
  const facts = {
    requestId,
    number,
    date: event.date,
    schemeName: schemeOf(view.schemeCode).name,
    applicant: { name, code: view.partyCode },
    requestedCents: view.loanSumCents ?? 0,
    approvedCents: isApproval
      ? (event.terms?.sumCents ?? view.invegaLoanSumCents ?? view.loanSumCents ?? 0)
      : null,
    terms: event.terms ? decidedTerms(view, event.terms) : null,
    comment: isApproval ? '' : event.comment,
    condition: event.action === 'approveWithDocs' ? await documentsAskedFor(db, requestId, event) : null,
    appealBy: isApproval ? null : (await loadDecisionTerm(db, requestId, 'appeal')).dueDate,
    lender: await lenderParty(db, event.actorId),
  };
  const key = decisionTextKey(facts);
  const { version, parts } = await textInForce(db, key);
  return { words: decisionDocument(facts, parts['text']), text: { key, version } };
}

/** What the certificate beside a decision says. */
export async function noteText(
  db: Tx,
  view: RequestView,
  event: DecisionEvent,
  numbers: { note: string; decision: string },
): Promise<WordedPaper> {
  const { name } = await contractParty(db, view);
  const { version, parts } = await textInForce(db, 'note');
  const facts = {
    requestId: view.id,
    number: numbers.note,
    decisionNumber: numbers.decision,
    date: event.date,
    schemeName: schemeOf(view.schemeCode).name,
    applicant: { name, code: view.partyCode },
    requestedCents: view.loanSumCents ?? 0,
    lender: await lenderParty(db, event.actorId),
  };
  return { words: noBankFinancingNote(facts, parts['text']), text: { key: 'note', version } };
}

/** What an approval with documents waits for: what was ticked and written, until the day its clock ends. */
async function documentsAskedFor(
  db: Tx,
  requestId: number,
  { comment }: { comment: string },
): Promise<DecisionCondition> {
  const { dueDate, refusalOfFunding } = await loadDecisionTerm(db, requestId, 'additionalDocuments');
  return { refusalOfFunding, comment, by: dueDate };
}

function decidedTerms(view: RequestView, terms: ApprovedTerms): DecidedTerms {
  const { referenceBp } = schemeOf(view.schemeCode).rate;
  const { marginBp, termMonths, delayMonths } = terms;
  return {
    rateBp: lowestRateBp(terms, referenceBp),
    formula: marginBp === null ? null : { referenceBp, marginBp },
    termMonths,
    delayMonths,
    hash: termsHash(view.id, terms),
  };
}
