import { DIALOG } from '../../domain/texts/lt/screen/staff-dialog.ts';
import { EMPTY, formatEur } from '../../domain/texts/lt/format.ts';
import { fromWire, parseSum } from '../../domain/values/money.ts';
import { useLimit } from '../staff/data/queries.ts';
import classes from './ActionDialog.module.css';

interface SumHintProps {
  requestId: number;
  before: number | null;
  typed: string;
}

/** How much may be given, and what the new sum changes, while it is being typed. */
export function SumHint({ requestId, before, typed }: SumHintProps) {
  const { data } = useLimit(requestId);
  const limit = fromWire(data?.Limit);
  const parsed = parseSum(typed);
  const after = parsed === null || Number.isNaN(parsed) ? null : parsed;
  const over = limit !== null && after !== null && after > limit;
  const change = after === null || before === null ? null : after - before;
  return (
    <div className={classes.sumHint} data-tone={over ? 'danger' : 'brand'} role="status">
      <div>
        {DIALOG.limit}: <strong className="num">{limit === null ? EMPTY : formatEur(limit)}</strong>
        {over && ` – ${DIALOG.overLimit(formatEur(after - limit))}`}
      </div>
      {after !== null && change !== 0 && (
        <div>
          {DIALOG.oldToNew(before === null ? EMPTY : formatEur(before), formatEur(after))}
          {change !== null && ` (${change > 0 ? '+' : ''}${formatEur(change)})`}
        </div>
      )}
    </div>
  );
}
