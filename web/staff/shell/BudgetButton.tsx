import { Popover } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatEur } from '../../../domain/texts/lt/format.ts';
import { BUDGET } from '../../../domain/texts/lt/screen/common.ts';
import { STAFF_BUDGET as T } from '../../../domain/texts/lt/screen/staff-budget.ts';
import { useOnReturn } from '../../api/use-on-return.ts';
import { generalInfoQuery } from '../../public/queries.ts';
import { budgetParts, budgetSentence } from '../../ui/budget.ts';
import classes from './BudgetButton.module.css';

/** A small bar of the budget; a click says the sums to the cent: total, signed, reserved, free. */
export function BudgetButton() {
  const { data, refetch } = useQuery(generalInfoQuery);
  useOnReturn(refetch);
  if (!data || data.totalCents === 0) return null;
  const parts = budgetParts(data);
  const rows = [
    [T.total, parts.totalCents, null],
    [T.signed, parts.signedCents, 'signed'],
    [T.reserved, parts.reservedCents, 'reserved'],
    [T.free, parts.freeCents, 'free'],
  ] as const;
  return (
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={classes.button}
          aria-label={budgetSentence(parts)}
          title={budgetSentence(parts)}
        >
          <span className={classes.bar} aria-hidden>
            {(['signed', 'reserved', 'free'] as const).map(
              (part) =>
                parts[part] > 0 && <i key={part} style={{ flexGrow: parts[part] }} data-part={part} />,
            )}
          </span>
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={BUDGET.name} tabIndex={-1}>
        <dl className={classes.sums}>
          {rows.map(([label, cents, part]) => (
            <div key={label} data-part={part}>
              <dt>{label}</dt>
              <dd className="num">{formatEur(cents)}</dd>
            </div>
          ))}
        </dl>
      </Popover.Dropdown>
    </Popover>
  );
}
