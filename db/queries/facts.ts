import { doesCallTermRefuse } from './call-terms.ts';
import { sql } from 'kysely';
import type { Facts } from '../../domain/application/conditions.ts';
import type { ActionInput } from '../../domain/application/inputs.ts';
import { Status } from '../../domain/application/status.ts';
import { judgesLimits, transitionOf, type ActionName } from '../../domain/application/transitions.ts';
import { CLOCK_KINDS, CLOCKS } from '../../domain/application/clocks.ts';
import { staffSumStands, type Limit } from '../../domain/application/ledger.ts';
import { areRefusalsComplete } from '../../domain/documents/refusals.ts';
import { missingAttachments } from '../../domain/documents/kinds.ts';
import { namedCompanies } from '../../domain/forms/named-companies.ts';
import { validateForm } from '../../domain/forms/validate.ts';
import type { RegisterSnapshots } from '../../domain/registers/stored.ts';
import { isPeriodOpen, schemeOf } from '../../domain/schemes/index.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { findCompanies } from './group-statements.ts';
import { isEvaluationCurrent } from './evaluation-current.ts';
import { loadLimit } from './ledger.ts';
import type { FactsQuestion } from './facts-question.ts';
import { isSectorSubmitted, loadNewRequestFacts } from './new-request-facts.ts';
import { borrowerOf, formContextOf, type Borrower } from './borrower.ts';
import { loadRequestView, type RequestView } from './request-view.ts';
import { screeningFacts } from './screening/screening-facts.ts';
import type { Tx } from './command-input.ts';
import { termFacts } from './term-facts.ts';

const NEUTRAL: Facts = {
  actorId: null,
  periodOpen: true,
  withinCallTerm: true,
  consentGiven: true,
  sectorTaken: false,
  sourceCopyable: true,
  formVersionMatches: true,
  ownRequest: true,
  formProblems: 0,
  missingAttachments: [],
  evaluationDecision: null,
  evaluationCurrent: true,
  sumCents: 0,
  limitCents: 0,
  returned: false,
  companySizeEntered: false,
  amlResult: null,
  screeningRunning: false,
  amlReviewable: false,
  amlFailed: false,
  matchesReviewed: true,
  findingsCurrent: true,
  ownFinding: false,
  loanSumSet: false,
  handedOver: false,
  assessedBy: [],
  approvedBy: [],
  beyondApproved: [],
  unconfirmedChange: [],
  outsideScheme: [],
  sumReasonGiven: true,
  sumIncreases: true,
  coversFunded: true,
  proposalStep: null,
  reasonGiven: true,
  assessorAssignable: true,
  additionalFiles: 0,
  refusalsComplete: true,
  doubleCheckDecision: null,
  signatureVerified: false,
  deadlinePassed: false,
  delayExtended: false,
  delayGrows: true,
  decisionInTheWay: false,
  decisionToStop: false,
  mayStopDecision: false,
  decidedBy: [],
  evaluationExtended: false,
};

/** Facts for the conditions of one action, as the database has them now. Throws when the request does not exist. */
export async function loadFacts(db: Tx, question: FactsQuestion): Promise<Facts> {
  if (question.requestId === null) {
    return { ...NEUTRAL, ...(await loadNewRequestFacts(db, question)) };
  }
  const view = await loadRequestView(db, question.requestId);
  if (!view) throw new Error('requestGone');
  return factsOf(db, view, question);
}

/** What several actions of one request share; each is read at most once, and only when an action needs it. */
export interface FactSources {
  borrower(): Promise<Borrower>;
  limitCents(): Promise<number>;
  /** What the register says of the companies the form names. */
  companies(): ReturnType<typeof findCompanies>;
}

export function factSources(db: Tx, view: RequestView): FactSources {
  let borrower: Promise<Borrower> | undefined;
  let limit: Promise<number> | undefined;
  const sources: FactSources = {
    borrower: () => (borrower ??= borrowerOf(db, view)),
    limitCents: () =>
      (limit ??= sources
        .borrower()
        .then((found) => loadLimit(db, { requestId: view.id, schemeCode: view.schemeCode, ...found }))
        .then(({ cents }) => cents)),
    companies: () => findCompanies(db, namedCompanies(view.form)),
  };
  return sources;
}

/** The same for a request that was read already. */
export async function factsOf(
  db: Tx,
  view: RequestView,
  question: FactsQuestion,
  sources: FactSources = factSources(db, view),
): Promise<Facts> {
  const { action, actorId } = question;
  const needsLimit = judgesLimits(action);
  const submitted = action === 'submit' ? await submissionFacts(db, view, sources) : {};
  return {
    ...NEUTRAL,
    actorId,
    periodOpen: !question.callPeriodClosed && isPeriodOpen(view.callPeriod, vilniusDate(view.now)),
    withinCallTerm: action !== 'uploadContract' || !(await doesCallTermRefuse(db, 'sign', view.callPeriod)),
    ownRequest: action !== 'delete' || (await isOwn(db, view, actorId)),
    formVersionMatches: matches(question.input?.formVersion, view.formVersion),
    evaluationDecision: view.evaluationDecision,
    sumCents: sumOf(view, question),
    limitCents: needsLimit ? await sources.limitCents() : 0,
    returned: view.status === Status.returned,
    companySizeEntered: view.sizeByStaff !== null,
    amlResult: view.amlResult,
    ...(await screeningFacts(db, { requestId: view.id, action, actorId, input: question.input ?? null })),
    amlFailed: view.amlResult === 2,
    handedOver: view.handedOver,
    loanSumSet: view.invegaLoanSumCents !== null || typeof question.input?.sumCents === 'number',
    assessedBy: view.assessorId ? [...view.assessedBy, view.assessorId] : view.assessedBy,
    approvedBy: view.approvedBy,
    assessorAssignable: action !== 'setAssessor' || (await isAssignable(db, question)),
    additionalFiles: view.additionalFiles,
    refusalsComplete: !view.refusalsWanted || areRefusalsComplete(view.refusals),
    doubleCheckDecision: view.doubleCheckDecision,
    signatureVerified: await isSignatureVerified(db, view, question),
    deadlinePassed: isDeadlinePassed(view, action),
    decisionInTheWay: view.held !== null,
    decisionToStop: view.held !== null,
    mayStopDecision: mayStop(view, question),
    decidedBy: decidersOf(view),
    evaluationExtended: view.extendedClocks.includes('evaluation'),
    ...submitted,
    ...termFacts(view, question),
  };
}

async function submissionFacts(db: Tx, view: RequestView, sources: FactSources): Promise<Partial<Facts>> {
  const borrower = await sources.borrower();
  const context = { ...formContextOf(view, borrower), companies: await sources.companies() };
  return {
    formProblems: validateForm(view.form, context).length,
    missingAttachments: missingOf(view, borrower),
    evaluationCurrent: await isEvaluationCurrent(db, view),
    sectorTaken: await isSectorSubmitted(db, view),
    sumCents: sumSubmitted(view, borrower),
  };
}

/** What the submission would hold: the sum asked for, or the one staff have set for it. */
function sumSubmitted(view: RequestView, { loanSumCents: nowCents }: Borrower): number {
  const { invegaLoanSumCents: byStaff, loanSumCents: beforeCents } = view;
  return staffSumStands(byStaff, { nowCents, beforeCents }) ? byStaff : (nowCents ?? 0);
}

/** The scheme's limit for the request, in cents, and which of the four limits it is. `known`: see `borrowerOf`. */
export async function loadRequestLimit(db: Tx, view: RequestView, known?: RegisterSnapshots): Promise<Limit> {
  const borrower = await borrowerOf(db, view, known);
  return loadLimit(db, { requestId: view.id, schemeCode: view.schemeCode, ...borrower });
}

/** What the action would hold: the sum given with it, else the one set by staff, else the one asked for. */
function sumOf(view: RequestView, { input }: FactsQuestion): number {
  if (typeof input?.sumCents === 'number') return input.sumCents;
  return view.invegaLoanSumCents ?? view.loanSumCents ?? 0;
}

const matches = (given: unknown, stored: number): boolean => given === undefined || given === stored;

function missingOf(view: RequestView, borrower: Borrower): readonly number[] {
  const facts = {
    loginType: view.loginType,
    sizeType: borrower.declaredSize,
    scheme: schemeOf(view.schemeCode),
    copyOfRejected: view.copiedFromStatus === Status.rejected,
  };
  return missingAttachments(facts, view.uploaded);
}

async function isOwn(db: Tx, view: RequestView, actorId: string | null): Promise<boolean> {
  if (actorId === null) return false;
  const consent = await db
    .selectFrom('consent')
    .select('user_id')
    .where('party_id', '=', view.partyId)
    .where('user_id', '=', actorId)
    .executeTakeFirst();
  return consent !== undefined;
}

/** An assessor may take a request herself; a manager may give it to anybody who assesses. */
async function isAssignable(db: Tx, { actorId, roles, input }: FactsQuestion): Promise<boolean> {
  const userId = (input as Partial<ActionInput<'setAssessor'>> | undefined)?.userId;
  if (userId === undefined) return true;
  if (!roles.includes('manager') && userId !== actorId) return false;
  const person = await db
    .selectFrom('app_user')
    .select(['kind', 'active', 'staff_roles'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return person?.kind === 'staff' && person.active && person.staff_roles.includes('assessor');
}

/** The named signing is complete and stands over the document that is current now. */
async function isSignatureVerified(db: Tx, view: RequestView, { input }: FactsQuestion): Promise<boolean> {
  const signingId = input?.signingId;
  if (typeof signingId !== 'string') return false;
  const { rows } = await sql<{ ok: boolean }>`
    select true as ok from signing s join document d on d.id = s.document_id
    where s.id = ${signingId}::uuid and s.request_id = ${view.id} and s.state = 'completed'
      and s.signed_document_id is not null and d.state = 'current'`.execute(db);
  return rows.length > 0;
}

/** Everybody whose word the newest decision is: a rejection has one author, an approval all who bound its terms. */
export function decidersOf({ decision, approvedBy }: RequestView): readonly string[] {
  if (!decision) return [];
  const author = decision.by === null ? [] : [decision.by];
  return decision.action === 'reject' ? author : [...author, ...approvedBy];
}

/** Whoever may take a decision may stop it. */
const mayStop = ({ held }: RequestView, { roles }: FactsQuestion): boolean =>
  held !== null && transitionOf(held.action).by.some((role) => roles.includes(role));

function isDeadlinePassed(view: RequestView, action: ActionName): boolean {
  if (action === 'endWindow') return view.held !== null && view.held.takesEffectAt <= view.now;
  const kind = CLOCK_KINDS.find((one) => CLOCKS[one].onExpiry === action);
  return kind !== undefined && view.overdueClocks.includes(kind);
}
