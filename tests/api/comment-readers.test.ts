import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { diskFileStore } from '../../db/files/store.ts';
import { insertDocument } from '../../db/queries/documents.ts';
import { ASSESSED_STATUSES, Status, STATUS_IDS, type StatusId } from '../../domain/application/status.ts';
import { commentReaderOf } from '../../domain/application/comment-readers.ts';
import type { DocumentKind } from '../../domain/documents/kinds.ts';
import type { ActionName } from '../../domain/application/transitions.ts';
import { addMonths, vilniusDate } from '../../domain/values/days.ts';
import type { Client } from '../harness/api.ts';
import { move } from '../harness/without-engine.ts';
import type { RequestDetail } from '../../web/applicant/request/queries.ts';
import { requestPage } from './readers/page.tsx';
import { force, openReaders, type Readers } from './readers/world.ts';

let world: Readers;
let egle: Client, kristina: Client, andrius: Client, daiva: Client;

beforeAll(async () => {
  world = await openReaders();
  egle = await world.api.staff('egle', ['assessor']);
  kristina = await world.api.staff('kristina', ['manager']);
  andrius = await world.api.staff('andrius', ['approver']);
  daiva = await world.api.staff('daiva', ['signatory']);
}, 120_000);
afterAll(async () => await world?.close(), 60_000);

interface Said {
  NewComment: string;
  CommentedBy: string;
  action: string | null;
  visibleToApplicant: boolean;
}
const detail = async (id: number): Promise<{ CommentsHistory: Said[]; turning: unknown }> =>
  (await world.director.get(`/api/Request/Get?requestId=${id}`)).body as never;
const saidTo = async (id: number) => (await detail(id)).CommentsHistory;
interface Case {
  CommentsHistory: Said[];
  requestLog: Record<string, unknown>[];
  may: { comment: boolean };
}
const caseOf = async (id: number): Promise<Case> =>
  (await egle.get(`/api/Request/GetForManager?requestId=${id}`)).body as Case;

/** A request ready for anything: sized, with a sum, screened. */
async function ready(): Promise<number> {
  const id = await world.submitted();
  await sql`update loan_request set company_size_type_id_invega = 1, invega_loan_sum_cents = 5000000,
    aml_check_result_id = 1, interest_rate_bp = 210, payment_term = '2030-01-01', delay_months = 3 where id = ${id}`.execute(
    world.ground.db,
  );
  return id;
}

/** The document some actions bring along. */
async function staged(requestId: number, action: ActionName): Promise<string[]> {
  const kind = { uploadConditionsChange: 'ChangeConditions', terminate: 'Termination' }[
    action as 'terminate'
  ] as DocumentKind | undefined;
  if (!kind) return [];
  const stored = await diskFileStore(world.ground.storageDir).put(Buffer.from('%PDF-1.7\n%%EOF\n'));
  const made = {
    requestId,
    kind,
    state: 'staged' as const,
    fileName: `${kind}.pdf`,
    stored,
    createdBy: null,
  };
  return [(await insertDocument(world.ground.db, { ...made, uploadKey: randomUUID() })).id];
}

/** Carried out by the transition itself, from the status it needs. */
async function act(
  id: number,
  action: ActionName,
  given: { from?: StatusId; input: Record<string, unknown> },
) {
  if (given.from) await force(world.ground.db, id, given.from);
  const role = { handOver: 'assessor', return: 'assessor', approve: 'approver', approveWithDocs: 'approver' }[
    action as 'return'
  ];
  const who = role === 'approver' ? andrius : role === 'assessor' ? egle : kristina;
  const roles = [role ?? 'manager'] as never;
  const fileIds = await staged(id, action);
  const input = { ...given.input, ...(fileIds.length > 0 ? { fileIds } : {}) };
  const outcome = await move(world.ground, id, { action, actorId: who.userId, roles, input });
  expect({ action, code: 'code' in outcome ? outcome.code : null }).toEqual({ action, code: null });
}

const S = Status;
const TERMS = { sumCents: 50_000_00, rate: 210, paymentTerm: addMonths(vilniusDate(Date.now()), 24) };
const WITH_COMMENT: readonly [ActionName, StatusId, Record<string, unknown>][] = [
  ['handOver', S.submitted, {}],
  ['changeToSubmitted', S.approved, {}],
  ['approve', S.submitted, {}],
  ['approveWithDocs', S.submitted, {}],
  ['return', S.submitted, {}],
  ['reject', S.submitted, {}],
  ['rejectConditionsChange', S.conditionsChange, {}],
  [
    'uploadConditionsChange',
    S.conditionsChange,
    { documentNumber: 'P-1', documentDate: '2026-11-20', termsConfirmed: true, ...TERMS },
  ],
  ['terminate', S.signed, {}],
];

describe('the comment of an action', () => {
  test.each(WITH_COMMENT)('%s reaches whom it is for, and nobody else', async (action, from, input) => {
    const id = await ready();
    const comment = `Žodžiai apie ${action}`;
    await act(id, action, { from, input: { ...input, comment } });
    const isTheirs = commentReaderOf(action) === 'applicant';
    const answer = await world.director.get(`/api/Request/Get?requestId=${id}`);
    expect(JSON.stringify(answer.body).includes(comment)).toBe(isTheirs);
    expect((await saidTo(id)).map(({ NewComment, CommentedBy }) => [NewComment, CommentedBy])).toEqual(
      isTheirs ? [[comment, 'Paskolų teikėjas']] : [],
    );
    const seen = await caseOf(id);
    expect(seen.CommentsHistory).toMatchObject([
      { NewComment: comment, action, visibleToApplicant: isTheirs },
    ]);
    expect(seen.requestLog[0]).toMatchObject({
      action,
      comment,
      commentReader: isTheirs ? 'applicant' : 'staff',
    });
  });

  test('stands with what it explains: a refused change and a termination are quoted to the applicant', async () => {
    const id = await ready();
    await act(id, 'rejectConditionsChange', {
      from: S.conditionsChange,
      input: { comment: 'Terminas per ilgas' },
    });
    expect((await detail(id)).turning).toMatchObject({
      action: 'rejectConditionsChange',
      comment: 'Terminas per ilgas',
    });
    await act(id, 'terminate', { from: S.signed, input: { comment: 'Paskola grąžinta' } });
    expect((await detail(id)).turning).toMatchObject({ action: 'terminate', comment: 'Paskola grąžinta' });
  });

  test('of a termination stands in 10 with the papers it came with', async () => {
    const id = await ready();
    await act(id, 'terminate', { from: S.signed, input: { comment: 'Paskola grąžinta' } });
    const after = (await world.director.get(`/api/Request/Get?requestId=${id}`)).body as RequestDetail;
    expect(after.RequestSystemInfo.Status).toBe(10);
    const { text } = await requestPage(after);
    expect(text).toMatch(
      /Sutartis nutraukta Paskola grąžinta .* Termination\.pdf Sutarties nutraukimo dokumentas/,
    );
  });

  test('from before readers were kept is read as its dialog said then', async () => {
    const id = await ready();
    const { db } = world.ground;
    for (const action of ['return', 'terminate', 'rejectConditionsChange', 'approveWithDocs', 'handOver'])
      await sql`insert into request_event (request_id, version, action, actor_id, actor_role, command_id, comment)
        values (${id}, 9, ${action}, ${egle.userId}::uuid, 'assessor', 'x', ${`Seniai: ${action}`})`.execute(
        db,
      );
    expect((await saidTo(id)).map(({ NewComment }) => NewComment)).toEqual([
      'Seniai: return',
      'Seniai: approveWithDocs',
    ]);
  });

  test('that refuses a change must be written', async () => {
    const id = await ready();
    await force(world.ground.db, id, S.conditionsChange);
    const path = `/api/Request/RejectChangeConditions?requestId=${id}`;
    const empty = await kristina.post(path);
    expect([empty.status, empty.body.errors.comment[0]]).toEqual([
      400,
      'privalote užpildyti komentaro lauką',
    ]);
    expect((await kristina.post(`${path}&comment=Ne`)).body.errors.comment).toEqual([
      'įveskite ilgesnį/tikslesnį komentarą',
    ]);
  });
});

describe('a comment of staff by itself', () => {
  const write = (who: Client, requestId: number) =>
    who.post('/api/Request/SaveUserComment', { json: { requestId, comment: 'Prašome patikslinti' } });

  test.each(STATUS_IDS.map((status) => [status]))('in status %s', async (status) => {
    const id = await world.submitted();
    await force(world.ground.db, id, status);
    const isOpen = ASSESSED_STATUSES.includes(status);
    expect([2, 3, 5, 11, 12].includes(status)).toBe(isOpen);
    expect((await write(egle, id)).status).toBe(isOpen ? 200 : 409);
    expect((await saidTo(id)).length).toBe(isOpen ? 1 : 0);
    expect((await caseOf(id)).may.comment).toBe(isOpen);
    // The party itself may always write.
    expect((await write(world.director, id)).status).toBe(200);
  });

  test('is not for the signatory, nor for an account without a role', async () => {
    const id = await world.submitted();
    expect((await write(daiva, id)).status).toBe(403);
    expect((await write(await world.api.staff('paulius', []), id)).status).toBe(403);
    expect(await saidTo(id)).toEqual([]);
  });
});
