import type { z } from 'zod';
import {
  FIELD_PROBLEM_TEXT,
  isFieldProblem,
  problemText,
  type FieldProblem,
  type ProblemCode,
} from '../../domain/texts/lt/problem.ts';
import { anyProblemText, type ServedProblem } from '../../domain/texts/lt/served-problem.ts';
import type { ProblemBody } from '../wire/problem.ts';

type Extra = Partial<Pick<ProblemBody, 'latest' | 'formVersion' | 'details' | 'errors'>> & {
  retryAfterSeconds?: number;
  headers?: Record<string, string>;
  /** Instead of the catalogue's words, where they must name somebody. */
  sentence?: string;
};

/** What a caller is told when a call cannot be done: a stable code, from which status and sentence follow. */
export class Problem extends Error {
  override name = 'Problem';
  constructor(
    readonly code: ApiProblemCode,
    readonly extra: Extra = {},
  ) {
    super(code);
  }

  get status(): number {
    return STATUS_OF[this.code] ?? 409;
  }
}

/** Codes of the API itself, beside those that have a sentence in the catalogue. */
export type ApiProblemCode = ProblemCode | ServedProblem | 'requestInProgress';

/** Everything that is not here is a refusal of the transition table: 409. */
const STATUS_OF: Partial<Record<ApiProblemCode, number>> = {
  unauthenticated: 401,
  sessionExpired: 401,
  sessionElsewhere: 401,
  programTokenInBrowser: 401,
  forbidden: 403,
  wrongRole: 403,
  representationInvalid: 403,
  representativeMayNot: 403,
  notFound: 404,
  requestGone: 404,
  documentMissing: 404,
  evaluationMissing: 404,
  methodNotAllowed: 405,
  validation: 400,
  malformedBody: 400,
  missingAttachments: 400,
  idempotencyKeyMissing: 400,
  inputMissing: 400,
  noLoginType: 400,
  loginFailed: 400,
  loginCodeInvalid: 400,
  companyNotFound: 400,
  fileEmpty: 400,
  fileTooLarge: 413,
  bodyTooLarge: 413,
  fileTypeNotAllowed: 400,
  fileContentMismatch: 400,
  fileInfected: 400,
  fileMissing: 400,
  fileTypeMissing: 400,
  fileLimitReached: 400,
  importFileMissing: 400,
  importTypeMissing: 400,
  tooManyRequests: 429,
  internal: 500,
  unexpected: 500,
  fileNotStored: 503,
  assignFailed: 500,
  terminateFailed: 500,
  requestInProgress: 202,
  outcomeUnknown: 202,
  engineUnavailable: 503,
  identityUnavailable: 503,
  signingUnavailable: 503,
  selfCheckBusy: 503,
  overloaded: 503,
  maintenance: 503,
  databaseUnavailable: 503,
};

const said = (code: ApiProblemCode): string => (code === 'requestInProgress' ? 'outcomeUnknown' : code);

/** Body of a problem. Field errors stand alone (validation dialog); everything else carries its sentence. */
export function problemBody(problem: Problem, requestId: string): ProblemBody {
  const { errors, latest, formVersion, details } = problem.extra;
  const sentence = problem.extra.sentence ?? anyProblemText(said(problem.code));
  return {
    ...(errors ? { errors } : { ErrorId: problem.code, ErrorMessage: sentence, ErrorDescription: sentence }),
    code: problem.code,
    requestId,
    ...(latest ? { latest } : {}),
    ...(formVersion === undefined ? {} : { formVersion }),
    ...(details ? { details } : {}),
  };
}

/** Field errors of zod as the validation dialog reads them; `rename` gives the names of the wire for those of the domain. */
const MOST_UNKNOWN = 10;

export function validationProblem(error: z.ZodError, rename: Readonly<Record<string, string>> = {}): Problem {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues.flatMap(eachUnknown)) {
    const [first, ...rest] = issue.path.map(String);
    const path = [rename[first ?? ''] ?? first ?? 'body', ...rest].join('.');
    (errors[path] ??= []).push(sentenceOf(issue));
  }
  return new Problem('validation', { errors });
}

/** Names nobody knows are told one by one: a misspelt one must not pass for none. Only what looks like a name is said again. */
function eachUnknown(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'unrecognized_keys') return [issue];
  return issue.keys
    .slice(0, MOST_UNKNOWN)
    .map((key) => ({ ...issue, path: /^[A-Za-z]\w{0,59}$/.test(key) ? [...issue.path, key] : issue.path }));
}

/**
 * Messages of our schemas are codes. A sentence of many parts comes as `params.sentence` of a custom issue; what zod says
 * itself is English and never shown.
 */
function sentenceOf(issue: z.core.$ZodIssue): string {
  const sentence: unknown = issue.code === 'custom' ? issue.params?.sentence : undefined;
  if (typeof sentence === 'string') return sentence;
  return FIELD_PROBLEM_TEXT[isFieldProblem(issue.message) ? issue.message : fieldProblemOf(issue)];
}

/** What is wrong when the schema has no word of its own. */
function fieldProblemOf(issue: z.core.$ZodIssue): FieldProblem {
  if (issue.code === 'unrecognized_keys') return 'unknownName';
  if (issue.code === 'too_big')
    return issue.origin === 'string' ? 'tooLong' : issue.origin === 'array' ? 'rowsTooMany' : 'formatInvalid';
  if (issue.code === 'too_small')
    return issue.origin === 'string'
      ? 'fieldMissing'
      : issue.origin === 'array'
        ? 'rowsMissing'
        : 'formatInvalid';
  // What is not there at all is missing; whatever else came is of another kind.
  const isOfKind =
    issue.code !== 'invalid_type' && issue.code !== 'invalid_value' && issue.code !== 'invalid_union';
  return isOfKind || issue.input !== undefined ? 'formatInvalid' : 'fieldMissing';
}

/** A field of the call that cannot be taken; its sentence is that of the code. */
export function fieldProblem(field: string, code: FieldProblem | ProblemCode): Problem {
  const sentence = isFieldProblem(code) ? FIELD_PROBLEM_TEXT[code] : problemText(code);
  return new Problem('validation', { errors: { [field]: [sentence] } });
}
