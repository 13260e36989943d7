import { z } from 'zod';
import type { ActionFields } from '../domain/application/actions/field.ts';
import type { ActionCall, FileRule } from '../domain/application/actions/row.ts';
import { isDate, vilniusDate } from '../domain/values/days.ts';
import { fieldProblem } from './http/problems.ts';
import { wireField } from './wire/action-fields.ts';
import { flagInput, requestId, uuid } from './wire/shared.ts';

/** Instead of a rate: by the scheme's formula. */
const BY_FORMULA = 'RateByFormula';
/** Instead of a file: a document made before. */
const DOCUMENT = 'DocumentId';

export interface CallSchemas {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
}

interface Described {
  call: ActionCall;
  fields: ActionFields;
  files: FileRule | null;
}

type Shape = Record<string, z.ZodType>;

/** What the call takes in path, query and body: the request's number, and the fields under their names on the wire. */
export function callSchemas({ call, fields, files }: Described): CallSchemas {
  const { request } = call;
  const shapes: Record<'path' | 'query' | 'body', Shape> = { path: {}, query: {}, body: {} };
  shapes[request.in][request.name] = requestId;
  for (const [name, field] of Object.entries(fields)) {
    const schema = wireField(field);
    const place = call.query?.includes(name) ? 'query' : 'body';
    shapes[place][field.wire] = schema;
    if (call.queryToo?.includes(name)) shapes.query[name] = schema.optional();
    if (field.kind === 'rate' && field.formula) shapes.body[BY_FORMULA] = flagInput.optional();
  }
  if (files?.orDocument) shapes.body[DOCUMENT] = uuid.optional();
  for (const name of call.ignored ?? []) shapes.body[name] = flagInput.optional();
  if (call.bothCases) shapes.body = inBothCases(shapes.body);
  return {
    ...objectOf('params', shapes.path),
    ...objectOf('query', shapes.query),
    ...objectOf('body', shapes.body),
  };
}

function objectOf(name: keyof CallSchemas, shape: Shape): CallSchemas {
  return Object.keys(shape).length === 0 ? {} : { [name]: z.object(shape) };
}

/** The other spelling of a name: JSON begins with a small letter, multipart with a capital one. */
function otherCase(name: string): string {
  const first = name.charAt(0);
  const isCapital = first !== first.toLowerCase();
  return (isCapital ? first.toLowerCase() : first.toUpperCase()) + name.slice(1);
}

function inBothCases(shape: Shape): Shape {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]) => {
      // What stands in for a missing value would hide the one given under the other name.
      const given = (schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType) : schema).optional();
      return [
        [name, given],
        [otherCase(name), given],
      ];
    }),
  );
}

export interface GivenCall {
  requestId: number;
  /** By the names of the action's input; what was left out is left out. */
  input: Record<string, unknown>;
  documentId?: string;
}

/** The parts of a parsed call under the names of the action's input. */
export function readCall(
  { call, fields }: Described,
  parts: { params: unknown; query: unknown; body: unknown },
): GivenCall {
  const query = parts.query as Record<string, unknown>;
  const given = { ...query, ...(parts.body as object), ...(parts.params as object) };
  const value = (name: string): unknown => valueOf(given, name, call);
  const number = value(call.request.name);
  if (typeof number !== 'number') throw fieldProblem('requestId', 'fieldMissing');
  const input: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const inBody = value(field.wire);
    // Nothing in the body does not hide what came in the query.
    const said = call.queryToo?.includes(name) ? inBody || (query[name] ?? inBody) : inBody;
    if (said !== undefined) input[name] = said;
    else if (field.kind === 'rate' && field.formula && value(BY_FORMULA) === true) input[name] = null;
    if (field.kind === 'date' && field.never) checkDay(field.wire, said, field.never);
  }
  const documentId = value(DOCUMENT);
  return { requestId: number, input, ...(typeof documentId === 'string' ? { documentId } : {}) };
}

function valueOf(given: object, name: string, { bothCases }: ActionCall): unknown {
  const values = given as Record<string, unknown>;
  return values[name] ?? (bothCases ? values[otherCase(name)] : undefined);
}

/** The final repayment may not be in the past (specification 2, section 5); a finding may not be of a day to come. */
function checkDay(name: string, day: unknown, never: 'past' | 'future'): void {
  if (typeof day !== 'string' || !isDate(day)) return;
  const today = vilniusDate(Date.now());
  if (never === 'past' && day < today) throw fieldProblem(name, 'termMissing');
  if (never === 'future' && day > today) throw fieldProblem(name, 'dateInvalid');
}

/** Names on the wire by those of the input, for field errors. */
export function wireNames(fields: ActionFields): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, { wire }]) => [name, wire]));
}
