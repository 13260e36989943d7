import { sumOfWire } from '../../domain/values/money.ts';
import { Link } from 'react-router-dom';
import { useState } from 'react';
import { EMPTY } from '../../domain/texts/lt/format.ts';
import { PAYMENT_FIELD } from '../../domain/texts/lt/payment.ts';
import { PAYMENT_PAGE as T, PAYMENTS } from '../../domain/texts/lt/screen/payment-requests.ts';
import { DeleteDocument } from '../payment-document/applicant/DeleteDocument.tsx';
import { percentShown } from '../payment-document/percent-shown.ts';
import { paths } from '../paths.ts';
import { DateText } from '../ui/DateText.tsx';
import { ToneBadge } from '../ui/StatusBadge.tsx';
import classes from './Payments.module.css';
import { refreshPayments, type PaymentRequest, type Side } from './queries.ts';

type Document = PaymentRequest['DocumentsInfo']['Documents'][number];

interface DocumentsTableProps {
  payment: PaymentRequest;
  side: Side;
  /** The applicant may add, change and remove. */
  mayEdit: boolean;
}

/** Documents of a payment request with what stands in the way of each, those to be corrected first, and totals. */
export function DocumentsTable({ payment, side, mayEdit }: DocumentsTableProps) {
  const [deleting, setDeleting] = useState<number | null>(null);
  const { Documents, Totals } = payment.DocumentsInfo;
  const funded =
    side === 'staff' && payment.ContractInfo.PaymentRequestStatusId !== 2 ? T.toFund : PAYMENTS.head.funded;
  const isTold = side === 'staff' || payment.ContractInfo.PaymentRequestStatusId === 2;
  const sorted = Documents.toSorted((one, other) => Number(other.IsReturned) - Number(one.IsReturned));
  return (
    <>
      <table className={classes.table}>
        <caption className="visually-hidden">{T.documents}</caption>
        <thead>
          <tr>
            <th scope="col">{PAYMENTS.head.number}</th>
            <th scope="col">{T.supplier}</th>
            <th scope="col">{T.document}</th>
            <th scope="col">{T.date}</th>
            <th scope="col" data-right>
              {PAYMENT_FIELD.DocumentSum}
            </th>
            <th scope="col" data-right>
              {PAYMENT_FIELD.RequiredSum}
            </th>
            <th scope="col" data-right>
              {funded}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {sorted.map((one) => (
            <tr key={one.Id}>
              <td data-label={PAYMENTS.head.number}>{one.Number}</td>
              <td data-label={T.supplier}>
                <span>
                  {one.SupplierName} <Flags payment={payment} document={one} />
                </span>
              </td>
              <td data-label={T.document}>{one.DocumentNumber}</td>
              <td data-label={T.date}>
                <DateText value={one.DocumentDate} />
              </td>
              <td data-right data-label={PAYMENT_FIELD.DocumentSum}>
                {sumOfWire(one.DocumentSum)}
              </td>
              <td data-right data-label={PAYMENT_FIELD.RequiredSum}>
                <strong>{sumOfWire(one.RequiredSum)}</strong>
              </td>
              <td data-right data-label={funded}>
                {isTold ? fundedOf(one) : EMPTY}
              </td>
              <td>
                <span className={classes.rowButtons}>
                  <OpenLink payment={payment} document={one} side={side} mayEdit={mayEdit} />
                  {mayEdit && (
                    <button
                      type="button"
                      className={classes.link}
                      aria-label={T.ofDocument(T.remove, one.Number)}
                      onClick={() => setDeleting(one.Id)}
                    >
                      {T.remove}
                    </button>
                  )}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={5}>
              {T.totals}, {T.documentsCount(Documents.length)}
            </th>
            <td data-right data-label={PAYMENT_FIELD.RequiredSum}>
              {sumOfWire(Totals.RequiredSumTotal)}
            </td>
            <td data-right data-label={funded}>
              {isTold
                ? `${sumOfWire(Totals.FundedSumTotal)} (${percentShown(Totals.FundedSumPercentTotal)})`
                : EMPTY}
            </td>
            <td />
          </tr>
        </tfoot>
      </table>
      {deleting !== null && (
        <DeleteDocument
          documentId={deleting}
          opened
          onClose={() => setDeleting(null)}
          onDone={() => {
            setDeleting(null);
            void refreshPayments();
          }}
        />
      )}
    </>
  );
}

const fundedOf = ({ InvestmentSum, TurnoverSum, PaidOutTotalSumPercent }: Document): string => {
  if (InvestmentSum === null || TurnoverSum === null) return EMPTY;
  const sums = [TurnoverSum, InvestmentSum].filter((sum) => sum !== '0.00').map(sumOfWire);
  return `${sums.join(' + ') || '0,00'} (${percentShown(PaidOutTotalSumPercent)})`;
};

function Flags({ payment, document }: { payment: PaymentRequest; document: Document }) {
  return (
    <span className={classes.flags}>
      {document.IsReturned && <ToneBadge tone="warning">{T.returned}</ToneBadge>}
      {document.IsApproved && <ToneBadge tone="success">{T.approved}</ToneBadge>}
      {payment.unattached.includes(document.Id) && <ToneBadge tone="danger">{T.noFile}</ToneBadge>}
      {payment.duplicated.includes(document.Id) && <ToneBadge tone="warning">{T.duplicate}</ToneBadge>}
      {document.IsUnpaid && <ToneBadge tone="warning">{T.unpaid}</ToneBadge>}
    </span>
  );
}

function OpenLink({ payment, document, side, mayEdit }: DocumentsTableProps & { document: Document }) {
  const actionType = mayEdit && !document.IsApproved ? 'edit' : 'view';
  const query = {
    documentId: document.Id,
    actionType,
    requestId: payment.requestId,
    paymentRequestId: payment.ContractInfo.Id,
  } as const;
  const word = actionType === 'edit' ? T.edit : T.open;
  return (
    <Link
      to={side === 'applicant' ? paths.paymentDocument(query) : paths.staffPaymentDocument(query)}
      aria-label={T.ofDocument(word, document.Number)}
    >
      {word}
    </Link>
  );
}
