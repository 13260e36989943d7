import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { requestCopyOf } from '../../api/present/printed.ts';
import { requestCopySheet } from '../../api/print/request-copy.ts';
import type { Route } from '../../api/http/define-route.ts';
import type { Session } from '../../api/http/session.ts';
import { ROUTES } from '../../api/routes/index.ts';
import { formSections } from '../../api/wire/form.ts';
import { findRequest } from '../../db/queries/request-row.ts';
import { refusal } from '../../domain/application/refusal.ts';
import { VIEW } from '../../domain/texts/lt/screen/view.ts';
import type { RequestDetail, UploadedFile } from '../../web/applicant/request/queries.ts';
import { DECIDED_STATUSES, Status, STATUS_IDS, type StatusId } from '../../domain/application/status.ts';
import type { Answer } from '../harness/api.ts';
import { callOf, nameOf } from './sample.ts';
import { SAMPLES } from './samples.ts';
import { paper } from './staff-case-names.ts';
import { requestPage } from './readers/page.tsx';
import { APPLICANT_KEYS } from './readers/keys.ts';
import {
  event,
  FOR_APPLICANT,
  force,
  MARK,
  mark,
  openReaders,
  WORKING_SUMS,
  type Readers,
} from './readers/world.ts';

let world: Readers;
let id = 0;
/** Whole text of every answer so far, by status and route. */
const answers: { status: StatusId; name: string; answer: Answer }[] = [];

beforeAll(async () => {
  world = await openReaders();
  id = await world.submitted();
  await mark(world, id);
}, 120_000);
afterAll(async () => await world?.close(), 60_000);

const mayCall = ({ access }: Route): boolean =>
  access === 'applicant' || access === 'any' || (typeof access === 'object' && access.applicant === true);
const reads = ROUTES.filter(
  (route) =>
    mayCall(route) &&
    (route.method === 'GET' || route.effect === 'read') &&
    !/log(out|off)/i.test(route.path),
);
/** Moves an applicant asks for; in every status some are refused, and the refusal says what happened before. */
const MOVES = [
  ['submit', 'POST /api/Request/SendForApprove'],
  ['save', 'POST /api/Request/SaveDraft'],
  ['save', 'POST /api/Request/Save'],
  ['save', 'POST /api/company/save'],
  ['evaluate', 'POST /api/Request/CalculateFinancialCriteria'],
  ['submitAdditionalDocs', 'POST /api/Request/SubmitAdditionalDocs'],
  ['delete', 'DELETE /api/Request/Delete'],
] as const;

async function ask(route: Route, status: StatusId): Promise<Answer> {
  const { director } = world;
  const sample = SAMPLES[nameOf(route)]!({
    requestId: id,
    foreignId: id,
    partyId: director.partyId,
    assessorId: world.staffId,
  });
  const { path, json, form } = callOf(route, sample, id);
  const call =
    route.method === 'GET' ? director.get : route.method === 'POST' ? director.post : director.delete;
  const answer = await call(path, { json, form, once: true });
  answers.push({ status, name: nameOf(route), answer });
  return answer;
}

/** JSON as text without the request's own number, which may happen to hold a marked one. */
const textOf = ({ body, bytes }: Answer): string =>
  (body === null ? bytes.toString('latin1') : JSON.stringify(body)).toLowerCase();

function leaks(answer: Answer, status: StatusId): string[] {
  const text = textOf(answer);
  const header = JSON.stringify([...answer.headers]).toLowerCase();
  // The assessor's address is the one thing of staff that is given, once there is a decision.
  const address = `${MARK}@example.test`;
  const may = ([Status.approved, Status.rejected, Status.conditionsChange] as StatusId[]).includes(status);
  const rest = may ? text.replaceAll(address, '') : text;
  const sums = DECIDED_STATUSES.includes(status) ? [] : WORKING_SUMS.filter((sum) => rest.includes(sum));
  const steps = ['handover', 'setassessor', 'setloansum', 'assessrisk'].filter((step) =>
    rest.includes(`"${step}"`),
  );
  return [...(rest.includes(MARK) || header.includes(MARK) ? [MARK] : []), ...sums, ...steps];
}

describe.each(STATUS_IDS.map((status) => [status]))('in status %s', (status) => {
  beforeAll(async () => {
    await force(world.ground.db, id, status);
    // The newest event is always one between staff.
    await event(world.ground, { requestId: id, staffId: world.staffId, action: 'handOver', comment: MARK });
  });

  test('no answer to an applicant holds a word of staff', async () => {
    for (const route of reads) {
      const answer = await ask(route, status);
      expect({ name: nameOf(route), broke: answer.status === 500, leaks: leaks(answer, status) }).toEqual({
        name: nameOf(route),
        broke: false,
        leaks: [],
      });
    }
  }, 120_000);

  test('nor does any refusal; it says how the request stands', async () => {
    const refused = MOVES.filter(([action]) => refusal(action, status, ['applicant']) !== null);
    expect(refused.length).toBeGreaterThan(0);
    for (const [, name] of refused) {
      const answer = await ask(
        ROUTES.find((route) => nameOf(route) === name)!,
        status,
      );
      const is409 = answer.status === 409;
      expect({ name, leaks: leaks(answer, status), latest: answer.body.latest }).toEqual({ name, leaks: [] });
      if (is409 && answer.body.code === 'wrongStatus') {
        expect(answer.body.details).toMatchObject({ status });
        expect(answer.body.ErrorDescription).toMatch(/^Prašymą pakeitė paskolų teikėjas\. Dabar jo būsena „/);
      }
    }
  }, 60_000);

  test('the printed copy holds none either', async () => {
    const session = { kind: 'applicant', userId: world.director.userId } as Session;
    const row = (await findRequest(world.ground.db, id))!;
    const text = JSON.stringify(
      requestCopySheet(await requestCopyOf(world.api.deps, session, row)),
    ).toLowerCase();
    expect(text).not.toContain(MARK);
    if (!DECIDED_STATUSES.includes(status))
      for (const sum of WORKING_SUMS) expect(text.replaceAll('\u00a0', ' ')).not.toContain(sum);
  });

  test('what staff wrote for the applicant arrives', async () => {
    const { body } = await world.director.get(`/api/Request/Get?requestId=${id}`);
    const said = (body.CommentsHistory as { NewComment: string; CommentedBy: string }[]).map(
      ({ NewComment, CommentedBy }) => [NewComment, CommentedBy],
    );
    expect(said).toEqual([[FOR_APPLICANT, 'Paskolų teikėjas']]);
  });

  test('the granted sum and the assessor’s address are told after the decision, not before', async () => {
    const decided = DECIDED_STATUSES.includes(status);
    const sum = decided ? WORKING_SUMS[0] : null;
    const row = ((await world.director.get('/api/Request/List')).body as Record<string, unknown>[]).find(
      ({ Id }) => Id === id,
    )!;
    const { body } = await world.director.get(`/api/Request/Get?requestId=${id}`);
    expect([row.InvegaLoanSum, body.Contract.InvegaLoanSum]).toEqual([sum, sum]);
    const address = [3, 4, 13].includes(status) ? `${MARK}@example.test` : expect.not.stringContaining(MARK);
    expect([row.AssessorEmail, body.contact.email]).toEqual([address, address]);
  });
});

describe('the page of a request', () => {
  let own = 0;
  beforeAll(async () => {
    own = await world.submitted();
    const { userId } = world.director;
    const { ground, staffId } = world;
    await sql`insert into attachment (request_id, file_type, file_name, content_type, size_bytes, sha256, storage_key,
        additional, submission_count, uploaded_by, upload_key)
      values (${own}, 11, 'pazyma.pdf', 'application/pdf', 1, 'x', 'x', true, 1, ${userId}::uuid, ${staffId}::uuid)`.execute(
      ground.db,
    );
  });

  test.each(STATUS_IDS.map((status) => [status]))(
    'in status %s asks for what that status asks for',
    async (status) => {
      await force(world.ground.db, own, status);
      const { director } = world;
      const detail = (await director.get(`/api/Request/Get?requestId=${own}`)).body as RequestDetail;
      const files = (await director.get(`/api/request/GetUploadedFiles/${own}`)).body as UploadedFile[];
      const { text } = await requestPage(detail, files);
      // Additional documents are brought, and may be deleted again, in 11 only.
      expect(text.includes(VIEW.additionalText)).toBe(status === 11);
      const additional = files.filter(({ Additional }) => Additional).map(({ AllowDelete }) => AllowDelete);
      expect(additional).toEqual([status === 11]);
      // The table of contracts stands when there is a file, and in 3, 11 and 12 also without one.
      expect(text.includes(VIEW.documents)).toBe([3, 11, 12].includes(status));
      const withFile = await requestPage({ ...detail, Documents: [paper('Decision')] });
      expect(withFile.text).toContain(`${VIEW.documents} 1`);
    },
  );
});

/** Names of all keys of a JSON answer, paths of lists joined; the inside of the form's sections is the applicant's own. */
function keysOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => keysOf(one, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (path === '' && key in formSections) return [];
    const here = path ? `${path}.${key}` : key;
    return [here, ...keysOf(inner, here)];
  });
}

test('no answer holds a key that is not on the list', () => {
  const found = new Map<string, Set<string>>();
  for (const { name, answer } of answers) {
    if (answer.body === null) continue;
    const at = answer.status === 200 ? name : 'refusals';
    const keys = found.get(at) ?? new Set();
    for (const key of keysOf(answer.body)) keys.add(key);
    found.set(at, keys);
  }
  const beyond = [...found].flatMap(([name, keys]) =>
    [...keys].filter((key) => !(APPLICANT_KEYS[name] ?? []).includes(key)).map((key) => `${name}: ${key}`),
  );
  expect(beyond).toEqual([]);
});
