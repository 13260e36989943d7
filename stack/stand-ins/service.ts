import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import type { Express, NextFunction, Request, Response } from 'express';
import express from 'express';

export interface RunningService {
  url: string;
  close: () => Promise<void>;
}

const file = (name: string): string => readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8');

/** An Express application with what every stand-in serves: the style sheet and the form-sending script. */
export function createApp(): Express {
  const app = express();
  app.disable('x-powered-by');
  app.get('/style.css', (_req, res) => void res.type('css').send(file('style.css')));
  app.get('/auto-submit.js', (_req, res) => void res.type('js').send(file('auto-submit.mjs')));
  app.get('/healthz', (_req, res) => void res.json({ status: 'ok' }));
  return app;
}

/** Listens on the port (0 = a free one); closing also ends connections that a slow answer keeps open. */
export async function listen(app: Express, port: number, host: string): Promise<RunningService> {
  // Express names the error handler by its four parameters. Nothing of the request is repeated in the answer.
  app.use((error: unknown, _req: Request, res: Response, next: NextFunction) => {
    if (res.headersSent) return next(error);
    const status = (error as { status?: number }).status ?? 500;
    res.status(status).json({ status: 'error', code: status < 500 ? 'badRequest' : 'internal' });
  });
  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The caller's key, compared as a whole: stand-ins guard nothing secret, so timing does not matter here. */
export const bearerMatches = (req: Request, scheme: string, key: string): boolean =>
  req.get('authorization') === `${scheme} ${key}`;
