import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { Client } from '../harness/api.ts';
import { move } from '../harness/without-engine.ts';
import { force, openReaders, type Readers } from './readers/world.ts';

const SAVE = '/api/request/SaveAdditionalComments';

let world: Readers;
let andrius: Client, second: Client, daiva: Client, egle: Client;
let id = 0;

beforeAll(async () => {
  world = await openReaders();
  andrius = await world.api.staff('andrius', ['approver']);
  second = await world.api.staff('ona', ['approver']);
  daiva = await world.api.staff('daiva', ['signatory']);
  egle = await world.api.staff('egle', ['assessor']);
  id = await world.submitted();
}, 120_000);
afterAll(async () => await world?.close(), 60_000);

interface Notes {
  approversComment: string | null;
  approversVersion: number;
  history: { kind: string; text: string | null; author: string | null }[];
}
const notes = async (): Promise<Notes> =>
  (await egle.get(`/api/request/GetAdditionalComments/${id}`)).body as Notes;
const save = (who: Client, given: Record<string, unknown>) =>
  who.post(SAVE, { json: { requestId: id, ...given } });

describe('what staff write and ask of a case', () => {
  test('is taken under the names of the specification, and stands in the log', async () => {
    const risk = {
      requestId: id,
      riskAssessmentResultId: 3,
      riskAssessmentNote: 'Rizika įprasta',
      riskAssessmentDate: '2026-11-20',
    };
    expect((await egle.post('/api/Request/SaveRiskAssessment', { json: risk })).status).toBe(200);
    expect((await egle.get(`/api/Request/GetForManager?requestId=${id}`)).body).toMatchObject({
      RiskAssessmentResultId: 3,
      RiskAssessmentNote: 'Rizika įprasta',
    });
    expect([200, 202, 409]).toContain((await egle.post(`/api/Request/RenewAmlChecks/${id}`)).status);
    const log = (await egle.get(`/api/Request/GetRequestLog/${id}`)).body as Record<string, unknown>[];
    expect(log.map(({ action }) => action)).toContain('assessRisk');
    expect(Object.keys(log[0]!)).toEqual(expect.arrayContaining(['ActionLogType', 'ChangedBy', 'Created']));
    expect(await notes()).toMatchObject({ history: [] });
  });
});

describe('notes of approver and signatory', () => {
  test('are written by their own role only', async () => {
    expect((await save(egle, { approversComment: 'Vertintojos' })).status).toBe(403);
    expect(await save(daiva, { approversComment: 'Ne mano' })).toMatchObject({
      status: 403,
      body: { code: 'wrongRole' },
    });
    expect((await save(andrius, { signatorysComment: 'Ne mano' })).status).toBe(403);
    expect(await notes()).toMatchObject({ approversComment: null, signatorysComment: null, history: [] });
    expect((await save(andrius, { approversComment: 'Pirma', approversVersion: 0 })).status).toBe(200);
    // Both names always travel; what is not changed is nobody's writing.
    const both = { approversComment: 'Pirma', signatorysComment: 'Pasirašysiu', signatorysVersion: 0 };
    expect((await save(daiva, both)).status).toBe(200);
    expect(await notes()).toMatchObject({
      approversComment: 'Pirma',
      signatorysComment: 'Pasirašysiu',
      approversVersion: 1,
      signatorysVersion: 1,
    });
  });

  test('over a version that is no longer the newest are refused, naming who was faster', async () => {
    expect((await save(second, { approversComment: 'Antra', approversVersion: 1 })).status).toBe(200);
    const late = await save(andrius, { approversComment: 'Trečia', approversVersion: 1 });
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'noteChanged',
        latest: { actorName: 'Ona Bružienė', actorRole: 'approver', action: 'note' },
      },
    });
    expect((await notes()).approversComment).toBe('Antra');
    expect((await save(andrius, { approversComment: 'Trečia', approversVersion: 2 })).status).toBe(200);
  });

  test('two at once: one is stored, the other told', async () => {
    const { approversVersion } = await notes();
    const made = await Promise.all(
      [andrius, second].map((who, index) =>
        save(who, { approversComment: `Kartu ${index}`, approversVersion }),
      ),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('keep every version with its author, the emptied ones too', async () => {
    const { approversVersion } = await notes();
    expect((await save(andrius, { approversComment: '', approversVersion })).status).toBe(200);
    const { history } = await notes();
    expect(
      history.filter(({ kind }) => kind === 'approver').map(({ text, author }) => `${author}: ${text}`),
    ).toEqual([
      'Andrius Norkus: null',
      expect.stringMatching(/: Kartu [01]$/),
      'Andrius Norkus: Trečia',
      'Ona Bružienė: Antra',
      'Andrius Norkus: Pirma',
    ]);
    const { body } = await egle.get(`/api/Request/GetForManager?requestId=${id}`);
    expect(body.notes.history).toEqual(history);
    expect(body.may).toMatchObject({ approversNote: false, signatorysNote: false, comment: true });
  });

  test('written by a version that knows nothing of versions leave a trace as well', async () => {
    await sql`update loan_request set approvers_comment = 'Senoji' where id = ${id}`.execute(world.ground.db);
    expect((await notes()).history[0]).toMatchObject({ kind: 'approver', text: 'Senoji', author: null });
  });

  test('an approval without a comment leaves the note, one with a comment becomes its next version', async () => {
    const { db } = world.ground;
    await sql`update loan_request set company_size_type_id_invega = 1, invega_loan_sum_cents = 5000000,
      aml_check_result_id = 1 where id = ${id}`.execute(db);
    const approve = (comment: string) =>
      move(world.ground, id, {
        action: 'approve',
        actorId: andrius.userId,
        roles: ['approver'],
        input: { comment },
      });
    expect(await approve('')).toMatchObject({ kind: 'done' });
    expect((await notes()).approversComment).toBe('Senoji');
    await force(db, id, 2);
    expect(await approve('Tvirtinu')).toMatchObject({ kind: 'done' });
    expect((await notes()).history[0]).toMatchObject({ text: 'Tvirtinu', author: 'Andrius Norkus' });
  });

  test.each([1, 4, 6, 7, 8, 9, 10, 13, 14, 15, 16] as const)('are closed in status %s', async (status) => {
    await force(world.ground.db, id, status);
    expect(await save(andrius, { approversComment: 'Po laiko' })).toMatchObject({
      status: 409,
      body: { code: 'wrongStatus' },
    });
  });
});
