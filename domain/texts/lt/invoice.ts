// Words of fee invoices: on paper, in the e-invoice and on the screens of both sides.
import type { FeeInvoice, InvoiceKind } from '../../invoices/fee-invoice.ts';
import { formatEur, formatLongDate } from './format.ts';

/** Fees for granting and changing a loan are exempt: Law on VAT, article 28; Directive 2006/112/EC, article 135(1)(b). */
export const VAT_EXEMPTION =
  'PVM neapmokestinama: PVM įstatymo 28 straipsnis (Direktyvos 2006/112/EB 135 straipsnio 1 dalies b punktas)';

const ITEM: Record<InvoiceKind, string> = {
  administration: 'Paskolos sutarties mokestis',
  conditionsChange: 'Sutarties sąlygų keitimo mokestis',
};

const DESCRIPTION: Record<InvoiceKind, (invoice: FeeInvoice) => string> = {
  administration: ({ contractNumber, loanCents }) =>
    `Sutartis Nr. ${contractNumber}: 0,4 % nuo ${formatEur(loanCents)} paskolos, ne mažiau kaip ${formatEur(200_00)}`,
  conditionsChange: ({ contractNumber }) =>
    `Sutartis Nr. ${contractNumber}: abiejų šalių pasirašytas sąlygų keitimas`,
};

/** What is charged for: a name and a sentence. */
export const itemOf = (invoice: FeeInvoice): { name: string; description: string } => ({
  name: ITEM[invoice.kind],
  description: DESCRIPTION[invoice.kind](invoice),
});

export const INVOICE_PAPER = {
  title: 'Sąskaita faktūra',
  number: (number: string) => `Nr. ${number}`,
  date: (day: string) => formatLongDate(day),
  replaces: (number: string, day: string) => `Pakeičia ${day} sąskaitą Nr. ${number}`,
  seller: 'Pardavėjas',
  buyer: 'Pirkėjas',
  code: (code: string) => `Kodas ${code}`,
  vatCode: (code: string | null) => (code ? `PVM mokėtojo kodas ${code}` : 'Ne PVM mokėtojas'),
  account: (iban: string) => `Sąskaita ${iban}`,
  columns: ['Paslauga', 'Kiekis', 'Kaina', 'Suma'],
  quantity: '1 vnt.',
  total: 'Mokėti iš viso',
  due: (day: string) => `Sumokėti iki ${formatLongDate(day)}`,
  purpose: (number: string) => `Mokėjimo paskirtyje nurodykite sąskaitos numerį ${number}.`,
} as const;

export const INVOICE_FILE = (number: string, extension: 'pdf' | 'xml'): string =>
  `saskaita_${number}.${extension}`;

/** The table on the screens of both sides. */
export const INVOICES = {
  title: 'Mokesčių sąskaitos',
  number: 'Sąskaita',
  created: 'Išrašyta',
  fee: 'Suma',
  due: 'Sumokėti iki',
  files: 'Failai',
  of: ITEM,
  replaced: 'Pakeista nauja',
  pdf: 'PDF',
  xml: 'E. sąskaita',
  download: (format: 'pdf' | 'xml', number: string) =>
    `Atsisiųsti ${format === 'pdf' ? 'PDF' : 'e. sąskaitą'} Nr. ${number}`,
  later: (fee: string) =>
    `Sutarties mokesčio sąskaita (${fee}) bus išrašyta, kai sutartį pasirašys abi šalys.`,
  none: 'Sąskaitų nėra.',
  failed: 'Sąskaitų parodyti nepavyko.',
  again: 'Bandyti dar kartą',
} as const;
