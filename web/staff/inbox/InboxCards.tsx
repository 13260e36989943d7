import { Link } from 'react-router-dom';
import { COLUMN, INBOX } from '../../../domain/texts/lt/screen/staff-inbox.ts';
import { EMPTY, formatEur } from '../../../domain/texts/lt/format.ts';
import { fromWire } from '../../../domain/values/money.ts';
import { paths } from '../../paths.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { Flags, Waits } from './cells.tsx';
import { DeadlineColumn } from './DeadlineColumn.tsx';
import classes from './InboxCards.module.css';
import type { InboxTableProps } from './InboxTable.tsx';

/** On a phone a row is a card and the whole card opens the request. */
export function InboxCards({ rows, caption, dimmed }: InboxTableProps) {
  return (
    <ul
      className={classes.cards}
      aria-label={caption}
      aria-busy={dimmed || undefined}
      data-dimmed={dimmed || undefined}
    >
      {rows.map((row) => {
        const cents = fromWire(row.InvegaLoanSum ?? row.LoanSum);
        return (
          <li key={row.Id} data-row={row.Id} className={classes.card}>
            <Link
              to={paths.staffRequest(row.Id)}
              className={classes.title}
              aria-label={`${INBOX.openNamed(row.Id)}, ${row.CompanyName}`}
            >
              <span className={classes.number}>{row.Id}</span> {row.CompanyName}
            </Link>
            <div className={classes.line}>
              <StatusBadge status={row.Status} look="plain" />
              <span className="num">
                <span className="visually-hidden">{COLUMN.sum.name}: </span>
                {cents === null ? EMPTY : formatEur(cents)}
              </span>
            </div>
            <Waits row={row} />
            <DeadlineColumn clock={row.clock} />
            <Flags row={row} />
          </li>
        );
      })}
    </ul>
  );
}
