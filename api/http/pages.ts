import { Router, type RequestHandler, type Response } from 'express';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { builtFiles } from './built-files.ts';
import { compressed } from './compressed.ts';

const NONCE = '__CSP_NONCE__';
const INDEX = 'index.html';
/** Paths the application knows; anything else is its page „nerasta“. */
const KNOWN = [
  /^\/(login|logincallback|backofficelogin|about|description|self-check|representative|link)?\/?$/i,
  /^\/permission-denied(\/[^/]+)?\/?$/i,
  /^\/main-window(\/.*)?$/i,
  /^\/backoffice\/.+$/i,
];

/** They come with their words in them, as somebody sees them who comes for the first time (web/first-paint). */
const DRAWN: Record<string, string> = {
  '/': 'home.html',
  '/login': 'login.html',
  '/self-check': 'self-check.html',
  '/about': 'about.html',
};

/** Only where there is a test login. */
const TEST_LOGIN = /^\/vaiisis\/?$/i;

/** The built web application: hashed assets for ever, the page itself never kept and with this answer's nonce in it. */
export function pages(directory: string, { hasTestLogin }: { hasTestLogin: boolean }): Router {
  const known = hasTestLogin ? [...KNOWN, TEST_LOGIN] : KNOWN;
  const router = Router();
  const page = keptFile(join(directory, INDEX));
  const drawn = new Map(Object.entries(DRAWN).map(([path, name]) => [path, keptFile(join(directory, name))]));
  const sendPage: RequestHandler = (req, res, next) => {
    const own = Object.keys(req.query).length === 0 ? drawn.get(req.path) : undefined;
    const text = req.method === 'GET' || req.method === 'HEAD' ? (own?.() ?? page()) : null;
    if (text === null || !req.accepts('html')) return next();
    const status = isPage(req.path, [INDEX]) || known.some((path) => path.test(req.path)) ? 200 : 404;
    void compressed(req, res, () => send(res, text, status));
  };
  router.use(
    '/assets',
    builtFiles(join(directory, 'assets'), {
      immutable: true,
      maxAge: '365d',
      index: false,
      fallthrough: false,
    }),
  );
  // As they lie on the disk they have no nonce: under whatever spelling, the page is sent.
  router.use((req, res, next) =>
    isPage(req.path, [INDEX, ...Object.values(DRAWN)]) ? sendPage(req, res, next) : next(),
  );
  router.use(builtFiles(directory, { index: false, maxAge: '1h', redirect: false }));
  router.use(sendPage);
  return router;
}

/** Read once, when it is there. */
function keptFile(path: string): () => string | null {
  let text: string | null = null;
  return () => {
    try {
      text ??= readFileSync(path, 'utf8');
    } catch {
      return null;
    }
    return text;
  };
}

function isPage(path: string, names: readonly string[]): boolean {
  try {
    return names.includes(posix.normalize(decodeURIComponent(path)).toLowerCase().replace(/^\/+/, ''));
  } catch {
    return false;
  }
}

function send(res: Response, text: string, status: number): void {
  res.setHeader('Cache-Control', 'no-store');
  res
    .status(status)
    .type('html')
    .send(text.replaceAll(NONCE, res.locals.nonce as string));
}
