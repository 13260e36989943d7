import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { ROW } from '../../../domain/texts/lt/screen/applicant-request.ts';
import { UI } from '../../../domain/texts/lt/screen/common.ts';
import classes from './Pages.module.css';

interface PagesProps {
  page: number;
  pages: number;
  total: number;
  /** Address of a page of the list. */
  to: (page: number) => string;
}

/** How many records there are, and the pages when there is more than one. */
export function Pages({ page, pages, total, to }: PagesProps) {
  return (
    <div className={classes.foot}>
      <p>{UI.total(total)}</p>
      {pages > 1 && (
        <nav aria-label={ROW.pages} className={classes.pages}>
          {page > 1 && (
            <Link to={to(page - 1)} className={classes.page} aria-label={UI.previousPage}>
              <IconChevronLeft size={16} stroke={1.8} aria-hidden />
            </Link>
          )}
          {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
            <Link
              key={number}
              to={to(number)}
              className={classes.page}
              aria-label={UI.page(number)}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          ))}
          {page < pages && (
            <Link to={to(page + 1)} className={classes.page} aria-label={UI.nextPage}>
              <IconChevronRight size={16} stroke={1.8} aria-hidden />
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}
