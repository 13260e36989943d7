import type { Content } from 'pdfmake/interfaces.js';
import type { Sheet } from '../../db/files/print/print-pdf.ts';
import type { FeeInvoice } from '../../domain/invoices/fee-invoice.ts';
import { INVOICE_PAPER as T, itemOf, VAT_EXEMPTION } from '../../domain/texts/lt/invoice.ts';
import { formatIban } from '../../domain/values/iban.ts';
import { formatEur } from '../../domain/values/money.ts';

/** An invoice on paper: what its e-invoice says, line by line. */
export function feeInvoiceSheet(invoice: FeeInvoice): Sheet {
  const { seller, buyer, replaces } = invoice;
  const { name, description } = itemOf(invoice);
  const fee = formatEur(invoice.feeCents);
  return {
    frame: { title: `${T.title} ${invoice.number}`, date: invoice.issuedOn },
    content: [
      { text: T.title, fontSize: 17, bold: true, headlineLevel: 1 },
      { text: `${T.number(invoice.number)}, ${T.date(invoice.issuedOn)}`, margin: [0, 4, 0, 0] },
      ...(replaces ? [{ text: T.replaces(replaces.number, replaces.issuedOn) }] : []),
      {
        columns: [
          party(T.seller, [
            seller.name,
            T.code(seller.code),
            T.vatCode(seller.vatCode),
            `${seller.street}, ${seller.postCode} ${seller.city}`,
            T.account(formatIban(seller.iban)),
            seller.email,
          ]),
          party(T.buyer, [buyer.name, buyer.code && T.code(buyer.code), buyer.address]),
        ],
        columnGap: 24,
        margin: [0, 18, 0, 18],
      },
      {
        layout: 'lightHorizontalLines',
        table: {
          headerRows: 1,
          widths: ['*', 50, 80, 80],
          body: [
            T.columns.map((text, at) => ({ text, bold: true, ...(at > 0 ? RIGHT : {}) })),
            [
              { stack: [{ text: name, bold: true }, { text: description }] },
              { text: T.quantity, ...RIGHT },
              { text: fee, ...RIGHT },
              { text: fee, ...RIGHT },
            ],
          ],
        },
      },
      { text: `${T.total}: ${fee}`, bold: true, fontSize: 12, ...RIGHT, margin: [0, 12, 0, 0] },
      { text: VAT_EXEMPTION, margin: [0, 18, 0, 0] },
      { text: T.due(invoice.dueDate), bold: true, margin: [0, 6, 0, 0] },
      { text: T.purpose(invoice.number) },
    ],
  };
}

const RIGHT = { alignment: 'right' as const };

const party = (title: string, lines: readonly (string | null)[]): Content => ({
  stack: [
    { text: title, bold: true },
    ...lines.filter((line) => line !== null).map((line): Content => ({ text: line })),
  ],
});
