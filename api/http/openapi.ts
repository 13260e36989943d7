import { z } from 'zod';
import { problem, pending } from '../wire/problem.ts';
import type { Access } from './access.ts';
import { isSchema, type FailureStatus, type Route } from './define-route.ts';
import { IF_MATCH } from './etag.ts';
import { FAILURE_WORDS, failuresOf } from './failures.ts';
import { KEY } from './idempotency.ts';

type Json = Record<string, unknown>;

/** Draft 2020-12 schema of one side of a call; named parts go to `components`. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', components: Map<string, Json>): Json {
  const {
    $defs,
    $schema: _dialect,
    ...root
  } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  }) as Json & { $defs?: Record<string, Json> };
  const own = typeof root.id === 'string' ? root.id : null;
  for (const [name, part] of Object.entries($defs ?? {})) keep(name, part, components);
  if (!own) return pointed(root) as Json;
  keep(own, root, components);
  return { $ref: `#/components/schemas/${own}` };
}

function keep(name: string, part: Json, components: Map<string, Json>): void {
  const { id: _id, ...rest } = pointed(part) as Json;
  const known = components.get(name);
  if (known && JSON.stringify(known) !== JSON.stringify(rest)) {
    throw new Error(`two different schemas are called ${name}`);
  }
  components.set(name, rest);
}

function pointed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pointed);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace('#/$defs/', '#/components/schemas/')
        : pointed(inner),
    ]),
  );
}

function parametersOf(route: Route, components: Map<string, Json>): Json[] {
  const list: Json[] = [];
  const add = (where: 'path' | 'query', schema: z.ZodType | null): void => {
    if (!schema) return;
    const shape = schemaOf(schema, 'input', components) as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    for (const [name, inner] of Object.entries(shape.properties ?? {})) {
      const required = where === 'path' || (shape.required ?? []).includes(name);
      list.push({ name, in: where, required, schema: inner });
    }
  };
  add('path', route.params);
  add('query', route.query);
  if (route.effect === 'write') {
    list.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      schema: { type: 'string', pattern: KEY.source },
    });
    list.push({
      name: 'If-Match',
      in: 'header',
      required: false,
      schema: { type: 'string', pattern: IF_MATCH.source },
    });
  }
  return list;
}

function bodyOf(route: Route, components: Map<string, Json>): Json | undefined {
  const fields = route.body ? schemaOf(route.body, 'input', components) : { type: 'object' };
  if (route.multipart) {
    const { field, max, orJson } = route.multipart;
    const file = { type: 'string', format: 'binary' };
    const files = {
      type: 'object',
      properties: { [field]: max > 1 ? { type: 'array', items: file } : file },
    };
    const content: Json = { 'multipart/form-data': { schema: { allOf: [fields, files] } } };
    if (orJson) content['application/json'] = { schema: fields };
    return { required: true, content };
  }
  if (!route.body) return undefined;
  const type = route.raw ?? (route.form ? 'application/x-www-form-urlencoded' : 'application/json');
  return { required: !route.body.safeParse({}).success, content: { [type]: { schema: fields } } };
}

/** What many routes answer alike stands once, under a name. */
interface Components {
  schemas: Map<string, Json>;
  responses: Map<string, Json>;
}

function shared(name: string, response: Json, { responses }: Components): Json {
  responses.set(name, response);
  return { $ref: `#/components/responses/${name}` };
}

function responsesOf(route: Route, components: Components): Json {
  const { schemas } = components;
  const responses: Json = {};
  if (isSchema(route.output)) {
    responses['200'] = {
      description: 'Done',
      content: { 'application/json': { schema: schemaOf(route.output, 'output', schemas) } },
    };
  } else if ('file' in route.output) {
    responses['200'] = {
      description: 'File',
      content: { [route.output.file]: { schema: { type: 'string', format: 'binary' } } },
    };
  } else {
    responses['303'] = { description: 'Redirect' };
  }
  if (route.access === 'public' && route.method === 'GET' && route.effect === 'natural')
    responses['303'] = { description: 'Redirect of a browser that navigates here' };
  if (route.effect === 'write') {
    const body = {
      description: 'The outcome is not known yet: ask again with the same Idempotency-Key',
      content: { 'application/json': { schema: schemaOf(pending, 'output', schemas) } },
    };
    responses['202'] = route.later ? laterOf(route.later, schemas) : shared('Pending', body, components);
  }
  // Said by the HTTP server itself, before any of our code: without a body.
  if (route.query)
    responses['431'] = shared('AddressTooLong', { description: 'Address too long' }, components);
  for (const status of failuresOf(route)) responses[status] = failure(status, components);
  return responses;
}

function laterOf(later: z.ZodType, schemas: Components['schemas']): Json {
  const bodies = [pending, later].map((one) => schemaOf(one, 'output', schemas));
  return {
    description:
      'With `pending`: not known yet, ask again with the same key. Otherwise done, with its effect only later',
    content: { 'application/json': { schema: { anyOf: bodies } } },
  };
}

function failure(status: FailureStatus, components: Components): Json {
  const content = { 'application/problem+json': { schema: schemaOf(problem, 'output', components.schemas) } };
  return shared(`Problem${status}`, { description: FAILURE_WORDS[status], content }, components);
}

export function accessWords(access: Access): string {
  if (typeof access === 'string') return access;
  const staff = `staff: ${access.staff.join(', ')}`;
  return access.applicant ? `applicant; ${staff}` : staff;
}

/** The OpenAPI 3.1 description of all routes; the same routes always give the same text. */
export function openApiOf(routes: readonly Route[]): Json {
  const components: Components = { schemas: new Map(), responses: new Map() };
  const paths: Record<string, Json> = {};
  for (const route of [...routes].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))) {
    const body = bodyOf(route, components.schemas);
    const operation: Json = {
      operationId: `${route.method.toLowerCase()}${route.path.replace(/[{}]/g, '').replace(/\/(\w)/g, (_all, first: string) => first.toUpperCase())}`,
      summary: route.summary,
      tags: [route.path.split('/')[2] ?? 'Auth'],
      'x-access': accessWords(route.access),
      ...(route.access === 'public' ? { security: [] } : {}),
      parameters: parametersOf(route, components.schemas),
      ...(body ? { requestBody: body } : {}),
      responses: responsesOf(route, components),
    };
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Verslo paskolos', version: '1.0.0' },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: byName(components.responses),
      schemas: byName(components.schemas),
    },
  };
}

function byName(parts: Map<string, Json>): Json {
  return Object.fromEntries([...parts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
