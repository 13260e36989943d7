import { DOMImplementation, XMLSerializer, type Document, type Element } from '@xmldom/xmldom';
import type { Buyer, FeeInvoice, Seller } from '../../domain/invoices/fee-invoice.ts';
import { itemOf, INVOICE_PAPER, VAT_EXEMPTION } from '../../domain/texts/lt/invoice.ts';
import { toWire } from '../../domain/values/money.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const NAMESPACES = {
  cac: `${UBL}CommonAggregateComponents-2`,
  cbc: `${UBL}CommonBasicComponents-2`,
} as const;
/** Register of legal entities of Lithuania in the ISO 6523 list. */
const LEGAL_ENTITY = '0200';
/** UNTDID 1001: an invoice, and one that takes the place of another. */
const TYPE = { first: '380', corrected: '384' } as const;
/** UNTDID 4461: SEPA credit transfer. */
const CREDIT_TRANSFER = '58';

/** An element: name with its prefix, text or children, attributes. Left out when it is null. */
type Node = readonly [
  name: string,
  inside: string | readonly (Node | null)[],
  attributes?: Record<string, string>,
];

/**
 * The invoice by EN 16931 in the syntax of UBL 2.1, in the order its schema demands. Fees of loans are exempt from VAT:
 * category E with its reason (decision 0047). Sums with two digits, in euros.
 */
export function ublInvoice(invoice: FeeInvoice): string {
  const document = new DOMImplementation().createDocument(`${UBL}Invoice-2`, 'Invoice', null);
  const root = document.documentElement!;
  for (const [prefix, uri] of Object.entries(NAMESPACES))
    root.setAttributeNS('http://www.w3.org/2000/xmlns/', `xmlns:${prefix}`, uri);
  append(document, root, contentOf(invoice));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(document)}\n`;
}

function append(document: Document, parent: Element, nodes: readonly (Node | null)[]): void {
  for (const node of nodes) {
    if (!node) continue;
    const [name, inside, attributes = {}] = node;
    const prefix = name.slice(0, 3) as keyof typeof NAMESPACES;
    const element = document.createElementNS(NAMESPACES[prefix], name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    if (typeof inside === 'string') element.appendChild(document.createTextNode(printable(inside)));
    else append(document, element, inside);
    parent.appendChild(element);
  }
}

/** What XML 1.0 has no place for. */
const printable = (text: string): string =>
  // eslint-disable-next-line no-control-regex
  text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');

const amount = (name: string, cents: number): Node => [name, toWire(cents), { currencyID: 'EUR' }];

function contentOf(invoice: FeeInvoice): readonly (Node | null)[] {
  const { replaces, feeCents } = invoice;
  return [
    ['cbc:CustomizationID', 'urn:cen.eu:en16931:2017'],
    ['cbc:ID', invoice.number],
    ['cbc:IssueDate', invoice.issuedOn],
    ['cbc:DueDate', invoice.dueDate],
    ['cbc:InvoiceTypeCode', replaces ? TYPE.corrected : TYPE.first],
    replaces && ['cbc:Note', INVOICE_PAPER.replaces(replaces.number, replaces.issuedOn)],
    ['cbc:DocumentCurrencyCode', 'EUR'],
    replaces && [
      'cac:BillingReference',
      [
        [
          'cac:InvoiceDocumentReference',
          [
            ['cbc:ID', replaces.number],
            ['cbc:IssueDate', replaces.issuedOn],
          ],
        ],
      ],
    ],
    ['cac:ContractDocumentReference', [['cbc:ID', invoice.contractNumber]]],
    ['cac:AccountingSupplierParty', [['cac:Party', sellerOf(invoice.seller)]]],
    ['cac:AccountingCustomerParty', [['cac:Party', buyerOf(invoice.buyer)]]],
    [
      'cac:PaymentMeans',
      [
        ['cbc:PaymentMeansCode', CREDIT_TRANSFER],
        ['cbc:PaymentID', invoice.number],
        ['cac:PayeeFinancialAccount', [['cbc:ID', invoice.seller.iban]]],
      ],
    ],
    ['cac:TaxTotal', [amount('cbc:TaxAmount', 0), exempt(feeCents)]],
    [
      'cac:LegalMonetaryTotal',
      [
        amount('cbc:LineExtensionAmount', feeCents),
        amount('cbc:TaxExclusiveAmount', feeCents),
        amount('cbc:TaxInclusiveAmount', feeCents),
        amount('cbc:PayableAmount', feeCents),
      ],
    ],
    lineOf(invoice),
  ];
}

const VAT: Node = ['cac:TaxScheme', [['cbc:ID', 'VAT']]];

const exempt = (cents: number): Node => [
  'cac:TaxSubtotal',
  [
    amount('cbc:TaxableAmount', cents),
    amount('cbc:TaxAmount', 0),
    [
      'cac:TaxCategory',
      [['cbc:ID', 'E'], ['cbc:Percent', '0'], ['cbc:TaxExemptionReason', VAT_EXEMPTION], VAT],
    ],
  ],
];

function lineOf(invoice: FeeInvoice): Node {
  const { name, description } = itemOf(invoice);
  return [
    'cac:InvoiceLine',
    [
      ['cbc:ID', '1'],
      ['cbc:InvoicedQuantity', '1', { unitCode: 'C62' }],
      amount('cbc:LineExtensionAmount', invoice.feeCents),
      [
        'cac:Item',
        [
          ['cbc:Description', description],
          ['cbc:Name', name],
          ['cac:ClassifiedTaxCategory', [['cbc:ID', 'E'], ['cbc:Percent', '0'], VAT]],
        ],
      ],
      ['cac:Price', [amount('cbc:PriceAmount', invoice.feeCents)]],
    ],
  ];
}

/** Who is not registered for VAT is named by the code of the entity: an exempt line wants one of the two (BR-E-02). */
function sellerOf(seller: Seller): readonly Node[] {
  const scheme: Node = seller.vatCode ? VAT : ['cac:TaxScheme', [['cbc:ID', 'LOC']]];
  return [
    [
      'cac:PostalAddress',
      [
        ['cbc:StreetName', seller.street],
        ['cbc:CityName', seller.city],
        ['cbc:PostalZone', seller.postCode],
        ['cac:Country', [['cbc:IdentificationCode', 'LT']]],
      ],
    ],
    ['cac:PartyTaxScheme', [['cbc:CompanyID', seller.vatCode ?? seller.code], scheme]],
    [
      'cac:PartyLegalEntity',
      [
        ['cbc:RegistrationName', seller.name],
        ['cbc:CompanyID', seller.code, { schemeID: LEGAL_ENTITY }],
      ],
    ],
    ['cac:Contact', [['cbc:ElectronicMail', seller.email]]],
  ];
}

function buyerOf({ name, code, address }: Buyer): readonly Node[] {
  return [
    [
      'cac:PostalAddress',
      [address ? ['cbc:StreetName', address] : null, ['cac:Country', [['cbc:IdentificationCode', 'LT']]]],
    ],
    [
      'cac:PartyLegalEntity',
      [['cbc:RegistrationName', name], code ? ['cbc:CompanyID', code, { schemeID: LEGAL_ENTITY }] : null],
    ],
  ];
}
