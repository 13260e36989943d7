import { create as contentDisposition } from 'content-disposition';
import { parseCookie } from 'cookie';
import { Router, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { deviceCookie } from '../device.ts';
import { isOff } from '../features.ts';
import { checkAccess, checkRepresentation } from './access.ts';
import { bodyParsers, plainFields } from './bodies.ts';
import { compressed, mayCompress } from './compressed.ts';
import { isSchema, type Call, type RateClass, type Route } from './define-route.ts';
import { versionOf } from './etag.ts';
import { commandIdOf, hashOfCall, keyOf, once } from './idempotency.ts';
import type { Room } from './overload.ts';
import { Problem, validationProblem } from './problems.ts';
import { Reply, type FileReply } from './reply.ts';
import { scanned } from './scanning.ts';
import { authenticate, type Credentials, type Session } from './session.ts';
import { receivedFiles, type ReceivedFile } from './uploads.ts';

/** Mounts every route with its guards in their order: room, packing, rate, login, rights, body, parsing, once-only, handler. */
export function mountRoutes(
  routes: readonly Route[],
  deps: Deps,
  limits: Record<RateClass, RequestHandler>,
  roomOf: (route: Route) => Room,
): Router {
  const byPath = new Map<string, OnePath>();
  for (const route of routes) {
    const path = route.path.replace(/\{(\w+)\}/g, ':$1');
    const known = byPath.get(path.toLowerCase()) ?? { routes: [], path };
    byPath.set(path.toLowerCase(), known);
    known.routes.push(route);
  }
  const whole = newRouter();
  // A router asks every route in turn whether it is meant: two hundred of them took a tenth of a short call.
  const fixed = new Map<string, Router>();
  whole.use((req, res, next) => {
    const own = fixed.get(req.path.toLowerCase().replace(/(.)\/$/, '$1'));
    if (own) own(req, res, next);
    else next();
  });
  for (const [lower, { routes: own, path }] of byPath) {
    const hasParams = path.includes(':');
    const router = hasParams ? whole : newRouter();
    mountPath(router, { path, routes: own }, { deps, limits, roomOf });
    if (!hasParams) fixed.set(lower, router);
  }
  return whole;
}

interface OnePath {
  path: string;
  routes: Route[];
}

interface Guards {
  deps: Deps;
  limits: Record<RateClass, RequestHandler>;
  roomOf: (route: Route) => Room;
}

const newRouter = (): Router => Router({ caseSensitive: false, strict: false });

/** What may be done at one path, and that nothing else may. */
function mountPath(router: Router, { path, routes }: OnePath, { deps, limits, roomOf }: Guards): void {
  for (const route of routes) {
    const mount = route.method === 'GET' ? 'get' : route.method === 'POST' ? 'post' : 'delete';
    const room = roomOf(route);
    router[mount](
      path,
      nameOf(route),
      roomFor(room),
      ...(mayCompress(route) ? [compressed] : []),
      limits[route.rate],
      guard(route, deps),
      ...bodyParsers(route, deps.config.STORAGE_DIR),
      run(route, deps, room),
    );
  }
  router.all(path, (_req: Request, res: Response, next: NextFunction) => {
    res.setHeader('Allow', [...new Set(routes.map(({ method }) => method))].join(', '));
    next(new Problem('methodNotAllowed'));
  });
}

/** The template of the path, for logs and figures: addresses hold ids. */
function nameOf(route: Route): RequestHandler {
  return (_req, res, next) => {
    res.locals.route = route.path;
    next();
  };
}

function roomFor(room: Room): RequestHandler {
  return (_req, _res, next) => {
    room.check();
    next();
  };
}

function guard(route: Route, deps: Deps): RequestHandler {
  return async (req, res, next) => {
    if (route.access === 'public') {
      await checkFeature(route, deps);
      return next();
    }
    const session = await authenticate(deps.db, credentialsOf(route, req, deps));
    checkAccess(route.access, session);
    checkRepresentation(route.representing, session);
    res.locals.session = session;
    await checkFeature(route, deps);
    next();
  };
}

async function checkFeature({ feature }: Route, { db }: Deps): Promise<void> {
  if (feature && (await isOff(db, feature))) throw new Problem('featureOff');
}

function credentialsOf(route: Route, req: Request, { config }: Deps): Credentials {
  const authorization = req.get('authorization');
  const isFromBrowser = req.get('origin') !== undefined || req.get('sec-fetch-site') !== undefined;
  if (authorization || !route.tokenCookie) {
    return { authorization, device: cookieOf(req.get('cookie'), deviceCookie(config)), isFromBrowser };
  }
  // Pages of another site send no Strict cookie: theirs holds both halves.
  const [token, device = null] = cookieOf(req.get('cookie'), route.tokenCookie)?.split('.') ?? [];
  return { authorization: token && `Bearer ${token}`, device, isFromBrowser };
}

function parsed(schema: z.ZodType | null, given: unknown): unknown {
  if (!schema) return {};
  const result = schema.safeParse(given ?? {}, { reportInput: true });
  if (!result.success) throw validationProblem(result.error);
  return result.data;
}

function run(route: Route, deps: Deps, room: Room): RequestHandler {
  return async (req, res) => {
    const session = (res.locals.session ?? null) as Session | null;
    const files = route.multipart ? await scanned(deps, await receivedFiles(req), route.multipart.field) : [];
    const key = route.effect === 'write' ? keyOf(req.get('idempotency-key')) : '';
    const actor = session ? actorOf(session) : '';
    const call: Call<Session | null, unknown, unknown, unknown> = {
      params: pathOf(route, req.params),
      query: parsed(route.query, plainFields(req.query)),
      body: parsed(route.body, isFields(route, req) ? plainFields(req.body) : req.body),
      files,
      session,
      deps,
      requestId: res.locals.requestId as string,
      key: key && commandIdOf(actor, key),
      expectedVersion: route.effect === 'write' ? versionOf(req.get('if-match')) : null,
      allocateId: (draw) => draw(),
      cookie: (name) => cookieOf(req.get('cookie'), name),
      authorization: req.get('authorization'),
      userAgent: req.get('user-agent'),
      navigates:
        req.get('sec-fetch-mode') === 'navigate' ||
        (req.accepts(['json', 'html']) === 'html' && route.access === 'public'),
    };
    const answer = async (more: Partial<typeof call> = {}): Promise<Reply> =>
      asReply(route, await route.handler({ ...call, ...more }));
    if (route.effect !== 'write' || !session) return send(res, await room.hold(answer));
    const identity = { actor, key, requestHash: hashOf(route, call) };
    const { reply, replayed } = await room.hold(() =>
      once(deps.db, identity, (allocateId) => answer({ allocateId })),
    );
    if (replayed) res.setHeader('Idempotency-Replayed', 'true');
    await send(res, reply);
  };
}

/** For whom somebody acts is a part of who calls: an answer given for one party is never repeated for another. */
function actorOf(session: Session): string {
  const actor = `${session.kind}:${session.userId}`;
  return session.kind === 'applicant' ? `${actor}:${session.partyId}` : actor;
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
  // For who cannot read the UTF-8 form: letters without their marks, which here are still read.
  const ascii = file.name.normalize('NFD').replace(/[^\x20-\x7e]/g, '');
  const fallback = ascii === file.name || ascii;
  const type = file.inline ? 'inline' : 'attachment';
  res.setHeader('Content-Type', file.contentType);
  res.setHeader('Content-Disposition', contentDisposition(file.name, { type, fallback }));
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
  return parseCookie(header ?? '')[name] ?? null;
}
