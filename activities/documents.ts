import { ApplicationFailure } from '@temporalio/activity';
import { addMonths, vilniusDate } from '../domain/values/working-days.ts';
import { getAt } from '../domain/forms/path.ts';
import { PPM_OF_BP, repaymentSchedule } from '../domain/values/loan-schedule.ts';
import { schemeOf, type PurposeId } from '../domain/schemes/index.ts';
import { downloadName } from '../domain/documents/kinds.ts';
import {
  contractDocument,
  decisionDocument,
  type DecidedTerms,
  type LoanTerms,
} from '../domain/texts/lt/document.ts';
import { lowestRateBp, type ApprovedTerms } from '../domain/application/approved-terms.ts';
import { INPUTS, type ActionInput } from '../domain/application/inputs.ts';
import { loadCommand } from '../db/queries/case/command-log.ts';
import { termsHash } from '../db/queries/approval.ts';
import { isDecisionInForce } from '../db/queries/decision.ts';
import { insertDocument, replaceDocument } from '../db/queries/documents.ts';
import { loadRequestState, type RequestState } from '../db/queries/request-state.ts';
import { loadRequestView, type RequestView } from '../db/queries/request-view.ts';
import type { GenerateContractCommand, JobKind } from '../workflows/definitions.ts';
import { contractParty } from './contract-party.ts';
import { transitionContexts, type ActivityDeps } from './deps.ts';
import { printPdf } from './pdf.ts';

export function createDocumentActivities(deps: ActivityDeps) {
  const { db, files } = deps;
  const context = transitionContexts(deps);

  return {
    /** Prints the decision of a version of the request and makes it current, unless that was done. */
    async generateDecision(given: {
      requestId: number;
      kind: Extract<JobKind, 'decision' | 'rejectDecision'>;
      version: number;
    }): Promise<RequestState | null> {
      const { requestId, version } = given;
      const kind = given.kind === 'decision' ? 'Decision' : 'RejectDecision';
      const view = await loadRequestView(db, requestId);
      const event = await decisionEvent(deps, requestId, version);
      if (view && event) {
        const party = await contractParty(deps.db, view);
        const isApproval = kind === 'Decision';
        const bytes = await printPdf({
          date: event.date,
          text: decisionDocument({
            requestId,
            date: event.date,
            schemeName: schemeOf(view.schemeCode).name,
            applicant: { name: party.name, code: view.partyCode },
            requestedCents: view.loanSumCents ?? 0,
            approvedCents: isApproval
              ? (event.terms?.sumCents ?? view.invegaLoanSumCents ?? view.loanSumCents ?? 0)
              : null,
            terms: event.terms ? decidedTerms(view, event.terms) : null,
            comment: isApproval ? '' : event.comment,
            noBankFinancingNote: event.noBankFinancingNote,
            appealBy: isApproval ? null : addMonths(event.date, 1),
          }),
        });
        const stored = await files.put(bytes);
        await db.transaction().execute(async (tx) => {
          // Another decision may have been taken while this one was printed.
          if (!(await isDecisionInForce(tx, requestId, version))) return;
          await replaceDocument(tx, {
            requestId,
            kind,
            state: 'current',
            fileName: downloadName(kind, requestId, event.date),
            stored,
            terms: { version, ...event.bound },
            createdBy: event.actorId,
            uploadKey: `${kind}:${requestId}:${version}`,
          });
        });
      }
      return loadRequestState(db, requestId, (await context()).clocks);
    },

    /** Prints a contract from the terms given with the command; it waits, staged, for `uploadContract`. */
    async generateContract(
      command: GenerateContractCommand & { requestId: number },
    ): Promise<{ documentId: string }> {
      const { requestId, commandId, actorId } = command;
      const view = await loadRequestView(db, requestId);
      const { stored } = await loadCommand(db, commandId);
      const parsed = INPUTS.uploadContract.safeParse(stored);
      if (!view || !parsed.success) throw ApplicationFailure.nonRetryable('inputMissing', 'inputMissing');
      const date = vilniusDate(view.now);
      const terms = await loanTerms(deps, { view, input: parsed.data, date });
      const bytes = await printPdf({
        date,
        text: contractDocument(terms),
        schedule: scheduleOf(terms, parsed.data),
      });
      const { id } = await insertDocument(db, {
        requestId,
        kind: 'Contract',
        state: 'staged',
        fileName: downloadName('Contract', requestId, date),
        stored: await files.put(bytes),
        terms: { madeFrom: madeFrom(parsed.data) },
        createdBy: actorId,
        uploadKey: `generated:${commandId}`,
      });
      return { documentId: id };
    },
  };
}

async function decisionEvent({ db }: ActivityDeps, requestId: number, version: number) {
  const row = await db
    .selectFrom('request_event')
    .select(['at', 'actor_id', 'comment', 'details'])
    .where('request_id', '=', requestId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) return null;
  const {
    noBankFinancingNote,
    terms,
    termsHash: hash,
  } = row.details as {
    noBankFinancingNote?: boolean;
    terms?: ApprovedTerms;
    termsHash?: string;
  };
  return {
    terms: terms ?? null,
    /** Kept with the document, so that anybody can compute the hash again. */
    bound: terms ? { terms, termsHash: hash } : {},
    date: vilniusDate(row.at),
    actorId: row.actor_id,
    comment: row.comment ?? '',
    noBankFinancingNote: noBankFinancingNote === true,
  };
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

const madeFrom = ({ contractNumber, sumCents, rate, paymentTerm, delayMonths }: Agreed['input']) => ({
  contractNumber,
  sumCents,
  rate,
  paymentTerm,
  delayMonths,
});

interface Agreed {
  view: RequestView;
  input: ActionInput<'uploadContract'>;
  date: string;
}

async function loanTerms(deps: ActivityDeps, { view, input, date }: Agreed): Promise<LoanTerms> {
  const scheme = schemeOf(view.schemeCode);
  const prefix = view.loginType === 'Company' ? 'CompanyData' : 'ApplicantData';
  return {
    contractNumber: input.contractNumber,
    date,
    schemeName: scheme.name,
    borrower: await contractParty(deps.db, view),
    sumCents: input.sumCents,
    rateBp: input.rate,
    rateParts: null,
    delayMonths: input.delayMonths,
    repaidBy: input.paymentTerm,
    paymentDay: Number(getAt(view.form, 'LoanInfo.LoanPaymentDay') ?? 15),
    purpose: (getAt(view.form, 'LoanInfo.LoanPurposeId') as PurposeId | undefined) ?? 2,
    iban: (getAt(view.form, `${prefix}.Iban`) as string | undefined) ?? '',
  };
}

/** As many instalments as there are months until the final repayment. */
function scheduleOf(terms: LoanTerms, { delayMonths }: ActionInput<'uploadContract'>) {
  let termMonths = 1;
  while (termMonths < 360 && addMonths(terms.date, termMonths + 1) <= terms.repaidBy) termMonths += 1;
  return repaymentSchedule({
    sumCents: terms.sumCents,
    ratePpm: terms.rateBp * PPM_OF_BP,
    payoutDate: terms.date,
    paymentDay: terms.paymentDay,
    termMonths,
    delayMonths,
  });
}
