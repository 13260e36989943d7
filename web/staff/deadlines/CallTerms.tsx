import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { SCHEME_TEXT } from '../../../domain/texts/lt/scheme.ts';
import { DEADLINE_BOARD as T } from '../../../domain/texts/lt/screen/deadlines.ts';
import { paths } from '../../paths.ts';
import classes from './CallTerms.module.css';
import type { Board } from './queries.ts';

/** What is due since a call has closed: a warning, each request one click away. */
export function CallTerms({ terms }: { terms: Board['callTerms'] }) {
  return (
    <section className={classes.frame} aria-label={T.callTerms}>
      {terms.map(({ schemeCode, kind, closedOn, dueDate, isLate, count, requestIds }) => {
        const Icon = isLate ? IconAlertTriangle : IconClock;
        return (
          <div key={`${schemeCode} ${kind}`} className={classes.term} data-late={isLate || undefined}>
            <p className={classes.what}>
              <Icon size={15} stroke={1.8} aria-hidden />
              <b>{T.callTerm[kind](dueDate)}</b>
              {isLate && <b>{T.callLate}</b>}
              <span>{T.callRequests(count)}</span>
              <span>{T.callClosed(SCHEME_TEXT[schemeCode].shortName, closedOn)}</span>
            </p>
            <p className={classes.requests}>
              {requestIds.map((id) => (
                <Link key={id} to={paths.staffRequest(id)}>
                  {id}
                </Link>
              ))}
              {count > requestIds.length && <span>{T.callMore(count - requestIds.length)}</span>}
            </p>
          </div>
        );
      })}
    </section>
  );
}
