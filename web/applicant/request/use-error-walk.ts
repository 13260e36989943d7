import { useCallback, useEffect, useRef } from 'react';
import type { ErrorLine } from '../../ui/ErrorSummary.tsx';

/** „Kita klaida“ and Alt+N: from error to error, from the last back to the first. */
export function useErrorWalk(lines: readonly ErrorLine[], goTo: (fieldId: string) => void): () => void {
  const at = useRef(-1);
  const next = useCallback(() => {
    if (lines.length === 0) return;
    at.current = (at.current + 1) % lines.length;
    goTo(lines[at.current]!.fieldId);
  }, [goTo, lines]);
  useEffect(() => {
    if (lines.length === 0) at.current = -1;
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.code !== 'KeyN' || lines.length === 0) return;
      event.preventDefault();
      next();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [lines, next]);
  return next;
}
