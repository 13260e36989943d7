import { useLayoutEffect, useState, type RefObject } from 'react';
import { SCREEN } from './PdfPage.tsx';

const STEPS = [0.33, 0.5, 0.67, 0.8, 0.95, 1.1, 1.25, 1.5, 2, 3];
/** Room around the paper. */
const MARGIN = 36;
/** A page is not made larger than this to fill a wide window. */
const WIDEST = 1.1;

export interface Pages {
  /** 1 is the size on paper; 0 until the width is known. */
  zoom: number;
  current: number;
  goTo: (page: number) => void;
  larger: () => void;
  smaller: () => void;
  fit: () => void;
  onScroll: () => void;
}

/** How large the pages are, and which of them is read. */
export function usePages(
  scroller: RefObject<HTMLDivElement | null>,
  sizes: readonly { width: number; height: number }[],
): Pages {
  const [room, setRoom] = useState(0);
  /** Null: as wide as there is room. */
  const [chosen, setChosen] = useState<number | null>(null);
  const [current, setCurrent] = useState(1);
  useLayoutEffect(() => {
    const node = scroller.current;
    if (!node) return;
    const watch = new ResizeObserver(() => setRoom(node.clientWidth));
    watch.observe(node);
    return () => watch.disconnect();
  }, [scroller]);
  const widest = Math.max(1, ...sizes.map(({ width }) => width));
  const fitting = room === 0 ? 0 : Math.max(0.25, Math.min(WIDEST, (room - MARGIN) / (widest * SCREEN)));
  const zoom = chosen ?? fitting;
  const onScroll = () => {
    const node = scroller.current;
    if (!node) return;
    const middle = node.getBoundingClientRect().top + node.clientHeight / 3;
    const pages = [...node.querySelectorAll<HTMLElement>('[data-page]')];
    const at = pages.findLastIndex((page) => page.getBoundingClientRect().top <= middle);
    setCurrent(Math.max(0, at) + 1);
  };
  return {
    zoom,
    current,
    goTo: (page) =>
      scroller.current?.querySelector(`[data-page="${page}"]`)?.scrollIntoView({ block: 'start' }),
    larger: () => setChosen(STEPS.find((step) => step > zoom + 0.01) ?? zoom),
    smaller: () => setChosen(STEPS.findLast((step) => step < zoom - 0.01) ?? zoom),
    fit: () => setChosen(null),
    onScroll,
  };
}
