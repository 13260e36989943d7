import type { Content } from 'pdfmake/interfaces.js';
import type { Sheet } from '../../db/files/print/print-pdf.ts';
import { rowHeading } from '../../db/files/print/row-heading.ts';
import { LENDER } from '../../domain/texts/lt/document.ts';
import { CHANGE_REQUEST as T } from '../../domain/texts/lt/request-copy.ts';
import type { Fact } from './request-copy.ts';

export interface ChangeLetter {
  date: string;
  applicant: string;
  contractNumber: string;
  terms: readonly Fact[];
}

/** Width of the text on the page. */
const WIDTH = 467;

/** A letter that asks for other conditions, with everything the portal knows filled in; the rest is the person's. */
export function changeRequestSheet({ date, applicant, contractNumber, terms }: ChangeLetter): Sheet {
  const facts: Fact[] = [
    { label: T.to, value: LENDER.name },
    { label: T.applicant, value: applicant },
    { label: T.contract, value: T.contractNumber(contractNumber) },
  ];
  const lines = (count: number): Content => ({
    canvas: Array.from({ length: count }, (_, index) => {
      const y = 22 * (index + 1);
      return { type: 'line', x1: 0, y1: y, x2: WIDTH, y2: y, lineWidth: 0.5, lineColor: '#8b939d' };
    }),
  });
  return {
    frame: { title: T.title, date },
    content: [
      { text: T.title, fontSize: 15, bold: true, margin: [0, 0, 0, 12], headlineLevel: 1 },
      ...facts.map(({ label, value }): Content => ({
        text: [`${label}: `, { text: value, bold: true }],
      })),
      { text: T.wanted, bold: true, fontSize: 12, margin: [0, 18, 0, 6], headlineLevel: 2 },
      {
        table: {
          headerRows: 1,
          widths: ['30%', '30%', '40%'],
          body: [
            T.columns.map((column) => ({ text: column, bold: true })),
            ...terms.map(({ label, value }) => [rowHeading(label), { text: value }, { text: ' ' }]),
          ],
        },
      },
      { text: T.why, bold: true, fontSize: 12, margin: [0, 18, 0, 6], headlineLevel: 2 },
      lines(6),
      { text: T.fee, margin: [0, 12, 0, 24] },
      lines(1),
      { text: T.signature, fontSize: 8 },
    ],
  };
}
