export const ROWS_PER_PAGE = 30;

/** Further a page is not offered: the way there is long, and a filter is shorter. */
const MOST_PAGES = 334;

/** Pages of a list that holds `total`, of which the server offered `offered` before it had counted all. */
export function pagesOf(offered: number, total: number | null): number {
  return Math.max(offered, Math.min(MOST_PAGES, Math.ceil((total ?? 0) / ROWS_PER_PAGE)));
}

export type PageItem = number | 'gap';

/** Page numbers to offer: the ends, the neighbours of the current one, gaps between. */
export function pageItems(current: number, total: number): PageItem[] {
  const wanted = [...new Set([1, current - 1, current, current + 1, total])]
    .filter((page) => page >= 1 && page <= total)
    .sort((a, b) => a - b);
  return wanted.flatMap((page, index) => {
    const gap = page - (wanted[index - 1] ?? page - 1);
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? ['gap' as const, page] : [page];
  });
}

/** How many rows are on the screen: „Rodoma 30 iš 47“. */
export function shownCount(page: number, totalCount: number): number {
  return Math.max(0, Math.min(ROWS_PER_PAGE, totalCount - (page - 1) * ROWS_PER_PAGE));
}
