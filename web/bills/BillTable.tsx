import { sumOfWire } from '../../domain/values/money.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BillStatus, type BillSide } from '../../domain/bills/moves.ts';
import { BILL_TURNS } from '../../domain/bills/steps.ts';
import { BILL_STATUS_TEXT } from '../../domain/texts/lt/bill.ts';
import { BILLS as T, billSentence } from '../../domain/texts/lt/screen/bills.ts';
import { paths } from '../paths.ts';
import table from '../payments/Payments.module.css';
import { ToneBadge } from '../ui/StatusBadge.tsx';
import { BillMoves } from './BillMoves.tsx';
import classes from './Bills.module.css';
import { BillSteps } from './BillSteps.tsx';
import { monthOf, toneOf, type Bill } from './queries.ts';

interface BillTableProps {
  side: BillSide;
  bills: readonly Bill[];
  /** Of all bills, where the table holds a page of them. */
  count: number;
  sum: string;
  /** Closes the foot. */
  foot?: ReactNode;
}

const turnLook = { own: undefined, others: 'provider', done: 'done' } as const;

/** Bills by whose turn it is; on a phone each row is a block. */
export function BillTable({ side, bills, count, sum, foot }: BillTableProps) {
  const withTenant = side !== 'tenant';
  /** Columns before the sum. */
  const lead = { tenant: 2, owner: 3, staff: 4 }[side];
  return (
    <div className={table.tableCard}>
      <table className={`${table.table} ${classes.table}`}>
        <caption className="visually-hidden">{T.title}</caption>
        <thead>
          <tr>
            <th scope="col">{T.head.month}</th>
            <th scope="col">{T.head.number}</th>
            {side === 'staff' && <th scope="col">{T.head.request}</th>}
            {withTenant && <th scope="col">{T.head.tenant}</th>}
            <th scope="col" data-right>
              {T.head.sum}
            </th>
            <th scope="col">{T.head.where}</th>
            <th scope="col">{T.head.status}</th>
            <td />
          </tr>
        </thead>
        {BILL_TURNS.map((turn) => {
          const rows = bills.filter((bill) => bill.turn === turn);
          return (
            rows.length > 0 && (
              <tbody key={turn}>
                <tr className={table.group}>
                  <th scope="rowgroup" colSpan={lead + 4} data-turn={turnLook[turn]}>
                    {T.group[side][turn]} <span>{rows.length}</span>
                  </th>
                </tr>
                {rows.map((bill) => (
                  <Row key={bill.Id} bill={bill} side={side} />
                ))}
              </tbody>
            )
          );
        })}
        <tfoot>
          <tr>
            <th scope="row" colSpan={lead}>
              {T.total(count)}
            </th>
            <td data-right data-label={T.head.sum}>
              {sumOfWire(sum)}
            </td>
            <td colSpan={3}>{foot}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** A longer number may break: it would push the other columns out. */
const LONG = 20;

function Row({ bill, side }: { bill: Bill; side: BillSide }) {
  const to = addressOf(side, bill);
  const status = bill.InvoiceStatusId as keyof typeof BILL_STATUS_TEXT;
  return (
    <tr>
      <td data-label={T.head.month} className={classes.month}>
        {monthOf(bill)}
      </td>
      <td data-label={T.head.number} className={bill.Number.length > LONG ? undefined : classes.number}>
        <Link to={to}>{bill.Number}</Link>
      </td>
      {side === 'staff' && (
        <td data-label={T.head.request}>
          {bill.requestId !== null && (
            <Link to={paths.staffBills(bill.requestId)} aria-label={T.ofRequest(bill.requestId)}>
              {bill.requestId}
            </Link>
          )}
        </td>
      )}
      {side !== 'tenant' && <td data-label={T.head.tenant}>{bill.TenantName}</td>}
      <td data-right data-label={T.head.sum}>
        <strong>{sumOfWire(bill.Sum)}</strong>
      </td>
      <td>
        <BillSteps bill={bill} side={side} />
      </td>
      <td>
        <div className={classes.state} data-refused={status === BillStatus.rejected || undefined}>
          <ToneBadge tone={toneOf(bill)} look={side === 'staff' ? 'staff' : 'badge'}>
            {BILL_STATUS_TEXT[status]}
          </ToneBadge>
          <p>{billSentence(side, bill)}</p>
        </div>
      </td>
      <td>
        <div className={classes.buttons}>
          {side === 'owner' && bill.actions.length > 0 ? (
            <BillMoves bill={bill} side={side} />
          ) : (
            <Link
              to={to}
              className={table.go}
              data-primary={side === 'tenant' && bill.turn === 'own' ? true : undefined}
              aria-label={`${goWord(side, bill)}: ${T.one(bill.Number)}`}
            >
              {goWord(side, bill)}
            </Link>
          )}
        </div>
      </td>
    </tr>
  );
}

function goWord(side: BillSide, { InvoiceStatusId: status }: Bill): string {
  if (side !== 'tenant') return T.go.see;
  if (status === BillStatus.preparing) return T.go.send;
  return status === BillStatus.returned ? T.go.correct : T.go.see;
}

function addressOf(side: BillSide, { Id, turn }: Bill): string {
  if (side === 'staff') return paths.staffBill(Id);
  if (side === 'owner') return paths.billOf('approveview', Id);
  return paths.billOf(turn === 'own' ? 'edit' : 'view', Id);
}
