import { useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import type { ViewableFile } from '../../ui/viewable-file.ts';

interface Viewed {
  file: ViewableFile;
  among: readonly ViewableFile[];
}

/** Which document is open beside the data; afterwards the case stands where it was, with the focus where it was. */
export function usePapers(scroller: RefObject<HTMLElement | null>) {
  const [viewed, setViewed] = useState<Viewed | null>(null);
  const place = useRef<{ top: number; focus: Element | null }>({ top: 0, focus: null });
  const control = useMemo(
    () => ({
      open: (file: ViewableFile, among: readonly ViewableFile[]) => {
        place.current = { top: scroller.current?.scrollTop ?? 0, focus: document.activeElement };
        setViewed({ file, among });
      },
    }),
    [scroller],
  );
  const show = useCallback((file: ViewableFile) => setViewed((was) => was && { ...was, file }), []);
  const close = useCallback(() => {
    setViewed(null);
    requestAnimationFrame(() => {
      const { top, focus } = place.current;
      scroller.current?.scrollTo({ top });
      if (focus instanceof HTMLElement) focus.focus({ preventScroll: true });
    });
  }, [scroller]);
  return { viewed, control, show, close };
}
