import { useCallback, useState } from 'react';
import type { StaffCase } from '../data/types.ts';

export interface SteadyCase {
  request: StaffCase | undefined;
  /** A newer version waits to be shown. */
  newer: StaffCase | null;
  show: () => void;
}

/**
 * The case as the person reads it. Comments and files of the same version come in by themselves; a moved case
 * waits behind a banner, so that nothing changes under the eyes.
 */
export function useSteadyCase(fresh: StaffCase | undefined): SteadyCase {
  const [accepted, setAccepted] = useState<number | null>(null);
  const [shown, setShown] = useState<StaffCase | undefined>(fresh);
  const id = fresh?.RequestSystemInfo.RequestId;
  const isOther = fresh !== undefined && shown?.RequestSystemInfo.RequestId !== id;
  const isSame = fresh !== undefined && shown !== undefined && fresh.version === shown.version;
  const isAccepted = fresh !== undefined && accepted !== null && fresh.version >= accepted;
  if (fresh && fresh !== shown && (isOther || isSame || isAccepted)) {
    setShown(fresh);
    setAccepted(null);
  }
  /** From now on the next answer is shown whatever its version: the person asked for it or made it. */
  const show = useCallback(() => setAccepted(0), []);
  const request = isOther ? fresh : shown;
  const newer = fresh && request && fresh.version > request.version ? fresh : null;
  return { request, newer, show };
}
