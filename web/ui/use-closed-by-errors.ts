import { useEffect, useEffectEvent } from 'react';
import { onConfirmationsClose } from './modal-store.ts';

/** A question that is open closes when the global error takes its place, so that never two dialogs lie on each other. */
export function useClosedByErrors(opened: boolean, close: () => void): void {
  const onError = useEffectEvent(close);
  useEffect(() => (opened ? onConfirmationsClose(() => onError()) : undefined), [opened]);
}
