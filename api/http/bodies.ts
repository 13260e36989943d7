import { isUtf8 } from 'node:buffer';
import express, { type Request, type RequestHandler } from 'express';
import { plainText } from '../../domain/values/plain-text.ts';
import type { Route } from './define-route.ts';
import { isTooDeep, judged } from './plain-json.ts';
import { Problem } from './problems.ts';
import { receiveFiles } from './uploads.ts';

const JSON_LIMIT = '1mb';
const FORM_LIMIT = '10kb';
/** Of a message with another one in it. */
const RAW_LIMIT = '2mb';

/** A decoder would put question marks in place of bytes that are no text, and they would be stored. */
function onlyText(_req: unknown, _res: unknown, bytes: Buffer): void {
  if (!isUtf8(bytes)) throw new SyntaxError('not text');
}

const json = express.json({ limit: JSON_LIMIT, reviver: judged, verify: onlyText });
const form = express.urlencoded({ extended: false, limit: FORM_LIMIT, parameterLimit: 20 });

/** A body of another kind is refused rather than taken for an empty one, and so is JSON that is no object or has no end. */
const onlyObjects: RequestHandler = (req, _res, next) => {
  const isForeign = req.body === undefined && hasBody(req);
  const isWrong = isForeign || Array.isArray(req.body) || isTooDeep(req.body);
  next(isWrong ? new Problem('malformedBody') : undefined);
};

function hasBody(req: Request): boolean {
  return req.get('transfer-encoding') !== undefined || Number(req.get('content-length') ?? 0) > 0;
}

/** What reads the body of a route, files to a folder under `storageDir`; routes without one leave it unread. */
export function bodyParsers(route: Route, storageDir: string): RequestHandler[] {
  if (route.multipart) {
    const files = receiveFiles(route.multipart, storageDir);
    return route.multipart.orJson ? [files, json, onlyObjects] : [files];
  }
  if (route.form) return [form, json, onlyObjects];
  if (route.raw) return [express.text({ type: route.raw, limit: RAW_LIMIT, defaultCharset: 'latin1' })];
  return route.body ? [json, onlyObjects] : [];
}

/** Fields of a query or a form, which are text or, given twice, lists of it. */
export function plainFields(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? plainText(value) : value,
    ]),
  );
}
