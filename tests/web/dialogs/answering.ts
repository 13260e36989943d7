// The built pages with a server behind them that knows no case: it answers what a test says, and keeps what it was sent.
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { problemBody, type Problem } from '../../../api/http/problems.ts';
import { undescribed } from '../../harness/documented.ts';
import { answerTo, callAt } from './invented.ts';

const PAGES = fileURLToPath(new URL('../../../dist/web/', import.meta.url));
const KINDS: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Answers by call, as openapi.json names it; what is not said is invented. */
export type Answers = Readonly<Record<string, unknown>>;

interface Sent {
  call: string;
  /** Path and query. */
  path: string;
  /** JSON, or the parts of a form: text, or the name of a file. */
  body: unknown;
}

export interface Answering {
  url: string;
  /** From here on; what was sent before is forgotten. `refused` are refused each time. */
  answer: (answers: Answers, refused?: Readonly<Record<string, Problem>>) => void;
  /** The next such call is refused. */
  refuse: (call: string, problem: Problem) => void;
  sent: (call: string) => Sent[];
  /** What this server answered and the API never would. */
  takeUndescribed: () => string[];
  close: () => Promise<void>;
}

export async function startAnswering(): Promise<Answering> {
  let answers: Answers = {};
  let always: Readonly<Record<string, Problem>> = {};
  let sent: Sent[] = [];
  const refusals = new Map<string, Problem>();
  const wrong = new Set<string>();

  const reply = (req: IncomingMessage, res: ServerResponse, answer: ReturnType<typeof answerTo>): void => {
    const { status, type, body } = answer;
    const seen = { method: req.method!, url: req.url!, status, contentType: type, body: Buffer.from(body) };
    const sentence = undescribed(seen);
    if (sentence) wrong.add(sentence);
    res.writeHead(status, type ? { 'content-type': type } : {}).end(body);
  };
  const serve = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const { pathname } = new URL(req.url!, 'http://here');
    const call = callAt(req.method!, pathname);
    if (!call) return page(pathname, res);
    sent.push({ call, path: req.url!, body: await bodyOf(req) });
    const refusal = refusals.get(call) ?? always[call];
    refusals.delete(call);
    reply(req, res, refusal ? refusedWith(refusal) : answerTo(call, answers[call]));
  };
  const server = createServer((req, res) => {
    serve(req, res).catch((error: Error) => {
      wrong.add(`${req.method} ${req.url}: ${error.stack}`);
      res.writeHead(500).end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: (given, refused = {}) => {
      answers = given;
      always = refused;
      sent = [];
      refusals.clear();
    },
    refuse: (call, problem) => void refusals.set(call, problem),
    sent: (call) => sent.filter((one) => one.call === call),
    takeUndescribed: () => [...wrong].filter((one) => wrong.delete(one)),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

const refusedWith = (problem: Problem) => ({
  status: problem.status,
  type: 'application/problem+json',
  body: JSON.stringify(problemBody(problem, 'r-1')),
});

async function bodyOf(req: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const type = req.headers['content-type'] ?? '';
  if (bytes.length === 0) return undefined;
  if (!type.startsWith('multipart/')) return JSON.parse(bytes.toString());
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  return Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
}

async function page(pathname: string, res: ServerResponse): Promise<void> {
  const file = extname(pathname) ? pathname : '/index.html';
  const bytes = await readFile(join(PAGES, file)).catch(() => null);
  if (!bytes) return void res.writeHead(404).end();
  res.writeHead(200, {
    'content-type': KINDS[extname(file)] ?? 'application/octet-stream',
    ...(file.startsWith('/assets/') ? { 'cache-control': 'max-age=3600' } : {}),
  });
  res.end(bytes);
}
