import { CLOCK_EXTENDED, CLOCK_TITLE } from '../../../domain/texts/lt/screen/staff-clock.ts';
import { DEADLINE } from '../../../domain/texts/lt/screen/common.ts';
import { clockSentence } from '../clock/clock-sentence.ts';
import { ticksOf } from '../clock/clock-ticks.ts';
import type { Clock } from '../data/types.ts';
import { deadlineTone, deadlineWords } from '../../ui/deadline.ts';
import { Ruler } from '../../ui/Ruler.tsx';
import classes from './ClockCard.module.css';

/** A clock that can be recounted: a cell a working day, dates under it, the arithmetic in words. */
export function ClockCard({ clock }: { clock: Clock }) {
  const tone = deadlineTone(clock);
  const { working, result } = clockSentence(clock);
  const ticks = ticksOf(clock);
  const extended = clock.extended ? ` (${CLOCK_EXTENDED})` : '';
  return (
    <section className={classes.card} aria-label={CLOCK_TITLE[clock.kind]} data-tone={tone}>
      <div className={classes.head}>
        <h2 className={classes.title}>
          {CLOCK_TITLE[clock.kind]}
          {extended}
        </h2>
        <span className={classes.words}>{deadlineWords(clock)}</span>
      </div>
      {clock.days.length > 0 && (
        <>
          <Ruler
            days={clock.days}
            size="case"
            tone={tone}
            name={DEADLINE.rulerName(clock.usedDays, clock.leftDays, clock.dueDate)}
          />
          <div className={classes.ticks} aria-hidden>
            {ticks.map((tick) => (
              <span
                key={tick.index}
                className={classes.tick}
                data-last={tick.last || undefined}
                style={
                  tick.last ? undefined : { insetInlineStart: `${(tick.index / clock.days.length) * 100}%` }
                }
              >
                {tick.date.slice(5)}
              </span>
            ))}
          </div>
        </>
      )}
      <p className={classes.sentence}>
        {working} <strong>{result}</strong>
      </p>
    </section>
  );
}
