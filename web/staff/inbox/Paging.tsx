import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { INBOX } from '../../../domain/texts/lt/screen/staff-inbox.ts';
import { pageItems } from './pages.ts';
import classes from './Paging.module.css';

interface PagingProps {
  page: number;
  pages: number;
  total: number;
  /** The list counts to a thousand; the rest is counted beside it. */
  isExact?: boolean;
  onPage: (page: number) => void;
}

/** Previous, numbered, next – only when there is more than one page; the total always. */
export function Paging({ page, pages, total, isExact = true, onPage }: PagingProps) {
  return (
    <div className={classes.bar}>
      <span className={classes.total}>{INBOX.total(total, isExact)}</span>
      {pages > 1 && (
        <nav aria-label={INBOX.pages} className={classes.pages}>
          <button
            type="button"
            disabled={page <= 1}
            aria-label={INBOX.previousPage}
            onClick={() => onPage(page - 1)}
          >
            <IconChevronLeft size={16} stroke={2} aria-hidden />
          </button>
          {pageItems(page, pages).map((item, index) =>
            item === 'gap' ? (
              <span key={`gap-${index}`} aria-hidden className={classes.gap}>
                …
              </span>
            ) : (
              <button
                key={item}
                type="button"
                aria-label={INBOX.page(item)}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => onPage(item)}
              >
                {item}
              </button>
            ),
          )}
          <button
            type="button"
            disabled={page >= pages}
            aria-label={INBOX.nextPage}
            onClick={() => onPage(page + 1)}
          >
            <IconChevronRight size={16} stroke={2} aria-hidden />
          </button>
        </nav>
      )}
    </div>
  );
}
