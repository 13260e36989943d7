import { clockTime, REPAIR } from '../../../domain/texts/lt/screen/repair.ts';
import classes from './Repair.module.css';
import type { Cause } from './queries.ts';

/** Vilnius wall time without a zone, compared with its like only. */
const instant = (at: string): number => Date.parse(`${at.replace(' ', 'T')}Z`);

/** Tries as marks on a line of time, with now and the next one; in words for those who do not see it. */
export function Tries({ cause, now }: { cause: Cause; now: string }) {
  const { since, triedAt, nextAt, tries } = cause;
  const begin = instant(since);
  const end = Math.max(instant(now), nextAt ? instant(nextAt) : 0) + 1;
  const place = (at: string): string => `${((instant(at) - begin) / (end - begin)) * 98}%`;
  const words = REPAIR.triesText(tries, clockTime(since, now), nextAt && clockTime(nextAt, now));
  return (
    <figure className={classes.tries}>
      <div className={classes.line} aria-hidden>
        {triedAt.map((at, index) => (
          <span key={`${at} ${index}`} className={classes.try} style={{ left: place(at) }} />
        ))}
        <span className={classes.now} style={{ left: place(now) }} />
        {nextAt && <span className={classes.nextTry} style={{ left: place(nextAt) }} />}
      </div>
      <figcaption className={classes.caption}>
        <span>{words}</span>
        <strong>{REPAIR.now(clockTime(now, now))}</strong>
      </figcaption>
    </figure>
  );
}
