// What every refusal must look like, whatever was wrong.
import { expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { VALIDATION, fill } from '../../../domain/texts/lt/form/shared.ts';
import { FIELD_PROBLEM_TEXT, PROBLEM_TEXT } from '../../../domain/texts/lt/problem.ts';
import { personalWords } from '../../harness/api.ts';
import { CANARY, type HostileCase, type HostileWorld } from './case.ts';
import { send, type HttpAnswer, type HttpCall } from './send.ts';

/** Marks of the machine room: stacks, SQL, libraries, files. */
const MACHINE_ROOM =
  /\bat .+:\d+|node_modules|\.ts\b|SyntaxError|TypeError|RangeError|ZodError|Invalid |Unexpected |Unrecognized|expected |violates|relation "|\bselect\b.*\bfrom\b|\binsert into\b|postgres|kysely|multer|busboy|temporal/i;

const CATALOGUE = new Set<string>([
  ...Object.values(PROBLEM_TEXT),
  ...Object.values(FIELD_PROBLEM_TEXT),
  ...Object.values(VALIDATION).map((sentence) => fill(sentence, {})),
]);

const isLithuanian = (sentence: string): boolean =>
  CATALOGUE.has(sentence) || /[ąčęėįšųūž]|^\* per (ilgas|trumpas) /i.test(sentence);

/** The call of a case with the token and the key of whoever makes it, unless the case brings its own. */
export function callOf(row: HostileCase, world: HostileWorld): HttpCall {
  const call = typeof row.call === 'function' ? row.call(world) : row.call;
  const who = world.people[row.as ?? 'director'];
  const key = row.key === undefined ? randomUUID() : row.key;
  return {
    ...call,
    headers: {
      accept: 'application/json',
      ...who.headers(),
      ...(call.method !== 'GET' && key !== null ? { 'idempotency-key': key } : {}),
      ...call.headers,
    },
  };
}

export async function ask(row: HostileCase, world: HostileWorld): Promise<HttpAnswer> {
  return send(world.url, callOf(row, world));
}

interface Body {
  code: string;
  requestId: string;
  ErrorId?: string;
  ErrorMessage?: string;
  ErrorDescription?: string;
  errors?: Record<string, string[]> | string[];
}

/** Nothing personal, nothing of the machine room. */
export function expectDiscreet(text: string, world: HostileWorld): void {
  expect(text).not.toMatch(MACHINE_ROOM);
  expect(text).not.toContain(CANARY);
  for (const { token } of Object.values(world.people)) if (token) expect(text).not.toContain(token);
  for (const word of personalWords()) expect(text).not.toContain(word);
}

export function expectRefused(answer: HttpAnswer, row: HostileCase, world: HostileWorld): void {
  const [status, code] = row.answer.split(' ') as [string, string];
  const seen = /json/.test(String(answer.headers['content-type'])) ? (JSON.parse(answer.text) as Body) : null;
  expect({ status: answer.status, code: seen?.code, errors: seen?.errors }).toMatchObject({
    status: Number(status),
    code,
  });
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(answer.headers['cache-control']).toBe('no-store');
  const body = seen!;
  // Who was faster is told by name to those who may see the request.
  expectDiscreet(JSON.stringify({ ...body, latest: undefined }), world);
  expect(body.requestId).toBe(answer.headers['x-request-id']);
  if (body.errors) {
    const said: string[] = Object.values(body.errors).flat();
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((sentence) => !isLithuanian(sentence))).toEqual([]);
    expect(body.ErrorId).toBeUndefined();
  } else {
    expect(body.ErrorId).toBe(code);
    expect(isLithuanian(body.ErrorDescription ?? '')).toBe(true);
    expect(body.ErrorMessage).toBe(body.ErrorDescription);
  }
  if (row.errors) expect(Object.keys(body.errors ?? {}).sort()).toEqual([...row.errors].sort());
  if (row.sentence)
    expect(Object.values(body.errors ?? {})).toEqual((row.errors ?? ['']).map(() => [row.sentence]));
}
