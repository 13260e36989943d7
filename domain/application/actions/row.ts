import type { Transition as CaseTransition } from '../../case/transition.ts';
import type { Condition } from '../conditions.ts';
import type { Role } from '../role.ts';
import type { StatusId } from '../status.ts';
import type { ActionFields } from './field.ts';

/** Who reads what is written with an action, or without one: the applicant too, or staff alone. */
export type CommentReader = 'applicant' | 'staff';

/** `asItCame`: 13 back to 9 or 16; `byDecision`: evaluate, where Denied takes 1 to 6 and everything else stays. */
export type OwnTarget = 'asItCame' | 'byDecision';

/** Files that travel with an action; they are stored first and the command names them by id. */
export interface FileRule {
  min: number;
  max: number;
  extensions: readonly string[];
  /** A document made before (GenerateContract) may be named instead. */
  orDocument?: true;
}

/** Said where something is not derived: what does it instead. */
export interface Elsewhere {
  elsewhere: string;
}

/** The HTTP call that carries the action out. Its roles are those of the row, its body the fields. */
export interface ActionCall {
  path: `/api/${string}`;
  method?: 'DELETE';
  summary: string;
  /** Where the request's number stands: in the body, the query or the path, under the name given. */
  request: { in: 'body' | 'query' | 'path'; name: string };
  /** Fields that stand in the query because the specification has them there. */
  query?: readonly string[];
  /** Read from the query too, for callers by the specification. The portal sends people's words in the body: addresses are logged. */
  queryToo?: readonly string[];
  /** Names are read with a small and with a capital letter: JSON and multipart spell them differently. */
  bothCases?: true;
  /** Names of the specification that say nothing the row does not say already. */
  ignored?: readonly string[];
}

export const ACTION_ICONS = [
  'adjust',
  'assign',
  'back',
  'ban',
  'check',
  'confirm',
  'document',
  'extra-document',
  'forward',
  'gauge',
  'increase',
  'person-search',
  'refresh',
  'reject',
  'replace',
  'shield',
  'sign',
  'size',
  'sum',
] as const;
export type ActionIcon = (typeof ACTION_ICONS)[number];

/** Its place among the actions of a case; within a place the order is that of the table. */
export interface ActionButton {
  icon: ActionIcon;
  /** `step`: brings the case on, the first allowed is the next step. `finding`: enters what was found. `turn`: another way. */
  place: 'step' | 'finding' | 'turn';
  /** Condition that it brings about: while a step waits for it, it is the next step itself. */
  brings?: Condition;
  /** Conditions that the dialog brings about; before it is opened they cannot hold. */
  settles?: readonly Condition[];
  /** Left out, not locked, while this does not hold: there is nothing to enter. */
  leftOutUnless?: Condition;
}

/** An action, described once: table, refusals, routes, client, dialog, documentation and the matrix of rights read it. */
export interface Transition extends CaseTransition<StatusId, Role, Condition, OwnTarget> {
  /** Takes effect only after the undo window, and may be stopped until then (decision 0045). */
  afterWindow?: true;
  /** Who reads what is written with it. */
  comment?: CommentReader;
  /** In the order of the dialog, by their names inside. */
  fields?: ActionFields;
  files?: FileRule;
  /** A row that a person carries out has both, or says what does it instead. */
  call?: ActionCall | Elsewhere;
  button?: ActionButton | Elsewhere;
}

export type Rows = Readonly<Record<string, Transition>>;

export const PDF = ['.pdf'] as const;
/** Where the specification names the request by `RequestId` or `requestId` in the body. */
export const BY_REQUEST_ID = { in: 'body', name: 'RequestId' } as const;
export const BY_REQUEST_ID_SMALL = { in: 'body', name: 'requestId' } as const;
export const BY_QUERY = { in: 'query', name: 'requestId' } as const;
