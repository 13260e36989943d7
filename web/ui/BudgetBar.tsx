import { BUDGET } from '../../domain/texts/lt/screen/common.ts';
import classes from './BudgetBar.module.css';
import { budgetParts, budgetSentence, inMillions, inMillionsEur, type Budget } from './budget.ts';

/** The strip under the hero: figure, bar, legend, time. */
export function BudgetStrip({ budget, time }: { budget: Budget; time: string }) {
  const parts = budgetParts(budget);
  return (
    <section className={classes.strip} aria-label={BUDGET.name}>
      <div className={`wide ${classes.stripInner}`}>
        <p className={classes.figure}>
          <b>
            {BUDGET.free} <span className="num">{inMillionsEur(parts.freeCents)}</span>
          </b>{' '}
          <span className="num">{BUDGET.ofTotal(inMillionsEur(parts.totalCents))}</span>
        </p>
        <div className={classes.stripBar} role="img" aria-label={budgetSentence(parts)}>
          {parts.signed > 0 && <i style={{ flexGrow: parts.signed }} data-part="signed" />}
          {parts.reserved > 0 && <i style={{ flexGrow: parts.reserved }} data-part="reserved" />}
          {parts.free > 0 && <i style={{ flexGrow: parts.free }} data-part="free" />}
        </div>
        <ul className={classes.legend}>
          <li data-part="signed">
            {BUDGET.signed} {inMillions(parts.signedCents)}
          </li>
          <li data-part="reserved">
            {BUDGET.reserved} {inMillions(parts.reservedCents)}
          </li>
          <li data-part="free">
            {BUDGET.free} {inMillions(parts.freeCents)}
          </li>
        </ul>
        <span className={classes.time}>{BUDGET.updated(time)}</span>
      </div>
    </section>
  );
}
