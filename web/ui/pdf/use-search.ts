import { useEffect, useMemo, useState } from 'react';
import { findIn } from './find.ts';
import type { OpenedPdf } from './use-pdf.ts';

/** Looked for from outside: spellings in the order they are tried, and the field it is a value of. */
export interface WantedText {
  spellings: readonly string[];
  from: string;
}

export interface Search {
  /** What is marked: the spelling that the document has. */
  marked: string;
  /** Null while there is nothing to look for, or the text is not there yet. */
  hits: { page: number; index: number }[] | null;
  /** The document is a picture. */
  isWithoutText: boolean;
  current: number;
  step: (by: number) => void;
}

/** All places of what is wanted, over all pages. */
export function useSearch(pdf: OpenedPdf | null, spellings: readonly string[]): Search {
  const [pages, setPages] = useState<string[][] | null>(null);
  const key = spellings.join('\n');
  const [at, setAt] = useState({ key, current: 0 });
  const isWanted = spellings.some((text) => text.trim() !== '');
  useEffect(() => {
    if (!pdf || !isWanted) return;
    let left = false;
    pdf.texts().then(
      (texts) => !left && setPages(texts),
      () => !left && setPages([]),
    );
    return () => {
      left = true;
    };
  }, [pdf, isWanted]);
  const { marked, hits } = useMemo(() => searched(pages, key), [pages, key]);
  const count = hits?.length ?? 0;
  const current = at.key === key ? Math.min(at.current, Math.max(0, count - 1)) : 0;
  return {
    marked,
    hits,
    isWithoutText: pages !== null && pages.every((pieces) => pieces.join('').trim() === ''),
    current,
    step: (by) => count > 0 && setAt({ key, current: (current + by + count) % count }),
  };
}

/** The first spelling the document has, and where; none when nothing is wanted or the text is not there yet. */
function searched(pages: string[][] | null, key: string): Pick<Search, 'marked' | 'hits'> {
  if (!pages || key.trim() === '') return { marked: '', hits: null };
  for (const text of key.split('\n')) {
    const hits = pages.flatMap((pieces, page) =>
      findIn(pieces, text).map((_, index) => ({ page: page + 1, index })),
    );
    if (hits.length > 0) return { marked: text, hits };
  }
  return { marked: '', hits: [] };
}
