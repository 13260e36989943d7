import { ApplicationFailure } from '@temporalio/activity';
import { sql } from 'kysely';
import { addMonths, vilniusDate } from '../domain/values/working-days.ts';
import { getAt } from '../domain/forms/path.ts';
import { repaymentSchedule } from '../domain/values/loan-schedule.ts';
import { schemeOf, type PurposeId } from '../domain/schemes/index.ts';
import { downloadName } from '../domain/documents/kinds.ts';
import { contractDocument, decisionDocument, type LoanTerms } from '../domain/texts/lt/document.ts';
import { byAuthorisation } from '../domain/texts/lt/representation.ts';
import { INPUTS, type ActionInput } from '../domain/application/inputs.ts';
import { loadCommand } from '../db/queries/command-input.ts';
import { insertDocument, replaceDocument } from '../db/queries/documents.ts';
import { loadSnapshots } from '../db/queries/registers.ts';
import { loadRequestState, type RequestState } from '../db/queries/request-state.ts';
import { loadRequestView, type RequestView } from '../db/queries/request-view.ts';
import type { GenerateContractCommand, JobKind } from '../workflows/definitions.ts';
import type { LegalEntity } from './adapters/register-answers.ts';
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
        const party = await partyOf(deps, view);
        const isApproval = kind === 'Decision';
        const bytes = await printPdf({
          date: event.date,
          text: decisionDocument({
            requestId,
            date: event.date,
            schemeName: schemeOf(view.schemeCode).name,
            applicant: { name: party.name, code: view.partyCode },
            requestedCents: view.loanSumCents ?? 0,
            approvedCents: isApproval ? (view.invegaLoanSumCents ?? view.loanSumCents ?? 0) : null,
            comment: isApproval ? '' : event.comment,
            noBankFinancingNote: event.noBankFinancingNote,
            appealBy: isApproval ? null : addMonths(event.date, 1),
          }),
        });
        const stored = await files.put(bytes);
        await db.transaction().execute((tx) =>
          replaceDocument(tx, {
            requestId,
            kind,
            state: 'current',
            fileName: downloadName(kind, requestId, event.date),
            stored,
            terms: { version },
            createdBy: event.actorId,
            uploadKey: `${kind}:${requestId}:${version}`,
          }),
        );
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
      const parsed = INPUTS.uploadContract.safeParse(stored.raw);
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
  const { noBankFinancingNote } = row.details as { noBankFinancingNote?: boolean };
  return {
    date: vilniusDate(row.at),
    actorId: row.actor_id,
    comment: row.comment ?? '',
    noBankFinancingNote: noBankFinancingNote === true,
  };
}

/** The applicant as the register knows it, else as it logged in; who sent the request under an authorisation represents it. */
async function partyOf({ db }: ActivityDeps, view: RequestView): Promise<LoanTerms['borrower']> {
  const { rows } = await sql<{
    name: string;
    signer: string;
    representative: string | null;
  }>`select p.name, u.first_name || ' ' || u.last_name as signer, (
      select sender.first_name || ' ' || sender.last_name from submission s
        join app_user sender on sender.id = s.submitted_by
      where s.request_id = r.id and s.no = r.submission_count and s.representative_id is not null
    ) as representative
    from loan_request r join party p on p.id = r.party_id join app_user u on u.id = r.created_by
    where r.id = ${view.id}`.execute(db);
  const { name, signer, representative } = rows[0]!;
  const kind = view.loginType === 'Company' ? 'company' : 'person';
  const entity = (await loadSnapshots(db, kind, view.partyCode)).get('legal-entities')
    ?.data as LegalEntity | null;
  const { address, manager } = entity ?? {};
  return {
    name: entity?.name ?? name,
    code: view.partyCode,
    address: address ? [address.street, address.house, address.settlement].filter(Boolean).join(', ') : null,
    representedBy: representative
      ? byAuthorisation(representative)
      : manager
        ? `${manager.firstName} ${manager.lastName}`
        : signer,
  };
}

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
    borrower: await partyOf(deps, view),
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
    rateBp: terms.rateBp,
    payoutDate: terms.date,
    paymentDay: terms.paymentDay,
    termMonths,
    delayMonths,
  });
}
