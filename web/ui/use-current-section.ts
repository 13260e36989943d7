import { useEffect, useState } from 'react';

/** Which of the elements the person is reading: the last one whose top has passed under the sticky strip. */
export function useCurrentSection(ids: readonly string[], offset = 150): string | null {
  const [current, setCurrent] = useState<string | null>(ids[0] ?? null);
  const key = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const present = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
      const passed = present.filter((node) => node.getBoundingClientRect().top <= offset);
      const reached = isAtEnd(present[0]) ? present : passed;
      setCurrent(reached.at(-1)?.id ?? present[0]?.id ?? null);
    };
    const later = () => {
      if (!frame) frame = requestAnimationFrame(look);
    };
    look();
    // Captured: what scrolls may be a part of the page, and its events do not come up to the window.
    window.addEventListener('scroll', later, { passive: true, capture: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later, { capture: true });
      window.removeEventListener('resize', later);
    };
  }, [key, offset]);
  return current;
}

/** Scrolled as far as it goes: then the last section is read, however short it is. */
function isAtEnd(node: HTMLElement | undefined): boolean {
  const box = scrollerOf(node);
  return box !== null && box.scrollTop > 0 && box.scrollTop + box.clientHeight >= box.scrollHeight - 4;
}

function scrollerOf(node: HTMLElement | undefined): Element | null {
  for (let box = node?.parentElement; box; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY) && box !== document.body) return box;
  }
  return document.scrollingElement;
}
