// What the world does between the steps of people, so that conditions can be met: answers of criteria and lists, signatures, time.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Condition } from '../../../domain/application/conditions.ts';
import { addMonths, vilniusDate } from '../../../domain/values/days.ts';
import { insertAttachment } from '../../../db/queries/attachments.ts';
import { loadMatches } from '../../../db/queries/screening/matches.ts';
import { beginRun } from '../../../db/queries/screening/runs.ts';
import { storeScreening } from '../../../db/queries/screening/store.ts';
import { insertDocument } from '../../../db/queries/documents.ts';
import { ruleSetFor } from '../../../domain/eligibility/rule-sets.ts';
import { COMMENT, STORED, type Draw } from './inputs.ts';

const RULES = ruleSetFor('tiesiogines', vilniusDate(new Date())).version;

/** Makes a condition likely to hold; answers what is to be given with the action because of it. */
type Prepare = (draw: Draw, applicantId: string) => Promise<Record<string, unknown> | void>;

const evaluated =
  (kind: 'applicant' | 'double'): Prepare =>
  async ({ ground, model }) => {
    await sql`insert into evaluation (request_id, kind, state, decision, form_version, command_id, rule_set_version)
      values (${model.requestId}, ${kind}, 'finished', 'Accepted', ${model.formVersion}, ${randomUUID()},
        ${RULES})`.execute(ground.db);
  };

/** A completed signing over the document that waits for one. */
const signed: Prepare = async ({ ground: { db }, model: { requestId } }, applicantId) => {
  const { rows } = await sql<{
    id: string;
    kind: 'Contract' | 'ChangeConditions';
  }>`select id, kind from document
    where request_id = ${requestId} and state = 'current' and kind in ('Contract', 'ChangeConditions')
    order by created_at desc limit 1`.execute(db);
  const base = rows[0];
  if (!base) return {};
  const { id: signedId } = await insertDocument(db, {
    requestId,
    kind: base.kind,
    state: 'staged',
    fileName: 'signed.pdf',
    stored: STORED,
    signedVersionOf: base.id,
    createdBy: null,
    uploadKey: randomUUID(),
  });
  await sql`update document set terms = (select terms from document where id = ${base.id}::uuid)
    where id = ${signedId}::uuid`.execute(db);
  const made = await sql<{
    id: string;
  }>`insert into signing (request_id, document_id, signer, user_id, state, signed_document_id)
    values (${requestId}, ${base.id}::uuid, 'applicant', ${applicantId}::uuid, 'completed', ${signedId}::uuid)
    returning id`.execute(db);
  return { signingId: made.rows[0]!.id };
};

const timePasses: Prepare = async ({ ground: { db }, model: { requestId } }) => {
  await sql`update clock set due_at = clock_timestamp() - interval '1 hour'
    where request_id = ${requestId} and stopped_at is null`.execute(db);
};

const fileComes: Prepare = async ({ ground: { db }, model: { requestId } }, applicantId) => {
  const file = { fileType: 11, fileName: 'x.pdf', contentType: 'application/pdf', stored: STORED };
  const by = { uploadedBy: applicantId, representativeId: null, uploadKey: randomUUID() };
  await insertAttachment(db, { requestId, ...file, ...by, additional: true, scanState: 'clean' }, [11]);
};

const lists =
  (amlResult: number): Prepare =>
  async ({ ground: { db }, model: { requestId } }) => {
    await sql`update screening_run set finished_at = clock_timestamp(), outcome = 'abandoned'
      where request_id = ${requestId} and finished_at is null`.execute(db);
    await sql`update loan_request set aml_check_result_id = ${amlResult} where id = ${requestId}`.execute(db);
  };

/** The lists answer with one match, which is then answered for. */
const listsFind: Prepare = async ({ ground: { db }, model: { requestId }, chance }) => {
  await beginRun(db, { requestId, reason: 'renewal', startedBy: null });
  const run = await db
    .selectFrom('screening_run')
    .select('id')
    .where('request_id', '=', requestId)
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow();
  const kind = chance.pick(['pep', 'sanctions'] as const);
  const named = { kind: 'person', key: 'x', code: null, name: 'x', query: 'x' } as const;
  const of = { caption: 'x', datasets: [], topics: [], birthDates: [], countries: [] };
  const match = { ...of, kind, entityId: randomUUID(), score: 0.9 };
  const subjects = [{ ...named, roles: ['companyHead'] as const, score: 0.9, matches: [match] }];
  await storeScreening(db, { runId: run.id, requestId, subjects, gaps: 0, declaresPep: false });
  const found = await loadMatches(db, requestId);
  return {
    matches: found.map(({ id, review }) => ({
      matchId: id,
      seenReviewId: review?.id ?? null,
      answer: chance.pick(['same', 'other']),
      note: COMMENT,
    })),
  };
};

/** Terms as they were approved, for a contract of today; nothing where none were. */
const approvedTerms: Prepare = async ({ ground: { db }, model: { requestId } }) => {
  const row = await db
    .selectFrom('loan_request')
    .select('approved_sum_cents')
    .where('id', '=', requestId)
    .executeTakeFirst();
  if (!row?.approved_sum_cents) return {};
  const paymentTerm = addMonths(vilniusDate(Date.now()), 1);
  return { sumCents: row.approved_sum_cents, paymentTerm, delayMonths: 0, rate: 900 };
};

/** What a manager has proposed, to be confirmed or sent as it is; else what is in force. */
const proposedTerms: Prepare = async ({ ground: { db }, model: { requestId } }) => {
  const { rows } = await sql<{ sumCents: number; rate: number | null; paymentTerm: string | null }>`
    select sum_cents as "sumCents", rate_bp as rate, payment_term as "paymentTerm" from terms_proposal
    where request_id = ${requestId} and closed_at is null`.execute(db);
  const [open] = rows;
  return open ? (open.rate === null ? { sumCents: open.sumCents } : { ...open }) : {};
};

const agreedTerms: Prepare = async (draw, applicantId) => {
  const proposed = await proposedTerms(draw, applicantId);
  if (proposed && Object.keys(proposed).length > 0) return proposed;
  const { rows } = await sql<Record<string, unknown>>`
    select invega_loan_sum_cents as "sumCents", interest_rate_bp as rate, payment_term as "paymentTerm"
    from loan_request where id = ${draw.model.requestId} and payment_term is not null`.execute(
    draw.ground.db,
  );
  return rows[0] ?? {};
};

/** Conditions that no action of a person meets by itself. */
export const PREPARE: Partial<Record<Condition, Prepare>> = {
  evaluationAccepted: evaluated('applicant'),
  doubleCheckAccepted: evaluated('double'),
  signatureVerified: signed,
  deadlinePassed: timePasses,
  atLeastOneAdditionalFile: fileComes,
  screeningIdle: lists(1),
  amlNotFailed: lists(1),
  amlReviewable: listsFind,
  matchesReviewed: async () => ({ acknowledgement: COMMENT }),
  amlFailed: lists(2),
  withinApprovedTerms: approvedTerms,
  proposalMatches: proposedTerms,
  changeConfirmed: agreedTerms,
};
