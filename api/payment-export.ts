import { Readable } from 'node:stream';
import { excel } from '../db/exports/excel.ts';
import { standingValues, type PaymentDocument } from '../db/queries/payment/documents.ts';
import type { PaymentRow } from '../db/queries/payment/list.ts';
import type { LoanAccount } from '../db/queries/payment/loan-money.ts';
import { DOCUMENT_FIELDS, type DocumentField } from '../domain/payment/document-fields.ts';
import { percentText, percentUnitsOf } from '../domain/payment/percent.ts';
import { PAYMENT_FIELD, PAYMENT_SHEET } from '../domain/texts/lt/payment.ts';
import { contentTypeOf } from './content-type.ts';
import { fileReply, type Reply } from './http/reply.ts';

/** A payment request as a workbook: a row a document with the values in force, and the totals. Texts are never formulas. */
export async function paymentExport(
  payment: PaymentRow,
  documents: readonly PaymentDocument[],
  { grantedCents }: LoanAccount,
): Promise<Reply> {
  const workbook = new (excel().Workbook)();
  const sheet = workbook.addWorksheet(PAYMENT_SHEET.name);
  sheet.addRow([
    PAYMENT_FIELD.Number,
    ...DOCUMENT_FIELDS.map(({ title }) => title),
    PAYMENT_SHEET.percent,
    PAYMENT_SHEET.assessorNote,
    PAYMENT_SHEET.isUnpaid,
  ]).font = { bold: true };
  for (const document of documents) {
    const values = standingValues(document);
    const cents = document.investmentCents + document.turnoverCents;
    sheet.addRow([
      document.number,
      ...DOCUMENT_FIELDS.map((field) => cellOf(field, values[field.key])),
      Number(percentText(percentUnitsOf(cents, grantedCents))),
      document.managerComment,
      document.isUnpaid ? PAYMENT_SHEET.yes : '',
    ]);
  }
  const sumOf = (key: DocumentField['key']): number =>
    documents.reduce((all, document) => all + Number(standingValues(document)[key]), 0) / 100;
  const totalled: readonly string[] = ['requiredCents', 'investmentCents', 'turnoverCents'];
  sheet.addRow([
    PAYMENT_SHEET.total,
    ...DOCUMENT_FIELDS.map(({ key }) => (totalled.includes(key) ? sumOf(key) : '')),
  ]).font = { bold: true };
  sheet.columns.forEach((column) => (column.width = 20));
  const bytes = Buffer.from(await workbook.xlsx.writeBuffer());
  const name = `${payment.id}.xlsx`;
  return fileReply({
    stream: Readable.from(bytes),
    name,
    contentType: contentTypeOf(name),
    size: bytes.length,
  });
}

function cellOf(field: DocumentField, value: unknown): string | number {
  if (value === null || value === undefined) return '';
  if (field.kind === 'sum') return Number(value) / 100;
  if (field.kind === 'choice') return field.options.find((option) => option.value === value)?.label ?? '';
  return typeof value === 'string' ? value : '';
}
