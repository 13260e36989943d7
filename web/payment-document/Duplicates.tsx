import { Link } from 'react-router-dom';
import { PAYMENT_STATUS_TEXT } from '../../domain/texts/lt/payment.ts';
import { PAYMENT_DOCUMENT as T } from '../../domain/texts/lt/screen/payment-document.ts';
import type { Area } from '../api/session.ts';
import { paths } from '../paths.ts';
import { Note } from '../ui/Note.tsx';
import classes from './Document.module.css';
import type { OpenDocument } from './queries.ts';

/** Other documents with the same supplier, number, date and sum; to an applicant those of their own. */
export function Duplicates({ document, area }: { document: OpenDocument; area: Area }) {
  const { Duplicates: found } = document;
  if (found.length === 0) return area === 'staff' ? <p className={classes.help}>{T.noSame}</p> : null;
  const to = area === 'staff' ? paths.staffPaymentDocument : paths.paymentDocument;
  return (
    <Note tone="warning" title={T.same}>
      {T.sameText}
      <ul className={classes.same}>
        {found.map((one) => (
          <li key={one.documentId}>
            <Link
              to={to({
                documentId: one.documentId,
                actionType: 'view',
                requestId: one.requestId,
                paymentRequestId: one.paymentRequestId,
              })}
            >
              {T.ofRequest(one.Number)}
            </Link>{' '}
            ({PAYMENT_STATUS_TEXT[one.PaymentRequestStatusId]})
          </li>
        ))}
      </ul>
    </Note>
  );
}
