import { Router, type RequestHandler, type Response } from 'express';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { builtFiles } from './built-files.ts';
import { compressed } from './compressed.ts';

const NONCE = '__CSP_NONCE__';
/** Paths the application knows; anything else is its page „nerasta“. */
const KNOWN = [
  /^\/(login|logincallback|backofficelogin|about|description|self-check|representative|link)?\/?$/i,
  /^\/permission-denied(\/[^/]+)?\/?$/i,
  /^\/main-window(\/.*)?$/i,
  /^\/backoffice\/.+$/i,
];

/** Only where there is a test login. */
const TEST_LOGIN = /^\/vaiisis\/?$/i;

/** The built web application: hashed assets for ever, the page itself never kept and with this answer's nonce in it. */
export function pages(directory: string, { hasTestLogin }: { hasTestLogin: boolean }): Router {
  const known = hasTestLogin ? [...KNOWN, TEST_LOGIN] : KNOWN;
  const router = Router();
  let page: string | null = null;
  const readPage = (): string | null => {
    try {
      page ??= readFileSync(join(directory, 'index.html'), 'utf8');
    } catch {
      return null;
    }
    return page;
  };
  const sendPage: RequestHandler = (req, res, next) => {
    const text = req.method === 'GET' || req.method === 'HEAD' ? readPage() : null;
    if (text === null || !req.accepts('html')) return next();
    const status = isThePage(req.path) || known.some((path) => path.test(req.path)) ? 200 : 404;
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
  // As it lies on the disk it has no nonce: under whatever spelling, it is the page.
  router.use((req, res, next) => (isThePage(req.path) ? sendPage(req, res, next) : next()));
  router.use(builtFiles(directory, { index: false, maxAge: '1h', redirect: false }));
  router.use(sendPage);
  return router;
}

function isThePage(path: string): boolean {
  try {
    return /^\/+index\.html$/i.test(posix.normalize(decodeURIComponent(path)));
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
