import { lazy, Suspense, useEffect, useState } from 'react';

const Bell = lazy(() => import('../notices/Bell.tsx'));

/** Nobody opens a page for its bell: its file and count come when the page itself has come. */
const AFTER_MS = 1_500;
const PLACE = { width: 36, height: 36 };

/** The place of the bell in a header, and a moment later the bell. */
export function LaterBell({ to, onInk = false }: { to: string; onInk?: boolean }) {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div style={PLACE}>
      {isTime && (
        <Suspense>
          <Bell to={to} onInk={onInk} />
        </Suspense>
      )}
    </div>
  );
}
