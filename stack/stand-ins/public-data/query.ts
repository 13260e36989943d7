import { MODELS, type Model, type Row, type Value } from './models.ts';

/** What Spinta answers with 400 or 404 (spinta/exceptions.py: error_response). */
export class SpintaError extends Error {
  constructor(
    readonly status: 400 | 404,
    readonly code: string,
    readonly template: string,
    readonly context: Readonly<Record<string, string>>,
  ) {
    super(template.replace(/\{(\w+)!r\}/g, (_, name: string) => `'${context[name]}'`));
  }
}

type Told = Value | { [property: string]: Told };

export interface Query {
  wheres: readonly { path: string; value: Value }[];
  select: readonly string[] | null;
  limit: number | null;
  after: string | null;
}

/** `ja_kodas=1&select(a,b.c)&limit(2)&page("…")`; what stands in no public client is answered with 400. */
export function parseQuery(raw: string): Query {
  return raw.split('&').filter(Boolean).map(decodeURIComponent).reduce<Query>(withPart, EVERYTHING);
}

const EVERYTHING: Query = { wheres: [], select: null, limit: null, after: null };

function withPart(query: Query, part: string): Query {
  const [, name = '', args = ''] = /^(\w+)\((.*)\)$/s.exec(part) ?? [];
  if (name === 'select') return { ...query, select: args.split(',') };
  if (name === 'limit') return { ...query, limit: Number(args) };
  if (name === 'page') return { ...query, after: String(literal(args)) };
  const [, path = '', value = ''] = /^([\w.]+)=(.*)$/s.exec(part) ?? [];
  if (!path) throw new SpintaError(400, 'UnknownMethod', 'Unknown method {name!r}.', { name: part });
  return { ...query, wheres: [...query.wheres, { path, value: literal(value) }] };
}

/** Text stands in quotes, single or double; a bare word is none of Spinta's values. */
function literal(text: string): Value {
  if (/^-?\d+$/.test(text)) return Number(text);
  if (text === 'null') return null;
  const [, , inner] = /^(["'])(.*)\1$/s.exec(text) ?? [];
  if (inner === undefined) throw new SpintaError(400, 'InvalidValue', 'Invalid value.', {});
  return inner;
}

/** A page of rows as JSON, with the cursor after its last row: on the last page, too. */
export function answer(name: string, query: Query): { _data: Told[]; _page?: { next: string } } {
  const model = modelOf(name);
  const tokenOf = (row: Row): string =>
    Buffer.from(JSON.stringify([sortKey(model, row), row._id])).toString('base64');
  const rows = [...model.rows].sort((a, b) => (sortKey(model, a) < sortKey(model, b) ? -1 : 1));
  const from = query.after === null ? 0 : rows.findIndex((row) => tokenOf(row) === query.after) + 1;
  if (query.after !== null && from === 0)
    throw new SpintaError(400, 'InvalidPageKey', "Given '{key}' page key is invalid.", { key: query.after });
  const found = rows
    .slice(from)
    .filter((row) => query.wheres.every(({ path, value }) => matches({ name, row, path, value })));
  const page = query.limit === null ? found : found.slice(0, query.limit);
  const end = page.at(-1);
  return {
    _data: page.map((row) => shown(name, row, query.select)),
    ...(end ? { _page: { next: tokenOf(end) } } : {}),
  };
}

export function modelOf(name: string): Model {
  const model = Object.hasOwn(MODELS, name) ? MODELS[name] : undefined;
  if (!model) throw new SpintaError(404, 'ModelNotFound', 'Model {model!r} not found.', { model: name });
  return model;
}

function sortKey(model: Model, row: Row): string | number {
  const value = row[model.key] ?? '';
  return typeof value === 'object' ? value._id : value;
}

function matches({
  name,
  row,
  path,
  value,
}: {
  name: string;
  row: Row;
  path: string;
  value: Value;
}): boolean {
  const found = valueAt(name, row, path);
  if (found !== null && value !== null && typeof found !== typeof value)
    throw new SpintaError(400, 'InvalidValue', 'Invalid value.', { property: path });
  return found === value;
}

/** Follows one reference; a property nobody has is an error, as Spinta has it. */
function valueAt(name: string, row: Row | null, path: string): Value {
  const [first = '', ...rest] = path.split('.');
  const target = propertyOf(name, first);
  const value = row?.[first] ?? null;
  if (rest.length === 0) return typeof value === 'object' ? (value?._id ?? null) : value;
  const refers = typeof value === 'object' ? value : null;
  if (rest[0] === '_id') return refers?._id ?? null;
  const other = modelOf(target ?? '').rows.find((one) => one._id === refers?._id) ?? null;
  return valueAt(target ?? '', other, rest.join('.'));
}

function propertyOf(model: string, property: string): string | null {
  if (property === '_id') return null;
  const found = modelOf(model).properties[property];
  if (found === undefined)
    throw new SpintaError(400, 'FieldNotInResource', 'Unknown property {property!r}.', { model, property });
  return found;
}

function shown(name: string, row: Row, select: readonly string[] | null): Told {
  if (!select) return { _type: name, _revision: row._id, ...row };
  const told: Record<string, Told> = {};
  for (const path of select) {
    const [first = '', second] = path.split('.');
    if (second === undefined) {
      propertyOf(name, first);
      told[first] = row[first] ?? null;
    } else {
      const within = told[first];
      told[first] = {
        ...(typeof within === 'object' ? within : {}),
        [second]: valueAt(name, row, path),
      };
    }
  }
  return told;
}
