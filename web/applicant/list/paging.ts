export const ROWS_A_PAGE = 20;

export interface Paged<T> {
  page: number;
  pages: number;
  rows: T[];
}

/** The rows of one page; a page that is not there is the nearest that is. */
export function pageOf<T>(all: readonly T[], wanted: unknown, size = ROWS_A_PAGE): Paged<T> {
  const pages = Math.max(1, Math.ceil(all.length / size));
  const asked = Number(wanted);
  const page = Number.isSafeInteger(asked) ? Math.min(Math.max(1, asked), pages) : 1;
  return { page, pages, rows: all.slice((page - 1) * size, page * size) };
}
