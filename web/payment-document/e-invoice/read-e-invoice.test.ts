import { describe, expect, test } from '@jest/globals';
import { ublInvoice } from '../../../api/invoices/ubl.ts';
import type { FeeInvoice } from '../../../domain/invoices/fee-invoice.ts';
import { DEMO_SELLER } from '../../../domain/invoices/seller.ts';
import { attachedFiles } from './attached-files.ts';
import { readEInvoice, MOST_XML_BYTES, type AttachmentsOf } from './read-e-invoice.ts';

const FEE: FeeInvoice = {
  kind: 'administration',
  number: 'VP-2026-00001',
  issuedOn: '2026-11-12',
  dueDate: '2026-12-04',
  contractNumber: 'TP-9/1 & kt.',
  feeCents: 200_10,
  loanCents: 50_025_00,
  replaces: null,
  seller: DEMO_SELLER,
  buyer: { name: 'UAB „Šiaurės <linija>“', code: '304587219', address: null },
};

interface Cii {
  date?: string;
  sellerCode?: string;
  currency?: string;
  gross?: string;
}

/** An invoice in the other syntax, every term on a line of its own. */
const cii = ({
  date = '20261112',
  sellerCode = '900000094',
  currency = 'EUR',
  gross = '15479.05',
}: Cii = {}) => `
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"
  xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"
  xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
  <rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:cen.eu:en16931:2017</ram:ID>
  </ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
  <rsm:ExchangedDocument>
    <ram:ID>LA-2026-0417</ram:ID>
    <ram:IssueDateTime><udt:DateTimeString format="102">${date}</udt:DateTimeString></ram:IssueDateTime>
  </rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>
    <ram:ApplicableHeaderTradeAgreement>
      <ram:SellerTradeParty><ram:Name>UAB „Lėtas atsakas“</ram:Name>
        <ram:SpecifiedLegalOrganization><ram:ID schemeID="0200">${sellerCode}</ram:ID></ram:SpecifiedLegalOrganization>
      </ram:SellerTradeParty>
      <ram:BuyerTradeParty><ram:Name>UAB „Šiaurės linija“</ram:Name></ram:BuyerTradeParty>
    </ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeSettlement>
      <ram:InvoiceCurrencyCode>${currency}</ram:InvoiceCurrencyCode>
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation>
        <ram:TaxBasisTotalAmount>12792.60</ram:TaxBasisTotalAmount>
        <ram:TaxTotalAmount currencyID="USD">3111.00</ram:TaxTotalAmount>
        <ram:TaxTotalAmount currencyID="EUR">2686.45</ram:TaxTotalAmount>
        <ram:GrandTotalAmount>${gross}</ram:GrandTotalAmount>
      </ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`;

const CII_FACTS = {
  SupplierIsCompany: true,
  SupplierName: 'UAB „Lėtas atsakas“',
  SupplierCode: '900000094',
  DocumentNumber: 'LA-2026-0417',
  DocumentDate: '2026-11-12',
  DocumentSum: '15479.05',
};

/** A PDF that carries files: their bytes between the marks, so that what opens it is ours. */
const pdf = new Blob(['%PDF-1.7\n']);
const carrying =
  (files: Record<string, string>): AttachmentsOf =>
  () =>
    attachedFiles({
      getAttachments: () =>
        Promise.resolve(new Map(Object.keys(files).map((filename) => [`id-${filename}`, { filename }]))),
      getAttachmentContent: (id) => Promise.resolve(new TextEncoder().encode(files[id.slice(3)])),
    });
const nothing: AttachmentsOf = () => Promise.reject(new Error('not a PDF after all'));
const read = (text: string | Uint8Array<ArrayBuffer>, attached = nothing) =>
  readEInvoice(new Blob([text]), attached);

describe('an e-invoice dropped on the form', () => {
  test('in UBL 2.1, as the portal writes its own, gives supplier, number, date and sum', async () => {
    expect(await read(ublInvoice(FEE))).toEqual({
      kind: 'read',
      syntax: 'UBL 2.1',
      facts: {
        SupplierIsCompany: true,
        SupplierName: DEMO_SELLER.name,
        SupplierCode: DEMO_SELLER.code,
        DocumentNumber: 'VP-2026-00001',
        DocumentDate: '2026-11-12',
        DocumentSum: '200.10',
      },
      buyer: { name: 'UAB „Šiaurės <linija>“', code: '304587219' },
    });
  });

  test('in CII gives the same, the VAT of its own currency', async () => {
    expect(await read(cii())).toMatchObject({ kind: 'read', syntax: 'UN/CEFACT CII', facts: CII_FACTS });
    expect(await read(cii({ sellerCode: '38001010009' }))).toMatchObject({
      facts: { SupplierIsCompany: false },
    });
  });

  test('inside a PDF/A-3 is found among its other files, and a fault of it is told', async () => {
    const files = { 'priedas.xml': '<kita/>', 'tvarka.txt': 'x', 'factur-x.xml': cii() };
    expect(await readEInvoice(pdf, carrying(files))).toMatchObject({ kind: 'read', facts: CII_FACTS });
    const faulty = { 'a.xml': '<kita/>', 'factur-x.xml': cii({ gross: '15479.06' }) };
    expect(await readEInvoice(pdf, carrying(faulty))).toMatchObject({ code: 'sumsDiffer' });
    for (const one of [carrying({}), nothing])
      expect(await readEInvoice(pdf, one)).toMatchObject({ kind: 'refused', code: 'noInvoice' });
  });

  test('with a fault says which rule and where', async () => {
    const lineOf = (xml: string, text: string): number => xml.slice(0, xml.indexOf(text)).split('\n').length;
    const wrongSum = cii({ gross: '15479.06' });
    expect(await read(wrongSum)).toEqual({
      kind: 'refused',
      code: 'sumsDiffer',
      line: lineOf(wrongSum, 'GrandTotalAmount'),
      path: 'CrossIndustryInvoice / rsm:SupplyChainTradeTransaction / ram:ApplicableHeaderTradeSettlement / ram:SpecifiedTradeSettlementHeaderMonetarySummation / ram:GrandTotalAmount',
      rule: 'BR-CO-15',
    });
    const noDate = ublInvoice(FEE).replace(/<cbc:IssueDate>[^<]*<\/cbc:IssueDate>/, '');
    expect(await read(noDate)).toMatchObject({
      code: 'missing',
      path: 'Invoice / cbc:IssueDate',
      rule: 'BR-03',
    });
    expect(await read(cii({ date: '20261131' }))).toMatchObject({ code: 'wrongDate' });
    expect(await read(cii({ gross: '15 479,05' }))).toMatchObject({ code: 'wrongSum', rule: 'BR-DEC-14' });
    expect(await read(cii({ currency: 'USD' }))).toMatchObject({ code: 'otherCurrency' });
    expect(await read('<Invoice xmlns="urn:kita"/>')).toMatchObject({ code: 'otherSyntax', line: 1 });
    expect(await read('<CreditNote/>')).toMatchObject({ code: 'creditNote' });
    expect(await read('Sveiki')).toMatchObject({ code: 'noInvoice' });
  });

  test('that is broken names the line', async () => {
    const broken = cii().replace('</ram:BuyerTradeParty>', '</ram:Buyer>');
    const line = broken.slice(0, broken.indexOf('</ram:Buyer>')).split('\n').length;
    expect(await read(broken)).toMatchObject({ code: 'notWellFormed', line });
    expect(await read('<?xml version="1.0" encoding="windows-1257"?><a/>')).toMatchObject({
      code: 'encoding',
    });
    expect(await read(new Uint8Array([0x3c, 0x61, 0xe0, 0x3e]))).toMatchObject({ code: 'encoding' });
  });

  test('may have no entities of its own, however they would grow or whatever they would fetch', async () => {
    const xxe = '<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<a>&x;</a>';
    expect(await read(xxe)).toMatchObject({ code: 'doctype', line: 2 });
    const lol = [...Array(20).keys()]
      .map((n) => `<!ENTITY l${n + 1} "&l${n};&l${n};&l${n};&l${n};">`)
      .join('');
    expect(await read(`<!DOCTYPE a [<!ENTITY l0 "lol">${lol}]><a>&l20;</a>`)).toMatchObject({
      code: 'doctype',
    });
    expect(await read('<a>&x;</a>')).toMatchObject({ code: 'notWellFormed' });
  });

  test('is not read when it is too large, too deep or has too many elements', async () => {
    expect(await read(new Uint8Array(50 * 1024 * 1024))).toMatchObject({ code: 'tooLarge' });
    expect(await read('<'.padEnd(MOST_XML_BYTES + 1))).toMatchObject({ code: 'tooLarge' });
    expect(await read(`${'<a>'.repeat(100)}${'</a>'.repeat(100)}`)).toMatchObject({ code: 'tooDeep' });
    expect(await read(`<a>${'<b/>'.repeat(200_001)}</a>`)).toMatchObject({ code: 'tooMany' });
  });
});
