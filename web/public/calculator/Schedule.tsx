import type { LoanCalculation } from '../../../domain/loan/calculator.ts';
import { CALCULATOR as T } from '../../../domain/texts/lt/screen/calculator.ts';
import { formatSum } from '../../../domain/values/money.ts';
import classes from './Calculator.module.css';

/** A row an instalment; on a phone the table scrolls by itself, never the page. */
export function Schedule({ loan, sumCents }: { loan: LoanCalculation; sumCents: number }) {
  return (
    <div className={classes.scroll} role="region" aria-label={T.schedule} tabIndex={0}>
      <table className={classes.table}>
        <caption>
          {T.schedule}, EUR <span className={classes.goesOn}>{T.goesOn(loan.rows.length)}</span>
        </caption>
        <thead>
          <tr>
            {Object.entries(T.columns).map(([name, label]) => (
              <th key={name} scope="col" data-sum={name !== 'number' && name !== 'due' ? '' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {loan.rows.map((row) => (
            <tr key={row.number} data-interest={row.principalCents === 0 || undefined}>
              <td className="num">{row.number}</td>
              <td className="num">{row.dueDate}</td>
              {[row.interestCents, row.principalCents, row.totalCents, row.balanceCents].map(
                (cents, index) => (
                  <td key={index} className="num" data-sum="">
                    {formatSum(cents)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {T.sumRow}
            </th>
            {[loan.interestCents, sumCents, loan.interestCents + sumCents].map((cents, index) => (
              <td key={index} className="num" data-sum="">
                {formatSum(cents)}
              </td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
