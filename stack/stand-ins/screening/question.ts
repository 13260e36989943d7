const MAX_QUERIES = 100;
const MAX_LIMIT = 500;
const DATASETS = ['default', 'demo_list'];
const ALGORITHMS = ['best', 'logic-v2', 'logic-v1', 'name-based', 'name-qualified', 'regression-v1'];
const SCHEMATA = ['Person', 'Company'] as const;

export interface Example {
  schema: (typeof SCHEMATA)[number];
  properties: Record<string, string[]>;
  name: string;
  birthDate?: string;
}

/** Parameters as the service understands them, its own values where nothing was asked. */
export interface Asked {
  limit: number;
  threshold: number;
  cutoff: number;
  algorithm: string;
  topics: string[];
}

/** An answer instead of results. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    /** Words, or FastAPI's list of what does not fit and where. */
    readonly detail: string | readonly object[],
  ) {
    super(`refused with ${status}`);
  }
}

type Given = Readonly<Record<string, unknown>>;
type Where = readonly (string | number)[];

const unfit = (type: string, loc: Where, msg: string, rest: object): object => ({ type, loc, msg, ...rest });
const missing = (loc: Where, input: unknown): object => unfit('missing', loc, 'Field required', { input });
const isRecord = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const NUMBERS = {
  limit: { fallback: 5, pattern: /^-?\d+$/, type: 'int_parsing', what: 'integer' },
  threshold: { fallback: 0.7, pattern: /^-?\d*\.?\d+$/, type: 'float_parsing', what: 'number' },
  cutoff: { fallback: 0.7, pattern: /^-?\d*\.?\d+$/, type: 'float_parsing', what: 'number' },
} as const;

const all = (value: unknown): string[] => [value].flat().filter((one) => typeof one === 'string');

/** Parameters of the address; everything that does not fit is told at once, what is not known is passed over. */
export function readParameters(query: Given): Asked {
  const problems: object[] = [];
  const number = (name: keyof typeof NUMBERS): number => {
    const { fallback, pattern, type, what } = NUMBERS[name];
    const input = all(query[name]).at(-1);
    if (input === undefined) return fallback;
    if (!pattern.test(input)) {
      const msg = `Input should be a valid ${what}, unable to parse string as ${what === 'integer' ? 'an' : 'a'} ${what}`;
      problems.push(unfit(type, ['query', name], msg, { input }));
    } else if (name === 'limit' && Number(input) > MAX_LIMIT) {
      const msg = `Input should be less than or equal to ${MAX_LIMIT}`;
      problems.push(unfit('less_than_equal', ['query', name], msg, { input, ctx: { le: MAX_LIMIT } }));
    }
    return Number(input);
  };
  const asked = {
    limit: number('limit'),
    threshold: number('threshold'),
    cutoff: number('cutoff'),
    algorithm: all(query['algorithm']).at(-1) ?? 'best',
    topics: all(query['topics']),
  };
  if (problems.length > 0) throw new Refusal(422, problems);
  return asked;
}

/** The examples of a body, by their names; their shape is looked at before anything else. */
export function readBody(text: string): [string, Given][] {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refusal(422, [unfit('json_invalid', ['body', 0], 'JSON decode error', { input: {} })]);
  }
  if (!isRecord(body) || !isRecord(body['queries']))
    throw new Refusal(422, [missing(['body', 'queries'], body)]);
  const queries = Object.entries(body['queries']);
  const problems = queries.flatMap(([name, query]) =>
    ['schema', 'properties']
      .filter((field) => !isRecord(query) || query[field] === undefined)
      .map((field) => missing(['body', 'queries', name, field], query)),
  );
  if (problems.length > 0) throw new Refusal(422, problems);
  return queries as [string, Given][];
}

/** What only the service itself can find wrong, in its order. */
export function checkAsked(dataset: string, { algorithm }: Asked, queries: number): void {
  if (!DATASETS.includes(dataset)) throw new Refusal(404, 'No such dataset.');
  if (!ALGORITHMS.includes(algorithm)) throw new Refusal(400, `Invalid algorithm: ${algorithm}`);
  if (queries > MAX_QUERIES) throw new Refusal(400, `Too many queries in one batch (limit: ${MAX_QUERIES})`);
  if (queries === 0) throw new Refusal(400, 'No queries provided.');
}

export function readExample(query: Given): Example {
  const schema = SCHEMATA.find((known) => known === query['schema']);
  if (!schema)
    throw new Refusal(400, `Cannot parse example entity: Unknown schema: '${String(query['schema'])}'`);
  const given = isRecord(query['properties']) ? query['properties'] : {};
  const properties = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, all(value)]));
  const first = (name: string): string | undefined => properties[name]?.[0];
  const name = first('name') ?? [first('firstName'), first('lastName')].filter(Boolean).join(' ');
  return { schema, properties, name, birthDate: first('birthDate') };
}
