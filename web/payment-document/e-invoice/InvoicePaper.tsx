import { E_INVOICE as T, PAYMENT_FILES } from '../../../domain/texts/lt/screen/payment-document.ts';
import { PAYMENT_FIELD } from '../../../domain/texts/lt/payment.ts';
import { eurOfWire } from '../../../domain/values/money.ts';
import classes from '../Document.module.css';
import type { ReadInvoice } from './judge-invoice.ts';

/** What an e-invoice without a picture of its own says, to compare with the fields it filled. */
export function InvoicePaper({ name, invoice }: { name: string; invoice: ReadInvoice }) {
  const { facts, buyer } = invoice;
  return (
    <section className={classes.paper} aria-label={PAYMENT_FILES.preview}>
      <p className={classes.paperHead}>
        {name} <span className={classes.help}>{invoice.syntax}</span>
      </p>
      <div className={classes.sheet}>
        <p>
          <strong>{facts.SupplierName}</strong>
          <br />
          {PAYMENT_FIELD.SupplierCode} <mark>{facts.SupplierCode || '–'}</mark>
        </p>
        <p>
          {PAYMENT_FIELD.DocumentNumber} <mark>{facts.DocumentNumber}</mark>
          <br />
          {PAYMENT_FIELD.DocumentDate} <mark>{facts.DocumentDate}</mark>
        </p>
        {buyer.name && (
          <p>
            {T.buyer} {buyer.name}
          </p>
        )}
        <p>
          {PAYMENT_FIELD.DocumentSum} <mark className="num">{eurOfWire(facts.DocumentSum)}</mark>
        </p>
      </div>
      <p className={classes.paperFoot}>{T.marked}</p>
    </section>
  );
}
