import { sumOfWire } from '../../domain/values/money.ts';
import { Link } from 'react-router-dom';
import { EDITABLE_STATUSES, PaymentStatus } from '../../domain/payment/status.ts';
import { PAYMENT_STATUS_TEXT } from '../../domain/texts/lt/payment.ts';
import { EMPTY } from '../../domain/texts/lt/format.ts';
import { PAYMENT_PAGE, PAYMENTS as T } from '../../domain/texts/lt/screen/payment-requests.ts';
import { percentShown } from '../payment-document/percent-shown.ts';
import { paths } from '../paths.ts';
import { DateText } from '../ui/DateText.tsx';
import { ToneBadge } from '../ui/StatusBadge.tsx';
import classes from './Payments.module.css';
import { type PaymentItem, type PaymentList, type Side } from './queries.ts';
import { TONE_OF, turnOf, TURNS } from './turns.ts';

interface PaymentTableProps {
  requestId: number;
  list: PaymentList;
  side: Side;
}

/** Payment requests by whose turn it is, with totals at the foot; on a phone each row is a block. */
export function PaymentTable({ requestId, list, side }: PaymentTableProps) {
  const { Items, Totals } = list;
  const funded = fundedHead(side);
  return (
    <div className={classes.tableCard}>
      <table className={classes.table}>
        <caption className="visually-hidden">{T.title}</caption>
        <thead>
          <tr>
            <th scope="col">{T.head.number}</th>
            <th scope="col">{T.head.submitted}</th>
            <th scope="col">{T.head.status}</th>
            <th scope="col">{T.head.changed}</th>
            <th scope="col" data-right>
              {T.head.remainder}
            </th>
            <th scope="col" data-right>
              {T.head.required}
            </th>
            <th scope="col" data-right>
              {funded}
            </th>
            <th scope="col" data-right>
              {T.head.share}
            </th>
            <td />
          </tr>
        </thead>
        {TURNS.map((turn) => {
          const rows = Items.filter((item) => turnOf(item) === turn);
          return (
            rows.length > 0 && (
              <tbody key={turn}>
                <tr className={classes.group}>
                  <th scope="rowgroup" colSpan={9} data-turn={turn}>
                    {T.group[side][turn]} <span>{rows.length}</span>
                  </th>
                </tr>
                {rows.map((item) => (
                  <Row key={item.Id} item={item} requestId={requestId} side={side} />
                ))}
              </tbody>
            )
          );
        })}
        <tfoot>
          <tr>
            <th scope="row" colSpan={5}>
              {T.total(Items.length)}
            </th>
            <td data-right data-label={T.head.required}>
              {sumOfWire(Totals.RequiredSumTotal)}
            </td>
            <td data-right data-label={funded}>
              {sumOfWire(Totals.FundedSumTotal)}
            </td>
            <td data-right data-label={T.head.share}>
              {percentShown(Totals.FundedSumPercentTotal)}
            </td>
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** Staff see of one that is not decided yet what would be funded. */
const fundedHead = (side: Side): string => (side === 'staff' ? PAYMENT_PAGE.toFund : T.head.funded);

function Row({ item, requestId, side }: { item: PaymentItem; requestId: number; side: Side }) {
  const status = item.PaymentRequestStatusId;
  const isOpen = EDITABLE_STATUSES.includes(status);
  const actionType = side === 'applicant' && isOpen ? 'edit' : 'view';
  const query = { requestId, paymentRequestId: item.Id, actionType } as const;
  const to = side === 'applicant' ? paths.paymentRequest(query) : paths.staffPaymentRequest(query);
  const funded = fundedHead(side);
  const isTold = side === 'staff' || status === PaymentStatus.approved;
  return (
    <tr>
      <td data-label={T.head.number}>
        <Link to={to} aria-label={T.one(item.Number)}>
          {item.Number}
        </Link>
      </td>
      <td data-label={T.head.submitted}>
        {item.FirstSubmittedDate ? <DateText value={item.FirstSubmittedDate.slice(0, 10)} /> : EMPTY}
      </td>
      <td data-label={T.head.status}>
        <ToneBadge tone={TONE_OF[status]} look={side === 'staff' ? 'staff' : 'badge'}>
          {PAYMENT_STATUS_TEXT[status]}
        </ToneBadge>
        {side === 'staff' && item.IsManagerEdited && <small className={classes.meta}> {T.edited}</small>}
      </td>
      <td data-label={T.head.changed}>
        <DateText value={item.StatusChangeDate.slice(0, 10)} />
      </td>
      <td data-right data-label={T.head.remainder}>
        {sumOfWire(item.LoanSumRemainder)}
      </td>
      <td data-right data-label={T.head.required}>
        <strong>{sumOfWire(item.RequiredSumTotal)}</strong>
      </td>
      <td data-right data-label={funded}>
        {isTold ? sumOfWire(item.FundedSumTotal) : EMPTY}
      </td>
      <td data-right data-label={T.head.share}>
        {isTold ? percentShown(item.FundedSumPercentTotal) : EMPTY}
      </td>
      <td>
        <Link
          to={to}
          className={classes.go}
          data-primary={actionType === 'edit' || undefined}
          aria-label={`${T.go[actionType === 'edit' ? status : 2]}: ${T.one(item.Number)}`}
        >
          {T.go[actionType === 'edit' ? status : 2]}
        </Link>
      </td>
    </tr>
  );
}
