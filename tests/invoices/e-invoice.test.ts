import { describe, expect, test } from '@jest/globals';
import { DOMParser } from '@xmldom/xmldom';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ublInvoice } from '../../api/invoices/ubl.ts';
import type { FeeInvoice } from '../../domain/invoices/fee-invoice.ts';
import { DEMO_SELLER } from '../../domain/invoices/seller.ts';
import { mavenClasspath, runJava } from '../harness/maven.ts';

const INVOICE: FeeInvoice = {
  kind: 'administration',
  number: 'VP-2026-00001',
  issuedOn: '2026-11-22',
  dueDate: '2026-12-04',
  contractNumber: 'TP-9/1 & kt.',
  feeCents: 200_10,
  loanCents: 50_025_00,
  replaces: null,
  seller: DEMO_SELLER,
  buyer: { name: 'UAB „Šiaurės <linija>“', code: '304587219', address: 'Verkių g. 29, Vilnius' },
};
const CASES: Record<string, FeeInvoice> = {
  first: INVOICE,
  change: { ...INVOICE, kind: 'conditionsChange', number: 'VP-2026-00002', feeCents: 100_00 },
  replacing: {
    ...INVOICE,
    number: 'VP-2026-00003',
    replaces: { number: 'VP-2026-00001', issuedOn: '2026-11-22' },
  },
  vat: { ...INVOICE, seller: { ...DEMO_SELLER, vatCode: 'LT100000000013' } },
  person: { ...INVOICE, buyer: { name: 'Jonas Petrauskas', code: null, address: null } },
};

const valueOf = (xml: string, name: string): string[] =>
  [...new DOMParser().parseFromString(xml, 'text/xml').getElementsByTagName(name)].map(
    (element) => element.textContent ?? '',
  );

describe('the e-invoice', () => {
  test('says what the invoice is, digit by digit', () => {
    const xml = ublInvoice(CASES.replacing!);
    expect(valueOf(xml, 'cbc:ID').slice(0, 3)).toEqual(['VP-2026-00003', 'VP-2026-00001', 'TP-9/1 & kt.']);
    expect(valueOf(xml, 'cbc:InvoiceTypeCode')).toEqual(['384']);
    expect(valueOf(xml, 'cbc:PayableAmount')).toEqual(['200.10']);
    expect(valueOf(xml, 'cbc:TaxAmount')).toEqual(['0.00', '0.00']);
    expect(valueOf(xml, 'cbc:DueDate')).toEqual(['2026-12-04']);
    expect(valueOf(xml, 'cbc:RegistrationName')).toEqual([DEMO_SELLER.name, 'UAB „Šiaurės <linija>“']);
    expect(valueOf(xml, 'cbc:TaxExemptionReason')[0]).toContain('PVM įstatymo 28 straipsnis');
    expect(valueOf(ublInvoice(INVOICE), 'cbc:InvoiceTypeCode')).toEqual(['380']);
  });

  test('of a person names no code of theirs', () => {
    expect(valueOf(ublInvoice(CASES.person!), 'cbc:CompanyID')).toEqual([DEMO_SELLER.code, DEMO_SELLER.code]);
  });

  test('is valid by the schema of UBL 2.1 and the rules of EN 16931, and what is not, is not', () => {
    const place = (name: string) => fileURLToPath(new URL(name, import.meta.url));
    const found = mavenClasspath(place('pom.xml'));
    if ('missing' in found) return console.log(`not judged by the rules of EN 16931: ${found.missing}`);
    const folder = mkdtempSync(join(tmpdir(), 'e-invoice-'));
    const broken = ublInvoice(INVOICE).replace('<cbc:PayableAmount currencyID="EUR">200.10', (amount) =>
      amount.replace('200.10', '200.11'),
    );
    const files = Object.entries({
      ...Object.fromEntries(Object.entries(CASES).map(([name, invoice]) => [name, ublInvoice(invoice)])),
      broken,
    }).map(([name, xml]) => {
      const file = join(folder, name);
      writeFileSync(file, xml);
      return file;
    });
    const lines = runJava(found.classpath, place('En16931.java'), files).trimEnd().split('\n');
    rmSync(folder, { recursive: true });
    const said = Object.fromEntries(
      lines.map((line) => [basename(line.split('\t')[0]!), line.split('\t')[1]]),
    );
    expect(said).toEqual({
      ...Object.fromEntries(Object.keys(CASES).map((name) => [name, ''])),
      broken: expect.stringContaining('BR-CO-16'),
    });
  }, 240_000);
});
