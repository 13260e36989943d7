import { useEffect, useState } from 'react';

/** Which of the elements the person is reading: the last one whose top has passed under the sticky strip. */
export function useCurrentSection(ids: readonly string[], offset = 150): string | null {
  const [current, setCurrent] = useState<string | null>(ids[0] ?? null);
  const key = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const list = key.split(' ');
      const passed = list.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= offset;
      });
      const atEnd =
        window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 4 &&
        window.scrollY > 0;
      const present = list.filter((id) => document.getElementById(id));
      setCurrent((atEnd ? present.at(-1) : passed.at(-1)) ?? present[0] ?? null);
    };
    const later = () => {
      if (!frame) frame = requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, [key, offset]);
  return current;
}
