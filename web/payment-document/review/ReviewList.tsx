import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { PAYMENT_REVIEW as T } from '../../../domain/texts/lt/screen/payment-document.ts';
import { eurOfWire, formatSum, fromWire } from '../../../domain/values/money.ts';
import { percentShown } from '../percent-shown.ts';
import type { ListedDocument, PaymentRequest } from '../queries.ts';
import classes from './Review.module.css';

interface ReviewListProps {
  payment: PaymentRequest;
  currentId: number;
  onShow: (documentId: number) => void;
}

const sumOf = (wire: string | null): string => formatSum(fromWire(wire) ?? 0);

/** Documents of the payment request: sum, how far each is, what is odd about it; totals at the foot. */
export function ReviewList({ payment, currentId, onShow }: ReviewListProps) {
  const { Documents: documents, Totals: totals } = payment.DocumentsInfo;
  const at = documents.findIndex(({ Id }) => Id === currentId);
  return (
    <div className={classes.list}>
      <div className={classes.listHead}>
        <h2 className={classes.paneTitle}>{T.documents}</h2>
        <span className={classes.meta}>{T.numberOf(at + 1, documents.length)}</span>
      </div>
      <ul className={classes.rows} aria-label={T.documents}>
        {documents.map((document) => (
          <li key={document.Id}>
            <button
              type="button"
              className={classes.row}
              aria-current={document.Id === currentId ? 'true' : undefined}
              onClick={() => onShow(document.Id)}
            >
              <span className={classes.rowNumber}>{document.Number}</span>
              <span className={classes.rowWords}>
                <strong>{document.SupplierName}</strong>
                <span className={classes.pair}>
                  <span>{document.DocumentNumber}</span>
                  <span className="num">{sumOf(document.RequiredSum)}</span>
                </span>
                <State document={document} payment={payment} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <dl className={classes.totals}>
        <div>
          <dt>{T.asked}</dt>
          <dd className="num">{eurOfWire(totals.RequiredSumTotal)}</dd>
        </div>
        <div>
          <dt>{T.funded}</dt>
          <dd className="num">{eurOfWire(totals.FundedSumTotal)}</dd>
        </div>
        <div>
          <dt>{T.share}</dt>
          <dd className="num">{percentShown(totals.FundedSumPercentTotal)}</dd>
        </div>
      </dl>
    </div>
  );
}

function State({ document, payment }: { document: ListedDocument; payment: PaymentRequest }) {
  const isDuplicate = payment.duplicated.includes(document.Id);
  const hasNoFile = payment.unattached.includes(document.Id);
  const Icon =
    isDuplicate || hasNoFile ? IconAlertTriangle : document.IsManagerEdited ? IconCheck : IconInfoCircle;
  const tone = isDuplicate || hasNoFile ? 'warning' : document.IsManagerEdited ? 'success' : 'gray';
  const words = isDuplicate
    ? T.duplicate
    : hasNoFile
      ? T.noFile
      : document.IsManagerEdited
        ? T.edited
        : T.notEdited;
  return (
    <span className={classes.stateLine} data-tone={tone}>
      <Icon size={14} stroke={1.9} aria-hidden />
      {words}
    </span>
  );
}
