// Where the two syntaxes of EN 16931 keep what a payment document asks for.
import type { XmlNode } from './xml-tree.ts';

export type InvoiceTerm =
  | 'guideline'
  | 'number'
  | 'date'
  | 'currency'
  | 'sellerName'
  | 'sellerCode'
  | 'buyerName'
  | 'buyerCode'
  | 'net'
  | 'tax'
  | 'gross';

export interface InvoiceSyntax {
  title: string;
  root: { name: string; namespace: string };
  /** Names of the elements from the root, with the prefix they are known by. */
  paths: Readonly<Record<InvoiceTerm, readonly string[]>>;
  dateOf: (node: XmlNode) => string;
}

const UBL_SELLER = ['cac:AccountingSupplierParty', 'cac:Party', 'cac:PartyLegalEntity'];
const UBL_BUYER = ['cac:AccountingCustomerParty', 'cac:Party', 'cac:PartyLegalEntity'];
const UBL_TOTAL = 'cac:LegalMonetaryTotal';

const UBL: InvoiceSyntax = {
  title: 'UBL 2.1',
  root: { name: 'Invoice', namespace: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2' },
  paths: {
    guideline: ['cbc:CustomizationID'],
    number: ['cbc:ID'],
    date: ['cbc:IssueDate'],
    currency: ['cbc:DocumentCurrencyCode'],
    sellerName: [...UBL_SELLER, 'cbc:RegistrationName'],
    sellerCode: [...UBL_SELLER, 'cbc:CompanyID'],
    buyerName: [...UBL_BUYER, 'cbc:RegistrationName'],
    buyerCode: [...UBL_BUYER, 'cbc:CompanyID'],
    net: [UBL_TOTAL, 'cbc:TaxExclusiveAmount'],
    tax: ['cac:TaxTotal', 'cbc:TaxAmount'],
    gross: [UBL_TOTAL, 'cbc:TaxInclusiveAmount'],
  },
  dateOf: ({ text }) => text.trim(),
};

const CII_TRADE = 'rsm:SupplyChainTradeTransaction';
const CII_SELLER = [CII_TRADE, 'ram:ApplicableHeaderTradeAgreement', 'ram:SellerTradeParty'];
const CII_BUYER = [CII_TRADE, 'ram:ApplicableHeaderTradeAgreement', 'ram:BuyerTradeParty'];
const CII_SETTLEMENT = [CII_TRADE, 'ram:ApplicableHeaderTradeSettlement'];
const CII_TOTAL = [...CII_SETTLEMENT, 'ram:SpecifiedTradeSettlementHeaderMonetarySummation'];

const CII: InvoiceSyntax = {
  title: 'UN/CEFACT CII',
  root: {
    name: 'CrossIndustryInvoice',
    namespace: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  },
  paths: {
    guideline: ['rsm:ExchangedDocumentContext', 'ram:GuidelineSpecifiedDocumentContextParameter', 'ram:ID'],
    number: ['rsm:ExchangedDocument', 'ram:ID'],
    date: ['rsm:ExchangedDocument', 'ram:IssueDateTime', 'udt:DateTimeString'],
    currency: [...CII_SETTLEMENT, 'ram:InvoiceCurrencyCode'],
    sellerName: [...CII_SELLER, 'ram:Name'],
    sellerCode: [...CII_SELLER, 'ram:SpecifiedLegalOrganization', 'ram:ID'],
    buyerName: [...CII_BUYER, 'ram:Name'],
    buyerCode: [...CII_BUYER, 'ram:SpecifiedLegalOrganization', 'ram:ID'],
    net: [...CII_TOTAL, 'ram:TaxBasisTotalAmount'],
    tax: [...CII_TOTAL, 'ram:TaxTotalAmount'],
    gross: [...CII_TOTAL, 'ram:GrandTotalAmount'],
  },
  // Format 102 of UNTDID 2379: '20261112'.
  dateOf: ({ text }) => text.trim().replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'),
};

export const INVOICE_SYNTAXES: readonly InvoiceSyntax[] = [UBL, CII];

export interface Found {
  /** Null: not there. */
  node: XmlNode | null;
  /** The last element on the way that is there. */
  line: number;
}

/** The element at a path, the first where there are more; of amounts the one in euros. */
export function findAt(root: XmlNode, path: readonly string[]): Found {
  let node = root;
  for (const step of path) {
    const name = step.slice(step.indexOf(':') + 1);
    const all = node.children.filter((child) => child.name === name);
    const next = all.find(({ attributes }) => attributes.currencyID === 'EUR') ?? all[0];
    if (!next) return { node: null, line: node.line };
    node = next;
  }
  return { node, line: node.line };
}
