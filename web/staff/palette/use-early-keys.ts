import { useCallback, useEffect, useRef } from 'react';

/**
 * What is typed after Ctrl+K and before the field is there: it is kept for the field, and is no shortcut of the screen behind.
 * Answers how the field takes it over, once it has the focus.
 */
export function useEarlyKeys(opened: boolean, onClose: () => void): () => string {
  const typed = useRef('');
  const isWaiting = useRef(false);
  useEffect(() => {
    isWaiting.current = opened;
    typed.current = '';
    if (!opened) return;
    const onKey = (event: KeyboardEvent) => {
      if (!isWaiting.current || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.key === 'Escape') onClose();
      else if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (event.key.length === 1) typed.current += event.key;
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [opened, onClose]);
  return useCallback(() => {
    isWaiting.current = false;
    const words = typed.current;
    typed.current = '';
    return words;
  }, []);
}
