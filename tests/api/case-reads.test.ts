import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { migrate } from '../../db/migrate.ts';
import { ROUTES } from '../../api/routes/index.ts';
import type { Route } from '../../api/http/define-route.ts';
import type { Client } from '../harness/api.ts';
import { openReaders, type Readers } from './readers/world.ts';
import { callOf, nameOf } from './sample.ts';
import { SAMPLES } from './samples.ts';

let world: Readers;
let egle: Client, ona: Client;
let id = 0;

beforeAll(async () => {
  world = await openReaders();
  egle = await world.api.staff('egle', ['assessor']);
  ona = await world.api.staff('ona', ['assessor', 'manager', 'approver', 'signatory']);
  id = await world.submitted();
}, 120_000);
afterAll(async () => await world?.close(), 60_000);

const sampleOf = (route: Route, requestId: number) =>
  SAMPLES[nameOf(route)]!({
    requestId,
    foreignId: requestId,
    partyId: world?.director.partyId ?? 1,
    assessorId: world?.staffId ?? '',
  });
/** Shows something of one case to staff. */
const shows = (route: Route): boolean =>
  typeof route.access === 'object' &&
  (route.method === 'GET' || route.effect === 'read') &&
  sampleOf(route, 1).request !== undefined &&
  // Who looked is no data of the applicant; the signatory's link leads away from the case.
  ![
    '/api/BackOffice/GetCaseReaders',
    '/api/Request/GetSigningUrlManager/{id}',
    '/api/Request/GetSigningUrlDecision/{id}',
  ].includes(route.path);

const rowsOf = async (requestId: number) =>
  (
    await sql<{ reader: string; kind: string; session: string }>`
      select reader_id as reader, kind, session_kind as session from case_read where request_id = ${requestId} order by id`.execute(
      world.api.database.db,
    )
  ).rows;

async function ask(who: Client, route: Route, requestId: number) {
  const { path, json } = callOf(route, sampleOf(route, requestId), requestId);
  return route.method === 'GET' ? who.get(path) : who.post(path, { json });
}

describe('a look into a case', () => {
  test.each(ROUTES.filter(shows).map((route) => [nameOf(route), route] as const))(
    '%s is written down for staff, and not for the party itself',
    async (_name, route) => {
      const requestId = await world.submitted();
      await ask(world.director, route, requestId);
      expect(await rowsOf(requestId)).toEqual([]);
      await ask(ona, route, requestId);
      expect(await rowsOf(requestId)).toEqual([
        { reader: ona.userId, kind: expect.any(String), session: 'browser' },
      ]);
    },
    30_000,
  );

  test('that is repeated within ten minutes is one row; another part, person or later time is another', async () => {
    const open = (who: Client) => who.get(`/api/Request/GetForManager?requestId=${id}`);
    for (let poll = 0; poll < 5; poll += 1) expect((await open(egle)).status).toBe(200);
    expect(await rowsOf(id)).toHaveLength(1);
    await open(ona);
    await egle.get(`/api/Request/GetRequestPdf/${id}`);
    expect((await rowsOf(id)).map(({ kind }) => kind)).toEqual(['case', 'case', 'printout']);
    await sql`update case_read set at = at - interval '11 minutes' where request_id = ${id}`.execute(
      world.api.database.db,
    );
    await open(egle);
    expect(await rowsOf(id)).toHaveLength(4);
  });

  test('is shown on the case: who, what, when, how often', async () => {
    const { body } = await egle.get(`/api/BackOffice/GetCaseReaders?requestId=${id}`);
    expect(body).toMatchObject([
      { name: 'Eglė Vertelytė', roles: ['assessor'], kind: 'case', sessionKind: 'browser', times: 2 },
      { kind: 'printout', times: 1 },
      { kind: 'case', times: 1 },
    ]);
    expect(body[0].firstAt < body[0].lastAt).toBe(true);
  });

  test('that cannot be written down shows nothing', async () => {
    const { db } = world.api.database;
    await sql`alter table case_read rename to case_read_away`.execute(db);
    try {
      const answer = await egle.get(`/api/Request/GetForManager?requestId=${id}`);
      expect(answer).toMatchObject({ status: 503, body: { code: 'databaseUnavailable' } });
      expect(JSON.stringify(answer.body)).not.toContain('linija');
      expect((await world.director.get(`/api/Request/Get?requestId=${id}`)).status).toBe(200);
    } finally {
      await sql`alter table case_read_away rename to case_read`.execute(db);
    }
  });

  test('stays: the application may add to the log of reads and of notes, and change nothing there', async () => {
    const { db, url } = world.api.database;
    const role = `reader_${Date.now()}`;
    await sql`create role ${sql.id(role)}`.execute(db);
    await migrate(url, role);
    const { rows } = await sql<{ table: string; rights: string[] }>`
      select table_name as table, array_agg(privilege_type::text order by privilege_type) as rights
      from information_schema.role_table_grants
      where grantee = ${role} and table_name in ('case_read', 'evaluator_note') group by 1 order by 1`.execute(
      db,
    );
    expect(rows).toEqual([
      { table: 'case_read', rights: ['INSERT', 'SELECT'] },
      { table: 'evaluator_note', rights: ['INSERT', 'SELECT'] },
    ]);
    await sql`drop owned by ${sql.id(role)}`.execute(db);
    await sql`drop role ${sql.id(role)}`.execute(db);
  });
});
