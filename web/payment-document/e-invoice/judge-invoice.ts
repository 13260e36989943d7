import { isDate } from '../../../domain/values/days.ts';
import { fromWire } from '../../../domain/values/money.ts';
import { findAt, INVOICE_SYNTAXES, type InvoiceTerm } from './syntax.ts';
import type { XmlNode, XmlProblem } from './xml-tree.ts';

/** What an e-invoice says, for the fields of a payment document. */
export interface InvoiceFacts {
  SupplierIsCompany: boolean;
  SupplierName: string;
  /** Empty: the invoice does not name it. */
  SupplierCode: string;
  DocumentNumber: string;
  DocumentDate: string;
  /** With VAT, '15479.05'. */
  DocumentSum: string;
}

export type InvoiceProblem =
  | XmlProblem
  | 'tooLarge'
  | 'noInvoice'
  | 'otherSyntax'
  | 'creditNote'
  | 'missing'
  | 'wrongDate'
  | 'wrongSum'
  | 'otherCurrency'
  | 'sumsDiffer';

export interface Refused {
  kind: 'refused';
  code: InvoiceProblem;
  /** In the file, from 1; null where there is no such place. */
  line: number | null;
  /** „Invoice / cac:LegalMonetaryTotal / cbc:TaxInclusiveAmount“ */
  path: string | null;
  /** Of EN 16931. */
  rule: string | null;
}

export interface ReadInvoice {
  kind: 'read';
  /** „UBL 2.1“ */
  syntax: string;
  facts: InvoiceFacts;
  buyer: { name: string | null; code: string | null };
}

export const refusedAs = (code: InvoiceProblem, line: number | null = null): Refused => ({
  kind: 'refused',
  code,
  line,
  path: null,
  rule: null,
});

/** Rules of EN 16931 about what has to be there, for what we read; the rest of the invoice is its sender's care. */
const REQUIRED: readonly (readonly [InvoiceTerm, rule: string])[] = [
  ['guideline', 'BR-01'],
  ['number', 'BR-02'],
  ['date', 'BR-03'],
  ['currency', 'BR-05'],
  ['sellerName', 'BR-06'],
  ['net', 'BR-13'],
  ['gross', 'BR-14'],
];

/** Facts of an e-invoice, or the first thing that is wrong with it and where. */
export function judgeInvoice(root: XmlNode): ReadInvoice | Refused {
  if (root.name === 'CreditNote') return refusedAs('creditNote', root.line);
  const syntax = INVOICE_SYNTAXES.find(({ root: { name, namespace } }) => {
    return name === root.name && namespace === root.namespace;
  });
  if (!syntax) return refusedAs('otherSyntax', root.line);
  const at = (term: InvoiceTerm): XmlNode | null => findAt(root, syntax.paths[term]).node;
  const text = (term: InvoiceTerm): string => at(term)?.text.trim() ?? '';
  const wrong = (code: InvoiceProblem, term: InvoiceTerm, rule: string | null): Refused => ({
    kind: 'refused',
    code,
    line: findAt(root, syntax.paths[term]).line,
    path: [root.name, ...syntax.paths[term]].join(' / '),
    rule,
  });
  for (const [term, rule] of REQUIRED) if (text(term) === '') return wrong('missing', term, rule);
  if (text('currency') !== 'EUR') return wrong('otherCurrency', 'currency', null);
  const date = syntax.dateOf(at('date')!);
  if (!isDate(date)) return wrong('wrongDate', 'date', 'BR-03');
  return (
    judgeSums({ text, wrong }) ?? {
      kind: 'read',
      syntax: syntax.title,
      facts: {
        SupplierIsCompany: !isPersonCode(text('sellerCode')),
        SupplierName: text('sellerName'),
        SupplierCode: text('sellerCode'),
        DocumentNumber: text('number'),
        DocumentDate: date,
        DocumentSum: text('gross'),
      },
      buyer: { name: text('buyerName') || null, code: text('buyerCode') || null },
    }
  );
}

const isPersonCode = (code: string): boolean => /^\d{11}$/.test(code);

interface Reading {
  text: (term: InvoiceTerm) => string;
  wrong: (code: InvoiceProblem, term: InvoiceTerm, rule: string | null) => Refused;
}

/** Total with VAT is the total without and the VAT (BR-CO-15). */
function judgeSums({ text, wrong }: Reading): Refused | null {
  const [net, gross, tax] = [centsOf(text('net')), centsOf(text('gross')), centsOf(text('tax') || '0')];
  if (net === null) return wrong('wrongSum', 'net', 'BR-DEC-12');
  if (gross === null || gross <= 0) return wrong('wrongSum', 'gross', 'BR-DEC-14');
  if (tax === null) return wrong('wrongSum', 'tax', 'BR-DEC-13');
  return net + tax === gross ? null : wrong('sumsDiffer', 'gross', 'BR-CO-15');
}

/** '15479.050' is allowed as '15479.05'. */
const centsOf = (text: string): number | null => fromWire(text.replace(/(\.\d\d)0+$/, '$1'));
