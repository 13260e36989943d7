import { Status, type StatusId } from '../../../domain/application/status.ts';

interface Facts {
  /** There is no receipt (yet). */
  missing: boolean;
  /** The person has just sent it and the server had not said that it is done. */
  sent: boolean;
  /** Waited long enough. */
  isLate: boolean;
  status: StatusId | null;
}

/** What the confirmation says while there is no receipt: never „received“ before it is; null when there is one. */
export function receiptState({ missing, sent, isLate, status }: Facts): 'pending' | 'lost' | 'draft' | null {
  if (!missing) return null;
  const open = status === Status.preparing || status === Status.returned;
  if (!sent) return open ? 'draft' : 'pending';
  return isLate && open ? 'lost' : 'pending';
}
