import { lazy, Suspense, useEffect } from 'react';
import { useLast } from '../../ui/use-last.ts';
import { controlOf } from '../inbox/keys.ts';
import { useLetters } from './letters.tsx';

const KeyboardHelp = lazy(() =>
  import('./KeyboardHelp.tsx').then((module) => ({ default: module.KeyboardHelp })),
);

interface LaterHelpProps {
  opened: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** The list of keys, which `?` opens on every screen of staff while no field has the focus. */
export function LaterHelp({ opened, onOpen, onClose }: LaterHelpProps) {
  const letters = useLetters();
  const wasOpened = useLast(opened || null) !== null;
  useEffect(() => {
    if (!letters.on) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented)
        return;
      if (controlOf(event.target) === 'text') return;
      event.preventDefault();
      onOpen();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [letters.on, onOpen]);
  return wasOpened ? (
    <Suspense fallback={null}>
      <KeyboardHelp opened={opened} onClose={onClose} />
    </Suspense>
  ) : null;
}
