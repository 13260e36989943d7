import { ApplicationFailure } from '@temporalio/activity';
import { vilniusDate } from '../domain/values/days.ts';
import { getAt } from '../domain/forms/path.ts';
import { grantEquivalentCents } from '../domain/values/grant-equivalent.ts';
import { PPM_OF_BP, scheduleUntil } from '../domain/values/loan-schedule.ts';
import { schemeOf, type PurposeId } from '../domain/schemes/index.ts';
import { downloadName } from '../domain/documents/kinds.ts';
import { contractDocument } from '../domain/texts/lt/contract.ts';
import type { LoanTerms } from '../domain/texts/lt/contract-terms.ts';
import { lowestRateBp } from '../domain/application/approved-terms.ts';
import { contractOutsideScheme } from '../domain/application/scheme-terms.ts';
import { INPUTS, type ActionInput } from '../domain/application/inputs.ts';
import { loadCommand } from '../db/queries/case/command-log.ts';
import { printPdf } from '../db/files/print/document-pdf.ts';
import { contractParty } from '../db/queries/contract-party.ts';
import { newestApproval } from '../db/queries/approval-paper.ts';
import { decisionEvent } from '../db/queries/decision-text.ts';
import { insertDocument } from '../db/queries/documents.ts';
import { lenderParty } from '../db/queries/signatories.ts';
import { textInForce } from '../db/queries/texts.ts';
import { loadRequestState, type RequestState } from '../db/queries/request-state.ts';
import { loadRequestView, type RequestView } from '../db/queries/request-view.ts';
import type { GenerateContractCommand, JobKind } from '../workflows/definitions.ts';
import { printPapers } from './decision-papers.ts';
import { transitionContexts, type ActivityDeps } from './deps.ts';

export function createDocumentActivities(deps: ActivityDeps) {
  const { db, files } = deps;
  const context = transitionContexts(deps);

  return {
    /** Prints the papers of a decision that are not in the case yet and makes them current. */
    async generateDecision(given: {
      requestId: number;
      kind: Extract<JobKind, 'decision' | 'rejectDecision'>;
      version: number;
    }): Promise<RequestState | null> {
      const { requestId, version } = given;
      const kind = given.kind === 'decision' ? 'Decision' : 'RejectDecision';
      const view = await loadRequestView(db, requestId);
      const event = await decisionEvent(db, requestId, version);
      if (view && event) await printPapers(deps, { view, event, version, kind });
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
      const scheme = schemeOf(view.schemeCode);
      const outside = contractOutsideScheme(parsed.data, scheme, { contractDate: date, today: date });
      if (outside.length > 0) throw ApplicationFailure.nonRetryable('withinScheme', 'withinScheme');
      const terms = await loanTerms(deps, { view, input: parsed.data, date });
      const { version, parts } = await textInForce(db, 'contract');
      const bytes = await printPdf({
        date,
        text: contractDocument(terms, parts['text']),
        schedule: scheduleOf(terms),
      });
      const { id } = await insertDocument(db, {
        requestId,
        kind: 'Contract',
        state: 'staged',
        fileName: downloadName('Contract', requestId, date),
        stored: await files.put(bytes),
        terms: { madeFrom: madeFrom(parsed.data), text: { key: 'contract', version } },
        createdBy: actorId,
        uploadKey: `generated:${commandId}`,
      });
      return { documentId: id };
    },
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
  const decision = await newestApproval(deps.db, view.id);
  const terms = {
    contractNumber: input.contractNumber,
    date,
    requestId: view.id,
    scheme: {
      code: scheme.code,
      name: scheme.name,
      ruleSetVersion: view.ruleSetVersion,
      retentionYears: scheme.retentionYears,
    },
    decision,
    lender: await lenderParty(deps.db, decision?.decidedBy),
    borrower: await contractParty(deps.db, view),
    sumCents: input.sumCents,
    rateBp: input.rate,
    rateParts: rateParts(view, input.rate),
    delayMonths: input.delayMonths,
    repaidBy: input.paymentTerm,
    paymentDay: Number(getAt(view.form, 'LoanInfo.LoanPaymentDay') ?? 15),
    purpose: (getAt(view.form, 'LoanInfo.LoanPurposeId') as PurposeId | undefined) ?? 2,
    iban: (getAt(view.form, `${prefix}.Iban`) as string | undefined) ?? '',
  };
  return { ...terms, aidCents: aidOf(terms) };
}

/** Aid of a loan whose rate the approved formula made, as though all of it were paid out on the day of the contract. */
const aidOf = (terms: Omit<LoanTerms, 'aidCents'>): number | null =>
  terms.rateParts &&
  grantEquivalentCents(scheduleOf(terms), { rateBp: terms.rateBp, ...terms.rateParts }, terms.date);

/** How the rate was made, when it is the one that the approved formula gives: a manager may agree on a higher one. */
function rateParts({ approved, schemeCode }: RequestView, rateBp: number): LoanTerms['rateParts'] {
  const { referenceBp, referenceDate } = schemeOf(schemeCode).rate;
  if (!approved || approved.marginBp === null || lowestRateBp(approved, referenceBp) !== rateBp) return null;
  return { referenceBp, marginBp: approved.marginBp, referenceDate };
}

const scheduleOf = ({
  sumCents,
  rateBp,
  date,
  paymentDay,
  repaidBy,
  delayMonths,
}: Omit<LoanTerms, 'aidCents'>) =>
  scheduleUntil({
    sumCents,
    ratePpm: rateBp * PPM_OF_BP,
    payoutDate: date,
    paymentDay,
    finalDate: repaidBy,
    delayMonths,
  });
