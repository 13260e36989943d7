import type { z } from 'zod';
import type { Feature } from '../../domain/administration/feature.ts';
import type { Deps } from '../deps.ts';
import type { Access, WhileRepresenting } from './access.ts';
import type { Reply } from './reply.ts';
import type { ApplicantSession, Session, StaffSession } from './session.ts';
import type { MultipartRule, ReceivedFile } from './uploads.ts';

export type SessionOf<A extends Access> = A extends 'public'
  ? null
  : A extends 'any'
    ? Session
    : A extends 'applicant'
      ? ApplicantSession
      : A extends { readonly applicant: true }
        ? Session
        : StaffSession;

/**
 * `read`: changes nothing. `write`: asks for an Idempotency-Key and answers the same call once.
 * `natural`: changes something, but twice is the same as once (heartbeat, logout, one-time codes).
 */
export type Effect = 'read' | 'write' | 'natural';

export type RateClass = 'general' | 'login' | 'upload' | 'heavy' | 'check';

/** Problems a route may answer with, as they are documented. */
export type FailureStatus = 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500 | 503;

/** What somebody uploaded, as what it was uploaded as. */
export const ANY_FILE = '*/*';

/** A body that is a file, for the documentation. */
export interface FileOutput {
  file: string;
}
export interface RedirectOutput {
  redirect: true;
}
export type Output = z.ZodType | FileOutput | RedirectOutput;

/** Everything a handler may use of one call; parsed and authorised already. */
export interface Call<S, P, Q, B> {
  params: P;
  query: Q;
  body: B;
  files: readonly ReceivedFile[];
  session: S;
  deps: Deps;
  /** Id of this HTTP request, also in logs and problem bodies. */
  requestId: string;
  /** The Idempotency-Key of this person for this party, as an id; empty for routes without one. */
  key: string;
  /** Version from If-Match; null when the caller did not say. */
  expectedVersion: number | null;
  /** Draws a number once for this key: a retry gets the same one. `instead`: of one that turned out to be taken. */
  allocateId: (draw: () => Promise<number>, instead?: number) => Promise<number>;
  cookie: (name: string) => string | null;
  /** The header as it came, for machines that have a key instead of a login. */
  authorization: string | undefined;
  userAgent: string | undefined;
  /** The browser navigates (a link was followed) rather than calls. */
  navigates: boolean;
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : Record<string, never>;
type Answer<O> = O extends z.ZodType ? z.input<O> | Reply : Reply;

export interface RouteSpec<
  A extends Access,
  P extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  B extends z.ZodType | undefined,
  O extends Output,
> {
  method: 'GET' | 'POST' | 'DELETE';
  /** As the specification spells it, `{name}` for parameters; matched without regard to case. */
  path: `/${string}`;
  summary: string;
  access: A;
  /** `may` unless said. */
  representing?: WhileRepresenting;
  effect?: Effect;
  rate?: RateClass;
  /** Pages ask for it by themselves again and again: the first to be sent away when too much is asked. */
  poll?: true;
  /** What it belongs to; switched off, it answers 409 `featureOff` to everybody who may call it. */
  feature?: Feature;
  params?: P;
  query?: Q;
  body?: B;
  /** The body comes as a form of a browser (post-back of a gateway). */
  form?: true;
  /** The body is text of this type, byte for byte (a character a byte); `body` is a string. */
  raw?: 'message/rfc822';
  multipart?: MultipartRule;
  /** Name of a cookie the token may come in as well, for pages that cannot send it as a header. */
  tokenCookie?: string;
  /** Problems it answers with beside those that follow from its shape (`failuresOf`), for the documentation. */
  fails?: readonly FailureStatus[];
  /** 202 with this body: done, but with its effect only later. */
  later?: z.ZodType;
  output: O;
  handler: (call: Call<SessionOf<A>, Parsed<P>, Parsed<Q>, Parsed<B>>) => Promise<Answer<O>>;
}

/** A route with its types forgotten: what mount, the documentation and the tests walk over. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  summary: string;
  access: Access;
  representing: WhileRepresenting;
  effect: Effect;
  rate: RateClass;
  poll: boolean;
  feature: Feature | null;
  params: z.ZodType | null;
  query: z.ZodType | null;
  body: z.ZodType | null;
  form: boolean;
  raw: string | null;
  multipart: MultipartRule | null;
  tokenCookie: string | null;
  fails: readonly FailureStatus[];
  later: z.ZodType | null;
  output: Output;
  handler: (call: Call<Session | null, unknown, unknown, unknown>) => Promise<unknown>;
}

/** One object a route: it mounts, guards, parses and documents. */
export function defineRoute<
  const A extends Access,
  O extends Output,
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
>(spec: RouteSpec<A, P, Q, B, O>): Route {
  const writes = spec.method !== 'GET' && spec.access !== 'public';
  return {
    method: spec.method,
    path: spec.path,
    summary: spec.summary,
    access: spec.access,
    representing: spec.representing ?? 'may',
    effect: spec.effect ?? (writes ? 'write' : spec.method === 'GET' ? 'read' : 'natural'),
    rate: spec.rate ?? (spec.multipart ? 'upload' : 'general'),
    poll: spec.poll ?? false,
    feature: spec.feature ?? null,
    params: spec.params ?? null,
    query: spec.query ?? null,
    body: spec.body ?? null,
    form: spec.form ?? false,
    raw: spec.raw ?? null,
    multipart: spec.multipart ?? null,
    tokenCookie: spec.tokenCookie ?? null,
    fails: spec.feature ? [...new Set([...(spec.fails ?? []), 409 as const])] : (spec.fails ?? []),
    later: spec.later ?? null,
    output: spec.output,
    handler: spec.handler as Route['handler'],
  };
}

export function isSchema(output: Output): output is z.ZodType {
  return '_zod' in output;
}
