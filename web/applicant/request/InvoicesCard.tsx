import { useQuery } from '@tanstack/react-query';
import { formatEur } from '../../../domain/texts/lt/format.ts';
import { INVOICES as T } from '../../../domain/texts/lt/invoice.ts';
import { awaitsInvoice } from '../../../domain/invoices/shown.ts';
import { invoiceFeeCents } from '../../../domain/invoices/fee-invoice.ts';
import { eurOfWire, fromWire } from '../../../domain/values/money.ts';
import { Card } from '../../ui/Card.tsx';
import { withDates } from '../../ui/DateText.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { downloadInvoice, invoicesQuery, type FeeInvoice } from '../../ui/fee-invoices.ts';
import { SkeletonLines } from '../../ui/Skeletons.tsx';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import classes from './InvoicesCard.module.css';
import type { RequestDetail } from './queries.ts';

/** What the borrower is to pay for the contract and its changes; until both have signed, when it will come. */
export default function InvoicesCard({ detail }: { detail: RequestDetail }) {
  const { RequestId: id, Status: status } = detail.RequestSystemInfo;
  const { data, isError, refetch } = useQuery(invoicesQuery(id, detail.version));
  const loan = fromWire(detail.Contract.InvegaLoanSum) ?? 0;
  return (
    <Card title={T.title} aside={data?.length ? data.length : undefined}>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonLines lines={2} />}
      {data?.length === 0 && (
        <p className={classes.none}>
          {awaitsInvoice(status) ? T.later(formatEur(invoiceFeeCents('administration', loan))) : T.none}
        </p>
      )}
      {data && data.length > 0 && (
        <ul className={classes.list}>
          {data.map((invoice) => (
            <Invoice key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Invoice({ invoice }: { invoice: FeeInvoice }) {
  const { kind, number, Active: isActive, AdministrationFee: fee } = invoice;
  return (
    <li className={classes.row} data-replaced={!isActive || undefined}>
      <span className={classes.head}>
        <b>{T.of[kind]}</b>
        <span className="num">{eurOfWire(fee)}</span>
      </span>
      <span className={classes.meta}>{withDates(`${number}, ${invoice.CreatedAt.slice(0, 10)}`)}</span>
      {isActive ? (
        <span className={classes.meta}>{withDates(`${T.due} ${invoice.dueDate}`)}</span>
      ) : (
        <ToneBadge tone="gray">{T.replaced}</ToneBadge>
      )}
      <span className={classes.files}>
        {(['pdf', 'xml'] as const).map((format) => (
          <button
            key={format}
            type="button"
            className={classes.file}
            aria-label={T.download(format, number)}
            onClick={() => downloadInvoice(invoice, format)}
          >
            {T[format]}
          </button>
        ))}
      </span>
    </li>
  );
}
