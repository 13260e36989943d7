import { z } from 'zod';
import { problem, pending } from '../wire/problem.ts';
import type { Access } from './access.ts';
import { isSchema, type Route } from './define-route.ts';

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
      schema: { type: 'string', minLength: 8, maxLength: 100 },
    });
    list.push({ name: 'If-Match', in: 'header', required: false, schema: { type: 'string' } });
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
  const type = route.form ? 'application/x-www-form-urlencoded' : 'application/json';
  return { required: true, content: { [type]: { schema: fields } } };
}

function responsesOf(route: Route, components: Map<string, Json>): Json {
  const problems = schemaOf(problem, 'output', components);
  const failure = (description: string): Json => ({
    description,
    content: { 'application/problem+json': { schema: problems } },
  });
  const responses: Json = {};
  if (isSchema(route.output)) {
    responses['200'] = {
      description: 'Done',
      content: { 'application/json': { schema: schemaOf(route.output, 'output', components) } },
    };
  } else if ('file' in route.output) {
    responses['200'] = {
      description: 'File',
      content: { [route.output.file]: { schema: { type: 'string', format: 'binary' } } },
    };
  } else {
    responses['303'] = { description: 'Redirect' };
  }
  if (route.effect === 'write') {
    responses['202'] = {
      description: 'The outcome is not known yet: ask again with the same Idempotency-Key',
      content: { 'application/json': { schema: schemaOf(pending, 'output', components) } },
    };
    responses['409'] = failure('Refused by the transition table, a stale version, or a reused key');
  }
  if (route.body ?? route.query ?? route.params ?? route.multipart) responses['400'] = failure('Not valid');
  if (route.access !== 'public') {
    responses['401'] = failure('Not logged in');
    responses['403'] = failure('No rights');
  }
  if (route.params ?? route.query) responses['404'] = failure('Not there, or not yours');
  responses['429'] = failure('Too many calls');
  responses['503'] = failure('Not available now');
  return responses;
}

export function accessWords(access: Access): string {
  return typeof access === 'string' ? access : `staff: ${access.staff.join(', ')}`;
}

/** The OpenAPI 3.1 description of all routes; the same routes always give the same text. */
export function openApiOf(routes: readonly Route[]): Json {
  const components = new Map<string, Json>();
  const paths: Record<string, Json> = {};
  for (const route of [...routes].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))) {
    const body = bodyOf(route, components);
    const operation: Json = {
      operationId: `${route.method.toLowerCase()}${route.path.replace(/[{}]/g, '').replace(/\/(\w)/g, (_all, first: string) => first.toUpperCase())}`,
      summary: route.summary,
      tags: [route.path.split('/')[2] ?? 'Auth'],
      'x-access': accessWords(route.access),
      ...(route.access === 'public' ? { security: [] } : {}),
      parameters: parametersOf(route, components),
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
      schemas: Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  };
}
