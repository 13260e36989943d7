import { lazy, Suspense, useEffect, useState } from 'react';

const Presence = lazy(() => import('./Presence.tsx'));

/** Nobody opens a case to see who else is there: it comes a moment after the case. */
const AFTER_MS = 1_500;

export function LaterPresence(props: { requestId: number; isActing: boolean }) {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isTime && (
      <Suspense>
        <Presence {...props} />
      </Suspense>
    )
  );
}
