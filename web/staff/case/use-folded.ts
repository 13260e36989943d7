import { useEffect, useState, type RefObject } from 'react';

/** Folds after a short way down and unfolds only near the top, so that it never flickers on the edge. */
const FOLD_AT = 90;
const UNFOLD_AT = 12;

export function useFolded(scroller: RefObject<HTMLElement | null>): boolean {
  const [folded, setFolded] = useState(false);
  useEffect(() => {
    const node = scroller.current;
    if (!node) return;
    const onScroll = () => setFolded((was) => (was ? node.scrollTop > UNFOLD_AT : node.scrollTop > FOLD_AT));
    node.addEventListener('scroll', onScroll, { passive: true });
    return () => node.removeEventListener('scroll', onScroll);
  }, [scroller]);
  return folded;
}
