import { useQuery } from '@tanstack/react-query';
import { formatEur } from '../../../domain/texts/lt/format.ts';
import { FORM } from '../../../domain/texts/lt/screen/form.ts';
import { fromWire, parseSum } from '../../../domain/values/money.ts';
import classes from './LimitHint.module.css';
import { limitQuery } from './queries.ts';

/** How much may be asked for, live beside the sum; red when exceeded. */
export function LimitHint({ id, typedSum }: { id: number; typedSum: string }) {
  const limit = useQuery(limitQuery(id));
  const cents = limit.data ? fromWire(limit.data.Limit) : null;
  if (cents === null) return <div className={classes.hint}>{FORM.limitUnknown}</div>;
  const sum = parseSum(typedSum);
  const asked = sum === null || Number.isNaN(sum) ? 0 : sum;
  const over = asked > cents;
  const share = cents > 0 ? Math.min(100, (asked / cents) * 100) : 100;
  return (
    <div className={classes.hint} data-over={over || undefined} aria-live="polite">
      <div className={classes.head}>
        <span>{FORM.limitTitle}</span>
        <b className="num">{formatEur(cents)}</b>
      </div>
      <div className={classes.bar} aria-hidden>
        <i style={{ width: `${share}%` }} />
      </div>
      <p className={classes.reason}>
        {over ? FORM.limitOver(formatEur(cents)) : FORM.limitReason[limit.data?.Reason ?? 'rules']}
      </p>
    </div>
  );
}
