import { useQuery } from '@tanstack/react-query';
import { EMPTY, formatEur } from '../../../domain/texts/lt/format.ts';
import { INVOICES as T } from '../../../domain/texts/lt/invoice.ts';
import { awaitsInvoice } from '../../../domain/invoices/shown.ts';
import { invoiceFeeCents } from '../../../domain/invoices/fee-invoice.ts';
import { fromWire } from '../../../domain/values/money.ts';
import { downloadInvoice, invoicesQuery, type FeeInvoice } from '../../ui/fee-invoices.ts';
import { SkeletonLines } from '../../ui/Skeletons.tsx';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import type { StaffCase } from '../data/types.ts';
import classes from './Case.module.css';
import { SimpleTable } from './SimpleTable.tsx';

/** Invoices of the contract fee and of changes; before there can be one, when it will come. */
export default function InvoicesTable({ request }: { request: StaffCase }) {
  const { RequestId: id, Status: status } = request.RequestSystemInfo;
  const { data, isError, refetch } = useQuery(invoicesQuery(id, request.version));
  const loan = fromWire(request.Contract.InvegaLoanSum) ?? 0;
  return (
    <section aria-label={T.title} className={classes.invoices}>
      <h3>{T.title}</h3>
      {isError ? (
        <p className={classes.empty}>
          {T.failed}{' '}
          <button type="button" className={classes.textButton} onClick={() => void refetch()}>
            {T.again}
          </button>
        </p>
      ) : !data ? (
        <SkeletonLines lines={2} />
      ) : data.length === 0 ? (
        <p className={classes.empty}>
          {awaitsInvoice(status) ? T.later(formatEur(invoiceFeeCents('administration', loan))) : T.none}
        </p>
      ) : (
        <SimpleTable
          name={T.title}
          heads={[T.number, T.created, T.fee, T.due, T.files]}
          right={[2]}
          rows={data.map((invoice) => ({ key: invoice.id, cells: cellsOf(invoice) }))}
        />
      )}
    </section>
  );
}

function cellsOf(invoice: FeeInvoice) {
  const fee = fromWire(invoice.AdministrationFee);
  return [
    <span key="name" className={classes.documentName}>
      {T.of[invoice.kind]}
      <span className={classes.source}>{invoice.number}</span>
      {!invoice.Active && <ToneBadge tone="gray">{T.replaced}</ToneBadge>}
    </span>,
    <span key="at" className="num">
      {invoice.CreatedAt}
    </span>,
    fee === null ? EMPTY : formatEur(fee),
    invoice.Active ? invoice.dueDate : EMPTY,
    <span key="files" className={classes.invoiceFiles}>
      {(['pdf', 'xml'] as const).map((format) => (
        <button
          key={format}
          type="button"
          className={classes.textButton}
          aria-label={T.download(format, invoice.number)}
          onClick={() => downloadInvoice(invoice, format)}
        >
          {T[format]}
        </button>
      ))}
    </span>,
  ];
}
