import { useQuery } from '@tanstack/react-query';
import { PAYMENT_LOG_LABEL } from '../../domain/texts/lt/payment.ts';
import { PAYMENT_PAGE as T } from '../../domain/texts/lt/screen/payment-requests.ts';
import { Card } from '../ui/Card.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { SkeletonLines } from '../ui/Skeletons.tsx';
import classes from './Payments.module.css';
import { paymentLogQuery } from './queries.ts';

/** What happened to a payment request, the newest first. */
export function PaymentLog({ paymentRequestId }: { paymentRequestId: number }) {
  const { data, isError, refetch } = useQuery(paymentLogQuery(paymentRequestId));
  const rows = (data ?? []).filter(({ logCodes }) => logCodes.length > 0);
  return (
    <Card title={T.log}>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonLines lines={3} />}
      {data && rows.length === 0 && <p className={classes.meta}>{T.logEmpty}</p>}
      <ul className={classes.list}>
        {rows.map((row, index) => (
          <li key={`${row.Created}-${index}`}>
            {row.logCodes.map((code) => PAYMENT_LOG_LABEL[code] ?? code).join(', ')}
            <br />
            <span className={classes.meta}>
              <time className="num">{row.Created}</time> {row.ChangedBy}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
