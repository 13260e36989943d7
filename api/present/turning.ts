import type { z } from 'zod';
import type { EventRow } from '../../db/queries/request-log.ts';
import type { turning } from '../wire/requests.ts';
import { time } from './wire-values.ts';

type Turning = z.input<typeof turning>;

const TOLD = [
  'signingExpired',
  'changeSigningExpired',
  'approveWithDocs',
  'rejectConditionsChange',
  'terminate',
] as const satisfies readonly Turning['action'][];

/**
 * How the request came into its status, where the status alone would leave the applicant guessing. The comment goes with
 * it when it was written for the applicant.
 */
export function turningOf(events: readonly EventRow[]): Turning | null {
  const event = events.find(({ fromStatus, toStatus }) => fromStatus !== toStatus);
  const action = TOLD.find((name) => name === event?.action);
  if (!event || !action) return null;
  return { action, at: time(event.at), comment: event.commentReader === 'applicant' ? event.comment : null };
}
