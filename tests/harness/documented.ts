// Holds every answer of a test's API against openapi.json: a status, a kind of content or a body that is not described
// there fails the file it happened in.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

interface Described {
  /** Where it stands in the description. */
  place: string;
  content?: Record<string, unknown>;
}

type Printed = Omit<Described, 'place'> | { $ref: string };

interface Operation {
  name: string;
  method: string;
  path: RegExp;
  answers: Record<string, Described>;
}

// As it is printed: making it anew from the routes would take each test file half a second.
const document = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, { responses: Record<string, Printed> }>>;
  components: { responses: Record<string, Omit<Described, 'place'>> };
};
// Each file compiles its answers anew: the code made for a handful of checks need not be short or fast.
const ajv = new Ajv2020({
  strict: false,
  validateFormats: false,
  inlineRefs: false,
  code: { optimize: false },
});
ajv.addSchema(document, 'portal');
const validators = new Map<string, ValidateFunction>();

const OPERATIONS: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { responses }]) => ({
    name: `${method} ${path}`,
    method: method.toUpperCase(),
    path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i'),
    answers: Object.fromEntries(
      Object.entries(responses).map(([status, printed]) => [
        status,
        describedBy(printed, ['paths', path, method, 'responses', status]),
      ]),
    ),
  })),
);

/** Answers many routes give alike stand once, and are pointed at. */
function describedBy(printed: Printed, parts: readonly string[]): Described {
  if (!('$ref' in printed)) return { place: `#/${pointer(parts)}`, ...printed };
  const name = printed.$ref.split('/').at(-1) ?? '';
  return { place: printed.$ref, ...document.components.responses[name] };
}

function pointer(parts: readonly string[]): string {
  return parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
}

function validatorOf(answer: Described, type: string): ValidateFunction {
  const place = `portal${answer.place}/${pointer(['content', type, 'schema'])}`;
  const known = validators.get(place) ?? ajv.compile({ $ref: place });
  validators.set(place, known);
  return known;
}

export interface Seen {
  method: string;
  url: string;
  status: number;
  contentType: string;
  body: Buffer;
}

/** What the description does not say of this answer; null when it says it, or when the address is none of the API. */
export function undescribed({ method, url, status, contentType, body }: Seen): string | null {
  const path = url.split('?')[0] ?? '';
  const operation = OPERATIONS.find((one) => one.method === method && one.path.test(path));
  if (!operation) return null;
  const answer = operation.answers[String(status)];
  if (!answer) return `${operation.name} answered ${status}`;
  const type = contentType.split(';')[0]!.trim();
  const kinds = Object.keys(answer.content ?? {});
  if (kinds.length === 0) return body.length > 0 ? `${operation.name} ${status} has a body` : null;
  if (!kinds.includes(type) && !(kinds.includes('*/*') && type !== ''))
    return `${operation.name} ${status} came as ${type || 'nothing'}`;
  if (!kinds.includes(type) || !type.includes('json')) return null;
  const validate = validatorOf(answer, type);
  if (validate(JSON.parse(body.toString()))) return null;
  const { instancePath, message } = validate.errors?.[0] ?? {};
  return `${operation.name} ${status}: ${instancePath || 'the body'} ${message}`;
}

/** As the caller reads it. */
function unpacked(body: Buffer, encoding: unknown): Buffer {
  return encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
}

/** Watches the answers of a server; `found` are sentences, each once. */
export function watchAnswers(): {
  watch: (req: IncomingMessage, res: ServerResponse) => void;
  found: Set<string>;
} {
  const found = new Set<string>();
  return {
    found,
    watch(req, res) {
      const chunks: Buffer[] = [];
      const keep = (chunk: unknown): void => {
        if (typeof chunk === 'string' || chunk instanceof Uint8Array)
          chunks.push(Buffer.from(chunk as string));
      };
      const write = res.write.bind(res) as (...given: unknown[]) => boolean;
      const end = res.end.bind(res) as (...given: unknown[]) => ServerResponse;
      res.write = (...given: unknown[]) => (keep(given[0]), write(...given));
      res.end = (...given: unknown[]) => (keep(given[0]), end(...given));
      // Of a route mounted below, Express changes `url`.
      const { method = '', url = '' } = req;
      res.once('finish', () => {
        const sentence = undescribed({
          method,
          url,
          status: res.statusCode,
          contentType: String(res.getHeader('content-type') ?? ''),
          body: unpacked(Buffer.concat(chunks), res.getHeader('content-encoding')),
        });
        if (sentence) found.add(sentence);
      });
    },
  };
}
