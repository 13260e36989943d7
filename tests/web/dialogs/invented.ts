// An answer of the API as openapi.json describes it, with the least that is allowed in it.
import { readFileSync } from 'node:fs';

interface Schema {
  $ref?: string;
  type?: string | string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  minItems?: number;
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
}

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

const document = JSON.parse(readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

const OPERATIONS = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    call: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`, 'i'),
    operation,
  })),
);

/** `GET /api/Request/GetRequest/{id}`, as openapi.json names the call; undefined: none of the API. */
export function callAt(method: string, path: string): string | undefined {
  return OPERATIONS.find((one) => one.method === method && one.pattern.test(path))?.call;
}

/** Of a call that went well: what is said of its body, and the rest invented, row by row; a file is one letter. */
export function answerTo(call: string, said?: unknown): { status: number; type: string; body: string } {
  const { operation } = OPERATIONS.find((one) => one.call === call)!;
  const status =
    Object.keys(operation.responses).find((one) => one.startsWith('2') && one !== '202') ?? '200';
  const content = operation.responses[status]?.content ?? {};
  const json = content['application/json'];
  const [type = ''] = json ? ['application/json'] : Object.keys(content);
  const body = json ? JSON.stringify(completed(json.schema, said)) : type && 'x';
  return { status: Number(status), type: type.replace('*/*', 'application/pdf'), body };
}

/** What fits a pattern of the wire. */
const WORDS = [
  '1',
  '2026-11-20',
  '2026-11-20 10:00:00',
  '00000000-0000-4000-8000-000000000001',
  '0.00',
  '0.0000',
  '10:00',
  '123456789',
  '12345678901',
  'abcdefgh',
  'a:1:1',
];

function invented(schema: Schema): unknown {
  if (schema.$ref) return invented(resolved(schema));
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return either.some(({ type }) => type === 'null') ? null : invented(either[0]!);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(invented));
  const types = [schema.type ?? []].flat();
  if (types.includes('null')) return null;
  switch (types[0]) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, invented(schema.properties?.[name] ?? {})]),
      );
    case 'array':
      return schema.prefixItems
        ? schema.prefixItems.map(invented)
        : Array.from({ length: schema.minItems ?? 0 }, () => invented(schema.items ?? {}));
    case 'string':
      return schema.pattern ? WORDS.find((word) => new RegExp(schema.pattern!).test(word)) : 'žodis';
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return false;
    default:
      return {};
  }
}

const resolved = (schema: Schema): Schema =>
  schema.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)!]! : schema;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function completed(printed: Schema, said: unknown): unknown {
  const schema = resolved(printed);
  if (said === undefined) return invented(schema);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return completed(either.map(resolved).find((one) => fits(one, said)) ?? {}, said);
  if (Array.isArray(said)) return said.map((one) => completed(schema.items ?? {}, one));
  if (!isRecord(said) || !schema.properties) return said;
  const names = new Set([...(schema.required ?? []), ...Object.keys(said)]);
  return Object.fromEntries(
    [...names].map((name) => [name, completed(schema.properties?.[name] ?? {}, said[name])]),
  );
}

/** Which of several it is: by its kind, and by what each says of its one word. */
function fits({ type, properties }: Schema, said: unknown): boolean {
  const kinds = [type ?? []].flat();
  if (Array.isArray(said)) return kinds.includes('array');
  if (!isRecord(said)) return said === null ? kinds.includes('null') : !kinds.includes('object');
  return (
    kinds.includes('object') &&
    Object.entries(properties ?? {}).every(([name, one]) => !('const' in one) || one.const === said[name])
  );
}
