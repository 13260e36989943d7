import { BUDGET } from '../../domain/texts/lt/screen/common.ts';
import classes from './BudgetBar.module.css';
import { budgetParts, budgetSentence, inMillions, inMillionsEur, type Budget } from './budget.ts';

/** In the header: what is free, the bar, and under it what is issued and reserved, each of the total. */
export function BudgetMini({ budget }: { budget: Budget }) {
  const parts = budgetParts(budget);
  return (
    <div className={classes.mini} role="img" aria-label={budgetSentence(parts)} title={budgetSentence(parts)}>
      <span aria-hidden>
        {BUDGET.free} <b className="num">{inMillionsEur(parts.freeCents)}</b>
      </span>
      <span className={classes.bar} aria-hidden>
        {parts.signed > 0 && <i style={{ flexGrow: parts.signed }} data-part="signed" />}
        {parts.reserved > 0 && <i style={{ flexGrow: parts.reserved }} data-part="reserved" />}
        {parts.free > 0 && <i style={{ flexGrow: parts.free }} data-part="free" />}
      </span>
      <span className={classes.parts} aria-hidden>
        {BUDGET.parts(
          inMillions(parts.signedCents),
          inMillions(parts.reservedCents),
          inMillionsEur(parts.totalCents),
        )}
      </span>
    </div>
  );
}
