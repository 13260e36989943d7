import { IconWifiOff } from '@tabler/icons-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { OFFLINE } from '../../domain/texts/lt/screen/common.ts';
import { announce } from './announce.ts';
import classes from './OfflineStrip.module.css';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Says that the connection is gone and what happens to the changes. */
export function OfflineStrip() {
  const online = useOnline();
  const was = useRef(true);
  useEffect(() => {
    if (was.current === online) return;
    was.current = online;
    announce(online ? OFFLINE.back : OFFLINE.strip);
  }, [online]);
  if (online) return null;
  return (
    <div className={classes.strip} data-tone="warning" data-print="no">
      <IconWifiOff size={16} aria-hidden />
      {OFFLINE.strip}
    </div>
  );
}
