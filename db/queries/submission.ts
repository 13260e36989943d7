import { sql } from 'kysely';
import { staffSumStands } from '../../domain/application/ledger.ts';
import { Status } from '../../domain/application/status.ts';
import { formAnswers } from '../../domain/forms/answers.ts';
import type { FormData } from '../../domain/forms/form.ts';
import { withReadOnly } from '../../domain/forms/normalise.ts';
import { getAt } from '../../domain/forms/path.ts';
import { readOnlyValues } from '../../domain/forms/read-only-values.ts';
import type { Json } from '../schema.gen.ts';
import { formContextOf, type Borrower } from './borrower.ts';
import { loadGroupStatements } from './group-statements.ts';
import { loadSnapshots } from './registers.ts';
import { findRequest } from './request-row.ts';
import type { RowChanges } from './row-changes.ts';
import type { RequestView } from './request-view.ts';
import { actingUnder } from './case/command-log.ts';
import type { Tx } from './command-input.ts';

export interface Submitting {
  view: RequestView;
  borrower: Borrower;
  limitCents: number;
  actorId: string;
  commandId: string;
  now: string;
}

/**
 * Writes the immutable copy of what was submitted: answers with what the registers say now, their printout, limit, rule
 * set and the evaluation they passed. Its `seq` is drawn under the lock of the budget, so the order of numbers is the
 * order of reservation. Answers what changes in the row of the request.
 */
export async function storeSubmission(db: Tx, submitting: Submitting): Promise<RowChanges> {
  const { view, borrower, now } = submitting;
  const no = view.submissionCount + 1;
  const context = formContextOf(view, borrower);
  const form = withReadOnly(view.form, await readOnlyOf(db, view), context, 'submission');
  const evaluation = await acceptedEvaluation(db, view);
  await db
    .insertInto('submission')
    .values({
      request_id: view.id,
      no,
      form: json(form),
      form_version: view.formVersion,
      printout: json(formAnswers(form, context)),
      evaluation_id: evaluation.id,
      rule_set_version: evaluation.ruleSetVersion,
      limit_cents: submitting.limitCents,
      submitted_at: now,
      submitted_by: submitting.actorId,
      representative_id: actingUnder(submitting.commandId),
    })
    .execute();
  await sql`update attachment set submission_count = ${no}
    where request_id = ${view.id} and deleted_at is null and submission_count = 0`.execute(db);
  return {
    ...typedColumns(form, borrower),
    ...submittedColumns(view, borrower, now),
    rule_set_version: evaluation.ruleSetVersion,
  };
}

/** What the form shows and nobody types, as the submitted request has it. */
async function readOnlyOf(db: Tx, view: RequestView): Promise<FormData> {
  const row = await findRequest(db, view.id);
  const kind = view.loginType === 'Company' ? 'company' : 'person';
  const snapshots = await loadSnapshots(db, kind, view.partyCode);
  if (!row) throw new Error('requestGone');
  const group = await loadGroupStatements(db, {
    named: getAt(view.form, 'CompanyData.ParentCompanyCodesFromRequest'),
    participants: snapshots.shareholders?.data?.participants ?? [],
  });
  return readOnlyValues({ ...row, status: Status.submitted }, snapshots, group);
}

const json = (value: unknown) => sql<Json>`${JSON.stringify(value)}::jsonb`;

function typedColumns(form: FormData, borrower: Borrower): RowChanges {
  const sector = getAt(form, 'LoanInfo.SectorType');
  return {
    loan_sum_cents: borrower.loanSumCents,
    loan_term: borrower.loanTerm,
    loan_purpose_id: borrower.purposeId,
    company_size_type_id: borrower.declaredSize,
    ...(typeof sector === 'number' ? { sector_type: sector } : {}),
  };
}

function submittedColumns(view: RequestView, borrower: Borrower, now: string): RowChanges {
  const asked = { nowCents: borrower.loanSumCents, beforeCents: view.loanSumCents };
  return {
    submitted_at: now,
    submission_count: view.submissionCount + 1,
    all_evaluation_completed: true,
    handed_over_at: null,
    ...(view.submissionCount === 0 ? { first_submitted_at: now } : {}),
    ...(staffSumStands(view.invegaLoanSumCents, asked) ? {} : { invega_loan_sum_cents: null }),
  };
}

async function acceptedEvaluation(
  db: Tx,
  view: RequestView,
): Promise<{ id: string; ruleSetVersion: string }> {
  const row = await db
    .selectFrom('evaluation')
    .select(['id', 'rule_set_version'])
    .where('request_id', '=', view.id)
    .where('kind', '=', 'applicant')
    .where('state', '=', 'finished')
    .where('form_version', '=', view.formVersion)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { id: row.id, ruleSetVersion: row.rule_set_version ?? '' };
}
