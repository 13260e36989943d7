import type { ErrorRequestHandler, Response } from 'express';
import { RegisterDataInvalid } from '../../db/register-data.ts';
import { isBrokenOff } from '../../db/repeated-transactions.ts';
import type { Deps } from '../deps.ts';
import { errorForLog } from '../log.ts';
import { EngineDown, EngineLate, EngineRefusal } from '../temporal.ts';
import { problemForApplicant } from '../present/for-applicant.ts';
import type { ProblemBody } from '../wire/problem.ts';
import { Problem, problemBody, type ApiProblemCode } from './problems.ts';
import type { Session } from './session.ts';

/** Callers ask again after so long while the outcome is not known, or while something is away. */
const LATE_SECONDS = 1;
const AWAY_SECONDS = 2;

/** Any error → what the caller is told. Codes only; messages of libraries never leave the house. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof EngineRefusal)
    return new Problem(
      error.code === 'commandReused' ? 'idempotencyKeyReused' : (error.code as ApiProblemCode),
    );
  if (error instanceof EngineLate) return new Problem('outcomeUnknown', { retryAfterSeconds: LATE_SECONDS });
  if (error instanceof EngineDown)
    return new Problem('engineUnavailable', { retryAfterSeconds: AWAY_SECONDS });
  const { code, type, status } = (error ?? {}) as { code?: unknown; type?: unknown; status?: unknown };
  if (type === 'entity.too.large') return new Problem('bodyTooLarge');
  if (typeof type === 'string' && /^(entity|encoding|charset|request|parameters|stream)\./.test(type))
    return new Problem('malformedBody');
  // Files that are not there, and paths that try to leave their folder.
  if (error instanceof URIError || status === 404 || status === 403) return new Problem('notFound');
  // What reads bodies says that the caller is wrong, and no more: a packing that is none, a length that is another.
  if (typeof status === 'number' && status >= 400 && status < 500) return new Problem('malformedBody');
  // No fault of the caller's, and nothing that another try mends; which register it is stands in the log.
  if (error instanceof RegisterDataInvalid) return new Problem('internal');
  // Beaten by others again and again: it may be tried once more, later.
  if (isConnectionLoss(code) || isBrokenOff(error))
    return new Problem('databaseUnavailable', { retryAfterSeconds: AWAY_SECONDS });
  return new Problem('unexpected');
}

/** SQLSTATE class 08 and 57P, and errors of the socket. */
function isConnectionLoss(code: unknown): boolean {
  return typeof code === 'string' && /^(08|57P0|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|53300)/.test(code);
}

/** The one place where errors become answers. */
export function errorHandler(deps: Pick<Deps, 'logger' | 'metrics'>): ErrorRequestHandler {
  return (error: unknown, _req, res, _next) => {
    const problem = problemOf(error);
    const { status } = problem;
    if (error instanceof EngineDown || error instanceof EngineLate) deps.metrics.engineFailed(error.name);
    res.locals.code = problem.code;
    // Hundreds a second may be sent away for want of room: each has its line of the call, and no trace.
    if (status >= 500 && problem.code !== 'overloaded')
      deps.logger.error(
        { id: res.locals.requestId as string, code: problem.code, ...errorForLog(error) },
        'call failed',
      );
    if (res.headersSent) return void res.destroy();
    send(res, problem);
  };
}

function send(res: Response, problem: Problem): void {
  const requestId = res.locals.requestId as string;
  const { retryAfterSeconds, headers } = problem.extra;
  if (retryAfterSeconds !== undefined) res.setHeader('Retry-After', String(retryAfterSeconds));
  for (const [name, value] of Object.entries(headers ?? {})) res.setHeader(name, value);
  if (problem.status === 401) res.setHeader('WWW-Authenticate', 'Bearer');
  if (problem.status === 202) {
    res.setHeader('Location', res.req.originalUrl);
    res.status(202).json({ pending: true, requestId, retryAfterSeconds: retryAfterSeconds ?? LATE_SECONDS });
    return;
  }
  res.setHeader('Cache-Control', 'no-store');
  res
    .status(problem.status)
    .type('application/problem+json')
    .send(JSON.stringify(bodyFor(res, problemBody(problem, requestId))));
}

/** Refusals are made where nobody knows who asks; what an applicant is told of them is shaped on the way out. */
function bodyFor(res: Response, body: ProblemBody): ProblemBody {
  const session = res.locals.session as Session | undefined;
  return session?.kind === 'applicant' ? problemForApplicant(body) : body;
}
