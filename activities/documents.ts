import { ApplicationFailure } from '@temporalio/activity';
import { vilniusDate } from '../domain/values/working-days.ts';
import { getAt } from '../domain/forms/path.ts';
import { PPM_OF_BP, scheduleUntil } from '../domain/values/loan-schedule.ts';
import { schemeOf, type PurposeId } from '../domain/schemes/index.ts';
import { downloadName } from '../domain/documents/kinds.ts';
import { contractDocument, type LoanTerms } from '../domain/texts/lt/document.ts';
import { lowestRateBp } from '../domain/application/approved-terms.ts';
import { contractOutsideScheme } from '../domain/application/scheme-terms.ts';
import { INPUTS, type ActionInput } from '../domain/application/inputs.ts';
import { loadCommand } from '../db/queries/case/command-log.ts';
import { isDecisionInForce } from '../db/queries/decision.ts';
import { askForDecisionSignature } from '../db/queries/decision-signing.ts';
import { insertDocument, replaceDocument } from '../db/queries/documents.ts';
import { loadRequestState, type RequestState } from '../db/queries/request-state.ts';
import { loadRequestView, type RequestView } from '../db/queries/request-view.ts';
import type { GenerateContractCommand, JobKind } from '../workflows/definitions.ts';
import { contractParty } from './contract-party.ts';
import { decisionEvent, decisionText } from './decision-text.ts';
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
      const event = await decisionEvent(db, requestId, version);
      if (view && event) {
        const text = await decisionText(db, view, event);
        const bytes = await printPdf({ date: event.date, text });
        const stored = await files.put(bytes);
        await db.transaction().execute(async (tx) => {
          // Another decision may have been taken while this one was printed.
          if (!(await isDecisionInForce(tx, requestId, version))) return;
          const awaitsSignature = event.awaitsSignature;
          await replaceDocument(tx, {
            awaitsSignature,
            requestId,
            kind,
            state: 'current',
            fileName: downloadName(kind, requestId, event.date),
            stored,
            terms: { version, ...event.bound },
            createdBy: event.actorId,
            uploadKey: `${kind}:${requestId}:${version}`,
          });
          if (awaitsSignature) await askForDecisionSignature(tx, { requestId, decidedBy: event.actorId });
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
      const scheme = schemeOf(view.schemeCode);
      const outside = contractOutsideScheme(parsed.data, scheme, { contractDate: date, today: date });
      if (outside.length > 0) throw ApplicationFailure.nonRetryable('withinScheme', 'withinScheme');
      const terms = await loanTerms(deps, { view, input: parsed.data, date });
      const bytes = await printPdf({
        date,
        text: contractDocument(terms),
        schedule: scheduleOf(terms),
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
    rateParts: rateParts(view, input.rate),
    delayMonths: input.delayMonths,
    repaidBy: input.paymentTerm,
    paymentDay: Number(getAt(view.form, 'LoanInfo.LoanPaymentDay') ?? 15),
    purpose: (getAt(view.form, 'LoanInfo.LoanPurposeId') as PurposeId | undefined) ?? 2,
    iban: (getAt(view.form, `${prefix}.Iban`) as string | undefined) ?? '',
  };
}

/** How the rate was made, when it is the one that the approved formula gives: a manager may agree on a higher one. */
function rateParts({ approved, schemeCode }: RequestView, rateBp: number): LoanTerms['rateParts'] {
  const { referenceBp } = schemeOf(schemeCode).rate;
  if (!approved || approved.marginBp === null || lowestRateBp(approved, referenceBp) !== rateBp) return null;
  return { referenceBp, marginBp: approved.marginBp };
}

const scheduleOf = ({ sumCents, rateBp, date, paymentDay, repaidBy, delayMonths }: LoanTerms) =>
  scheduleUntil({
    sumCents,
    ratePpm: rateBp * PPM_OF_BP,
    payoutDate: date,
    paymentDay,
    finalDate: repaidBy,
    delayMonths,
  });
