import { Router, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { checkAccess, checkRepresentation } from './access.ts';
import { bodyParsers, plainFields } from './bodies.ts';
import { isSchema, type Call, type RateClass, type Route } from './define-route.ts';
import { versionOf } from './etag.ts';
import { hashOfCall, keyOf, once } from './idempotency.ts';
import { Problem, validationProblem } from './problems.ts';
import { Reply, type FileReply } from './reply.ts';
import { scanned } from './scanning.ts';
import { authenticate, type Session } from './session.ts';
import { receivedFiles, type ReceivedFile } from './uploads.ts';

/** Mounts every route with its guards in their order: rate, login, rights, body, parsing, once-only, handler. */
export function mountRoutes(
  routes: readonly Route[],
  deps: Deps,
  limits: Record<RateClass, RequestHandler>,
): Router {
  const router = Router({ caseSensitive: false, strict: false });
  const methods = new Map<string, Set<string>>();
  for (const route of routes) {
    const path = route.path.replace(/\{(\w+)\}/g, ':$1');
    const known = methods.get(path.toLowerCase()) ?? new Set();
    methods.set(path.toLowerCase(), known.add(route.method));
    const mount = route.method === 'GET' ? 'get' : route.method === 'POST' ? 'post' : 'delete';
    router[mount](
      path,
      nameOf(route),
      limits[route.rate],
      guard(route, deps),
      ...bodyParsers(route),
      run(route, deps),
    );
  }
  for (const [path, known] of methods) {
    router.all(path, (_req: Request, res: Response, next: NextFunction) => {
      res.setHeader('Allow', [...known].join(', '));
      next(new Problem('methodNotAllowed'));
    });
  }
  return router;
}

/** The template of the path, for logs and figures: addresses hold ids. */
function nameOf(route: Route): RequestHandler {
  return (_req, res, next) => {
    res.locals.route = route.path;
    next();
  };
}

function guard(route: Route, deps: Deps): RequestHandler {
  return async (req, res, next) => {
    if (route.access === 'public') return next();
    const session = await authenticate(deps.db, req.get('authorization') ?? tokenInCookie(route, req));
    checkAccess(route.access, session);
    checkRepresentation(route.representing, session);
    res.locals.session = session;
    next();
  };
}

function tokenInCookie({ tokenCookie }: Route, req: Request): string | undefined {
  const token = tokenCookie && cookieOf(req.get('cookie'), tokenCookie);
  return token ? `Bearer ${token}` : undefined;
}

function parsed(schema: z.ZodType | null, given: unknown): unknown {
  if (!schema) return {};
  const result = schema.safeParse(given ?? {}, { reportInput: true });
  if (!result.success) throw validationProblem(result.error);
  return result.data;
}

function run(route: Route, deps: Deps): RequestHandler {
  return async (req, res) => {
    const session = (res.locals.session ?? null) as Session | null;
    const files = route.multipart ? await scanned(deps, await receivedFiles(req), route.multipart.field) : [];
    const key = route.effect === 'write' ? keyOf(req.get('idempotency-key')) : '';
    const call: Call<Session | null, unknown, unknown, unknown> = {
      params: pathOf(route, req.params),
      query: parsed(route.query, plainFields(req.query)),
      body: parsed(route.body, isFields(route, req) ? plainFields(req.body) : req.body),
      files,
      session,
      deps,
      requestId: res.locals.requestId as string,
      key,
      expectedVersion: route.effect === 'write' ? versionOf(req.get('if-match')) : null,
      allocateId: (draw) => draw(),
      cookie: (name) => cookieOf(req.get('cookie'), name),
      navigates:
        req.get('sec-fetch-mode') === 'navigate' ||
        (req.accepts(['json', 'html']) === 'html' && route.access === 'public'),
    };
    if (route.effect !== 'write' || !session) return send(res, asReply(route, await route.handler(call)));
    const identity = { actor: actorOf(session), key, requestHash: hashOf(route, call) };
    const { reply, replayed } = await once(deps.db, identity, async (allocateId) =>
      asReply(route, await route.handler({ ...call, allocateId })),
    );
    if (replayed) res.setHeader('Idempotency-Replayed', 'true');
    await send(res, reply);
  };
}

/** For whom somebody acts is a part of who calls: an answer given for one party is never repeated for another. */
function actorOf(session: Session): string {
  const actor = `${session.kind}:${session.userId}`;
  return session.kind === 'applicant' && session.representation ? `${actor}:${session.partyId}` : actor;
}

/** Text of a form; that of JSON was made plain when it was read. */
function isFields(route: Route, req: Request): boolean {
  return (route.form || route.multipart !== null) && !req.is('json');
}

/** Ids in the path that cannot be ids name nothing: 404, not 400. */
function pathOf(route: Route, params: unknown): unknown {
  if (!route.params) return {};
  const result = route.params.safeParse(params);
  if (!result.success) throw new Problem('notFound');
  return result.data;
}

function hashOf(
  route: Route,
  call: { params: unknown; query: unknown; body: unknown; files: readonly ReceivedFile[] },
): string {
  const files = call.files.map((file) => [file.name, file.size, file.sha256]);
  return hashOfCall([route.method, route.path, call.params, call.query, call.body, files]);
}

/** The body goes through the route's schema: what is not declared does not leave the house. */
function asReply(route: Route, answer: unknown): Reply {
  const reply = answer instanceof Reply ? answer : new Reply(200, answer);
  if (reply.status !== 200 || reply.file || !isSchema(route.output)) return reply;
  return new Reply(200, route.output.parse(reply.body), reply.headers, { logged: reply.logged });
}

async function send(res: Response, reply: Reply): Promise<void> {
  for (const [name, value] of Object.entries(reply.headers)) res.setHeader(name, value);
  res.status(reply.status);
  if (reply.file) return sendFile(res, reply.file);
  if (reply.body === undefined) res.end();
  else res.json(reply.body);
}

async function sendFile(res: Response, file: FileReply): Promise<void> {
  await begins(file.stream);
  const ascii = file.name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '_');
  const kind = file.inline ? 'inline' : 'attachment';
  res.setHeader('Content-Type', file.contentType);
  res.setHeader(
    'Content-Disposition',
    `${kind}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
  );
  if (file.size !== undefined) res.setHeader('Content-Length', file.size);
  await pipeline(file.stream, res);
}

/** Bytes that cannot be had are told as a problem; after the first of them only the connection can be cut. */
function begins(stream: Readable): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.once('readable', resolve).once('end', resolve).once('error', reject);
  });
}

function cookieOf(header: string | undefined, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
}
