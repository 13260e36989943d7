// What no route may take, asked of every route there is: a new route is in the table by being there.
import type { Route } from '../../../api/http/define-route.ts';
import { ROUTES } from '../../../api/routes/index.ts';
import { callOf, nameOf } from '../sample.ts';
import { SAMPLES } from '../samples.ts';
import { post, type HostileCase, type HostileWorld, type Who } from './case.ts';
import type { HttpCall } from './send.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

function callerOf({ access }: Route): Who {
  if (access === 'public') return 'nobody';
  return typeof access === 'object' && !access.applicant ? 'staff' : 'director';
}

/** A call that is right but for what a row changes. */
function goodCall(route: Route, world: HostileWorld): HttpCall {
  const sample = SAMPLES[nameOf(route)]!({
    requestId: world.draft,
    foreignId: world.othersDraft,
    partyId: world.people.director.partyId,
    assessorId: world.people.assessor.userId,
  });
  const { path, json } = callOf(route, sample, world.draft);
  const call = json === undefined ? post(path) : post(path, json);
  return { ...call, method: route.method };
}

const goodPath = (route: Route, world: HostileWorld): string => goodCall(route, world).path;
const row = (route: Route, what: string, rest: Omit<HostileCase, 'what' | 'as'>): HostileCase => ({
  what: `${nameOf(route)}: ${what}`,
  as: callerOf(route),
  ...rest,
});

/** The token with its last character changed is nobody's. */
function forged(token: string): string {
  return token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
}

const withoutLogin: readonly HostileCase[] = ROUTES.filter(({ access }) => access !== 'public').map((route) =>
  row(route, 'a forged token', {
    call: (world) => {
      const call = goodCall(route, world);
      const authorization = `Bearer ${forged(world.people[callerOf(route)].token)}`;
      return { ...call, headers: { ...call.headers, authorization } };
    },
    answer: '401 sessionExpired',
  }),
);

const withoutKey: readonly HostileCase[] = ROUTES.filter(
  ({ effect, multipart }) => effect === 'write' && (!multipart || multipart.orJson),
).flatMap((route) => [
  row(route, 'no Idempotency-Key', {
    call: (world) => goodCall(route, world),
    key: null,
    answer: '400 idempotencyKeyMissing',
  }),
  row(route, 'SQL for an Idempotency-Key', {
    call: (world) => goodCall(route, world),
    key: "1'; delete from idempotency; --",
    answer: '400 malformedBody',
  }),
]);

/** Bodies that are no JSON object, or one that means harm. */
const BODIES: readonly [what: string, body: Buffer | string, headers?: HttpCall['headers']][] = [
  ['half a JSON', '{"requestId": 1, "comment": "'],
  ['a list', '[{"requestId": 1}]'],
  ['a prototype deep inside', '{"a":{"b":[{"__proto__":{"isAdmin":true}}]}}'],
  ['bytes that are no text', Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
  ['a hundred thousand lists in each other', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ['another kind of content', '{}', { 'content-type': 'text/plain' }],
];

const takesJson = (route: Route): boolean =>
  route.body !== null && !route.form && !route.raw && (!route.multipart || !!route.multipart.orJson);

const wrongBodies: readonly HostileCase[] = ROUTES.filter(takesJson).flatMap((route) =>
  BODIES.map(([what, body, headers = JSON_TYPE]) =>
    row(route, what, {
      call: (world) => ({ method: route.method, path: goodPath(route, world), headers, body }),
      answer: '400 malformedBody',
    }),
  ),
);

const wrongForms: readonly HostileCase[] = ROUTES.filter(({ multipart }) => multipart !== null).map((route) =>
  row(route, 'a multipart body without a boundary', {
    call: (world) => ({
      method: 'POST',
      path: goodPath(route, world),
      headers: { 'content-type': 'multipart/form-data' },
      body: '--x\r\n\r\n--x--',
    }),
    answer: '400 malformedBody',
  }),
);

/** Ids of a path that cannot be ids name nothing. */
const IDS = ['abc', '-1', '1.5', '0x1', '1e3', '%00', '..%2f1', '9'.repeat(30), '__proto__', "1'--"];
const wrongIds: readonly HostileCase[] = ROUTES.filter(({ path }) => /\{(id|requestId)\}/.test(path)).map(
  (route, index) => {
    const id = IDS[index % IDS.length]!;
    return row(route, `„${id}“ for an id`, {
      call: (world) => ({
        ...goodCall(route, world),
        path: route.path
          .replace(/\{(id|requestId)\}/, id)
          .replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000001'),
      }),
      answer: '404 notFound',
    });
  },
);

const repeated: readonly HostileCase[] = ROUTES.filter((route) =>
  /requestId=ID/.test(SAMPLES[nameOf(route)]?.({} as never).query ?? ''),
).map((route) =>
  row(route, 'the number of a request twice', {
    call: (world) => {
      const call = goodCall(route, world);
      return { ...call, path: `${call.path}&requestId=${world.othersDraft}` };
    },
    answer: '400 validation',
    errors: ['requestId'],
  }),
);

export const ROUTE_CASES: readonly HostileCase[] = [
  ...withoutLogin,
  ...withoutKey,
  ...wrongBodies,
  ...wrongForms,
  ...wrongIds,
  ...repeated,
];
