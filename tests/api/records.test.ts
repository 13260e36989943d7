import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createHash, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBreaks } from '../../db/queries/log-chain.ts';
import { addDays, addMonths, vilniusDate } from '../../domain/values/days.ts';
import { WORKFLOW_TYPE, workflowIdOf } from '../../workflows/definitions.ts';
import type { retentionRound } from '../../workflows/retention.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { acceptedDraft, askRegisters, expectOk } from '../harness/over-http.ts';
import { makePaidLoan } from '../harness/paid-loan.ts';
import { temporalClient, type TestClient } from '../harness/temporal.ts';
import { until } from '../harness/waiting.ts';
import { addCase } from './rights/cases.ts';
import type { StatusId } from '../../domain/application/status.ts';

const RECORDS = '/api/BackOffice/Records';
const HOLDS = '/api/BackOffice/Holds';
const today = vilniusDate(Date.now());
const reason = 'Saugojimo terminai baigėsi';

let api: Api, temporal: TestClient;
let saulius: Client, second: Client, kristina: Client, egle: Client, director: Client;
/** A signed loan with everything a case may have, whose last instalment was eleven years ago. */
let loan: number;
/** Rejected: nine years ago, twelve and held, twelve and held later, six under rent compensation. */
let young: number, held: number, heldLater: number, rent: number;
let draft: number;

const rows = async <T>(text: string): Promise<T[]> => (await sql.raw<T>(text).execute(api.database.db)).rows;
const age = (id: number, months: number) =>
  rows(`update loan_request set status_changed_at = now() - interval '${months} months',
    created_at = now() - interval '${months} months' where id = ${id}`);
const seen = async (by = saulius) => (await by.get(RECORDS)).body as Seen;
const itemsOf = async (id: number) =>
  (await saulius.get(`${RECORDS}/${id}/Items`)).body.items as { requestId: number; state: string }[];
const hold = (requestId: number, by = kristina) =>
  by.post(HOLDS, { json: { requestId, reason: 'Teismo nutartis' } });
const isKnown = (id: number): Promise<boolean> =>
  temporal.client.workflow
    .getHandle(workflowIdOf(id))
    .describe()
    .then(
      () => true,
      () => false,
    );
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

interface Seen {
  lists: {
    id: number;
    state: string;
    mine: string;
    total: number;
    removed: number;
    kept: number;
    hash: string;
  }[];
  holds: { id: string; requestId: number; placedBy: string; endedAt: string | null }[];
}

beforeAll(async () => {
  [api, temporal] = await Promise.all([startApi({ asApplication: true }), temporalClient()]);
  const { db } = api.database;
  saulius = await api.staff('saulius', ['administrator']);
  second = await api.staff('ona', ['administrator']);
  kristina = await api.staff('kristina', ['manager']);
  egle = await api.staff('egle', ['assessor']);
  director = await api.applicant();
  await askRegisters(director);
  loan = await acceptedDraft(api, director);
  expectOk(await director.post(`/api/Request/SendForApprove?requestId=${loan}`));
  expectOk(await kristina.get(`/api/Request/GetForManager?requestId=${loan}`));
  await makePaidLoan(db, loan, egle.userId);
  await rows(`update loan_request set payment_term = '${addMonths(today, -132)}' where id = ${loan}`);
  await age(loan, 150);
  const owner = { partyId: director.partyId, userId: director.userId, assessorId: null };
  const rejected = async (months: number, status: StatusId = 4) => {
    const id = await addCase(db, owner, status);
    await age(id, months);
    return id;
  };
  [young, held, heldLater, rent] = [
    await rejected(119),
    await rejected(144),
    await rejected(144),
    await rejected(61),
  ];
  await rows(`update loan_request set scheme_code = 'nuoma' where id = ${rent}`);
  draft = await rejected(13, 1);
}, 240_000);
afterAll(async () => {
  await temporal?.close();
  await api?.close();
}, 60_000);

describe('a case that must be kept', () => {
  test('is held with a reason, by who and from when, and its history says so', async () => {
    expect(await kristina.post(HOLDS, { json: { requestId: held, reason: ' ' } })).toMatchObject({
      status: 400,
      body: { errors: { reason: [expect.stringContaining('pagrindą')] } },
    });
    expect((await hold(held)).status).toBe(200);
    expect(await hold(held, saulius)).toMatchObject({ status: 409, body: { code: 'caseHeld' } });
    expect((await hold(1)).status).toBe(404);
    expect((await seen(kristina)).holds).toMatchObject([
      { requestId: held, placedBy: 'Kristina Janulienė', endedAt: null },
    ]);
    const log = (await kristina.get(`/api/Request/GetForManager?requestId=${held}`)).body;
    expect(log.requestLog[0]).toMatchObject({
      ChangedBy: 'Kristina Janulienė',
      comment: 'Teismo nutartis',
      details: { title: expect.stringContaining('sulaikyta') },
    });
    expect(log.legalHold).toMatchObject({ Reason: 'Teismo nutartis', By: 'Kristina Janulienė' });
  });

  test('is held and let go by managers and administrators only', async () => {
    for (const [who, status] of [
      [egle, 403],
      [director, 403],
      [api.anybody, 401],
    ] as const) {
      expect((await hold(young, who)).status).toBe(status);
      expect((await who.get(RECORDS)).status).toBe(status);
    }
  });
});

const round = () =>
  temporal.client.workflow.execute<typeof retentionRound>(WORKFLOW_TYPE.retentionRound, {
    workflowId: `retention-round-${draft}-${randomUUID()}`,
    taskQueue: api.worker!.taskQueue,
    args: [],
  });

describe('a draft nobody touches', () => {
  test('goes only after its owner was told, once; the year has its list', async () => {
    // A stranger's company: asked about forty days ago, and one asked about yesterday.
    await rows(`with s as (insert into register_subject (kind, code) values ('company', '111111111'), ('company', '222222222')
        returning id, code), r as (insert into register_run (subject_id, state, reason, started_at)
        select id, 'finished', 'selfCheck', now() - case code when '111111111' then interval '40 days' else interval '1 day' end
        from s returning id, subject_id)
      insert into register_snapshot (subject_id, register, run_id, source, data, fetched_at)
        select r.subject_id, 'legal-entities', r.id, 'jar', '{"name": "Svetima"}', now() - interval '40 days' from r`);
    const first = await round();
    expect(first).toMatchObject({ told: 1, forgotten: 1, listId: expect.any(Number) });
    expect(await round()).toEqual({ told: 0, forgotten: 0, published: 0, listId: null });
    const notices = await rows<{
      due: string;
      sent: string;
    }>(`select params->>'dueDate' as due, request_id::text as sent
      from notification where kind = 'draftEnding'`);
    expect(notices).toEqual([{ due: addDays(today, 30), sent: String(draft) }]);
    expect(await rows(`select code from register_subject where code in ('111111111', '222222222')`)).toEqual([
      { code: '222222222' },
    ]);
    expect((await itemsOf(first.listId!)).map(({ requestId }) => requestId)).toEqual([loan, heldLater, rent]);
  });
});

describe('aid of 500,000 EUR or more', () => {
  const AID = '/api/Aid';
  const STAFF = '/api/BackOffice/Aid';
  const shown = async () => (await api.anybody.get(AID)).body.Rows as Record<string, unknown>[];
  /** Signed so many months and days ago. */
  const signed = async (euros: number, [months, days]: [number, number]): Promise<number> => {
    const owner = { partyId: director.partyId, userId: director.userId, assessorId: null };
    const id = await addCase(api.database.db, owner, 9);
    await rows(`update loan_request set invega_loan_sum_cents = ${euros}00, company_size_type_id_invega = 2,
      contract_signing_time = now() - interval '${months} months ${days} days' where id = ${id}`);
    return id;
  };

  test('is public within six months: by a manager, or by itself as the term comes', async () => {
    const [young, small, soon] = [
      await signed(500_000, [1, 0]),
      await signed(499_999, [5, 20]),
      await signed(800_000, [5, 20]),
    ];
    const due = async () => (await saulius.get(STAFF)).body as { requestId: number; publishBy: string }[];
    const signedOn = vilniusDate(Date.parse(`${addMonths(today, -1)}T12:00:00Z`));
    expect(await due()).toMatchObject([
      { requestId: soon, sum: '800000.00', publishedAt: null },
      { requestId: young, grantedOn: signedOn, publishBy: addMonths(signedOn, 6), publishedAt: null },
    ]);
    expect(JSON.stringify(await due())).not.toContain('Šiaurės');
    expect(await shown()).toEqual([]);

    for (const [who, status] of [
      [egle, 403],
      [saulius, 403],
      [director, 403],
      [api.anybody, 401],
    ] as const)
      expect((await who.post(`${STAFF}/${young}/Publish`)).status).toBe(status);
    expect((await kristina.post(`${STAFF}/${small}/Publish`)).status).toBe(404);
    expect((await kristina.post(`${STAFF}/${young}/Publish`)).status).toBe(200);
    expect((await kristina.post(`${STAFF}/${young}/Publish`)).status).toBe(200);
    expect(await shown()).toEqual([
      {
        Beneficiary: 'UAB „Šiaurės linija“',
        BeneficiaryCode: expect.stringMatching(/^\d{9}$/),
        Sum: '500000.00',
        GrantedOn: signedOn,
        SchemeCode: 'tiesiogines',
        Category: expect.any(String),
        Ground: expect.stringContaining('107 straipsnio'),
        CompanySizeTypeId: 2,
      },
    ]);
    expect(await round()).toMatchObject({ published: 1 });
    expect((await shown()).map(({ Sum }) => Sum)).toEqual(['500000.00', '800000.00']);
    expect(await due()).toMatchObject([
      { requestId: young, publishedBy: 'Kristina Janulienė' },
      { requestId: soon, publishedBy: null, publishedAt: expect.any(String) },
    ]);
  });

  test('names a person without their code', async () => {
    await rows(`update loan_request set login_type = 'Individual', applicant_code = '39001010077'
      where id in (select request_id from aid_publication)`);
    const text = JSON.stringify(await shown());
    expect(text).toContain('Šiaurės');
    expect(text).not.toContain('39001010077');
  });
});

describe('removal of what is no longer to be kept', () => {
  const listed = async () => (await seen()).lists[0]!;
  const decide = (word: string, by: Client, json?: object) =>
    listed().then(({ id }) => by.post(`${RECORDS}/${id}/${word}`, json ? { json } : {}));

  test('takes two people, neither of whom can do it alone', async () => {
    expect((await saulius.post(`${RECORDS}/Make`)).body.code).toBe('listOpen');
    expect((await decide('Confirm', second)).body.code).toBe('listDecided');
    expect((await decide('Propose', kristina, { reason })).status).toBe(403);
    expect((await decide('Propose', saulius, { reason: '' })).status).toBe(400);
    expect((await decide('Propose', saulius, { reason })).status).toBe(200);
    expect((await decide('Confirm', saulius)).body.code).toBe('changeOwn');
    expect((await decide('Confirm', egle)).status).toBe(403);
    expect(await listed()).toMatchObject({ state: 'proposed', mine: 'proposed', total: 3 });
    expect((await seen(kristina)).lists[0]).toMatchObject({ mine: 'toConfirm' });
    // The database itself knows no other way either.
    await expect(rows(`select remove_case(${(await listed()).id}, ${loan})`)).rejects.toThrow('two people');
    await expect(
      rows(`update retention_list set state = 'confirmed', confirmed_by = proposed_by`),
    ).rejects.toThrow('check constraint');
    expect((await decide('Decline', kristina)).status).toBe(200);
    expect(await listed()).toMatchObject({ state: 'open', mine: 'toPropose' });
  });

  test('takes rows, files and the engine’s history together, and leaves alone what came to be held', async () => {
    const before = await everythingOf(young);
    const bytes = filesIn(api.worker!.storageDir);
    expect(bytes.length).toBeGreaterThan(5);
    expect(await isKnown(loan)).toBe(true);
    expect((await tablesNaming(loan)).length).toBeGreaterThan(15);
    await rows(`update submission set form = form || '{"zyme": "ŽYMĖ-7731"}' where request_id = ${loan};
      update loan_request_form set form = form || '{"zyme": "ŽYMĖ-7731"}' where request_id = ${loan}`);
    expect(await tablesSaying('ŽYMĖ-7731')).toEqual(['loan_request_form', 'submission']);

    expect((await decide('Propose', saulius, { reason })).status).toBe(200);
    expect((await hold(heldLater)).status).toBe(200);
    expect((await decide('Confirm', kristina)).status).toBe(200);
    const list = await until(async () => ((await listed()).state === 'finished' ? listed() : null), {
      timeoutMs: 40_000,
      what: 'the removal',
    });
    expect(list).toMatchObject({
      total: 3,
      removed: 2,
      kept: 1,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await itemsOf(list.id)).toMatchObject([
      { requestId: loan, state: 'removed', files: bytes.length, runs: 1 },
      { requestId: heldLater, state: 'held' },
      { requestId: rent, state: 'removed' },
    ]);
    expect(await tablesNaming(loan)).toEqual(KEEP_THE_NUMBER);
    expect(await tablesSaying('ŽYMĖ-7731')).toEqual([]);
    expect(filesIn(api.worker!.storageDir)).toEqual([]);
    // The engine deletes in its own time, once it has written the end of the run: 10 to 20 s on a busy machine.
    await until(async () => !(await isKnown(loan)), { what: 'the engine to forget', timeoutMs: 60_000 });
    expect((await kristina.get(`/api/Request/GetForManager?requestId=${loan}`)).status).toBe(404);
    expect(await everythingOf(young)).toEqual(before);
    expect((await tablesNaming(heldLater)).length).toBeGreaterThan(3);
  }, 120_000);

  test('leaves a sealed report that anybody can reckon again, and logs that verify', async () => {
    expect(await findBreaks(api.database.db)).toEqual([]);
    const { id, hash } = await listed();
    const text = (await second.get(`${RECORDS}/${id}/Report`)).bytes.toString();
    const said = text.slice(text.indexOf('----\n') + 5, -1);
    expect(said.split('\n')).toHaveLength(4);
    expect(createHash('sha256').update(said).digest('hex')).toBe(hash);
    expect(said).not.toContain('linija');
    // Whoever makes a removal look smaller than it was is found out, and so is a row that comes back.
    const undone = async (statement: string) => {
      await rows(statement);
      return (await findBreaks(api.database.db)).map(({ log, what }) => `${log} ${what}`);
    };
    expect(await undone(`update retention_item set state = 'changed' where request_id = ${rent}`)).toContain(
      'retention_report seal',
    );
    expect(await undone(`update retention_item set state = 'removed' where request_id = ${rent}`)).toEqual(
      [],
    );
    expect(await undone(`insert into audit_event (kind, request_id) values ('x', ${loan})`)).toContain(
      'audit_event foreign',
    );
  });

  test('an empty list is sealed at once: that somebody looked is a record, too', async () => {
    expect((await saulius.post(`${RECORDS}/Make`)).status).toBe(200);
    expect(await listed()).toMatchObject({ state: 'finished', total: 0, hash: expect.any(String) });
    const { id } = (await seen()).holds.find(({ requestId }) => requestId === heldLater)!;
    expect((await kristina.post(`${HOLDS}/${id}/End`, { json: { reason: 'Byla išnagrinėta' } })).status).toBe(
      200,
    );
    expect((await saulius.post(`${RECORDS}/Make`)).status).toBe(200);
    expect((await itemsOf((await listed()).id)).map(({ requestId }) => requestId)).toEqual([heldLater]);
  });
});

/** What goes on naming a removed case: the list, ends of its chains, sums of the budget. */
const KEEP_THE_NUMBER = ['ledger_entry', 'log_head', 'removed_chain', 'retention_item'];

const columns = () =>
  rows<{
    of: string;
    name: string;
  }>(`select c.table_name as of, c.column_name as name from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`);

/** Tables with a row that stands under the number, whatever the column is called that ties it to a request. */
async function tablesNaming(id: number): Promise<string[]> {
  const found = new Set<string>();
  for (const { of, name } of await columns()) {
    if (name !== 'request_id' && !(of === 'loan_request' && name === 'id')) continue;
    if ((await rows(`select 1 from ${of} where ${name} = ${id} limit 1`)).length > 0) found.add(of);
  }
  return [...found].sort();
}

/** Tables any row of which holds the words. */
async function tablesSaying(words: string): Promise<string[]> {
  const found = new Set<string>();
  for (const of of new Set((await columns()).map((column) => column.of)))
    if ((await rows(`select 1 from ${of} t where t::text like '%${words}%' limit 1`)).length > 0)
      found.add(of);
  return [...found].sort();
}

async function everythingOf(id: number): Promise<unknown[]> {
  const all: unknown[] = [];
  for (const of of await tablesNaming(id))
    all.push(
      of,
      await rows(`select * from ${of} where ${of === 'loan_request' ? 'id' : 'request_id'} = ${id}`),
    );
  return all;
}
