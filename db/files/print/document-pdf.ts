import type { Content } from 'pdfmake/interfaces.js';
import { rowHeading } from './row-heading.ts';
import { printPages, type Sheet } from './print-pdf.ts';
import type { DocumentText } from '../../../domain/texts/lt/document.ts';
import { formatSum } from '../../../domain/values/money.ts';
import type { Instalment } from '../../../domain/values/loan-schedule.ts';
import { SCHEDULE_TEXT } from '../../../domain/texts/lt/schedule.ts';

export interface Printed {
  text: DocumentText;
  /** 'yyyy-MM-dd' of the document: the only time in the file, so that the same document prints alike. */
  date: string;
  schedule?: readonly Instalment[];
}

/** A document as PDF, as `documentSheet` lays it out. */
export async function printPdf(printed: Printed): Promise<Buffer> {
  return printPages(documentSheet(printed));
}

/** A document as pages: title, table of terms, sections, schedule, places for signatures. Text nodes only. */
export function documentSheet({ text, date, schedule = [] }: Printed): Sheet {
  return {
    frame: { title: text.title, date },
    content: [
      { text: text.title, fontSize: 17, bold: true, alignment: 'center', headlineLevel: 1 },
      { text: text.subtitle.join('\n'), alignment: 'center', margin: [0, 4, 0, 18] },
      factsTable(text.facts),
      ...text.sections.flatMap(sectionOf),
      ...(schedule.length > 0 ? scheduleOf(schedule) : []),
      signaturesOf(text.signatures),
    ],
  };
}

function factsTable(facts: DocumentText['facts']): Content {
  return {
    table: {
      headerRows: 0,
      widths: ['42%', '58%'],
      body: facts.map(({ label, value }) => [rowHeading(label), { text: value, bold: true }]),
    },
    layout: 'lightHorizontalLines',
    margin: [0, 0, 0, 8],
  };
}

function sectionOf({ heading, paragraphs }: DocumentText['sections'][number]): Content[] {
  return [
    { text: heading, bold: true, fontSize: 12, margin: [0, 12, 0, 4], headlineLevel: 2 },
    ...paragraphs.map((paragraph): Content => ({ text: paragraph, margin: [0, 0, 0, 4] })),
  ];
}

function scheduleOf(schedule: readonly Instalment[]): Content[] {
  const sum = (cents: number) => ({ text: formatSum(cents), alignment: 'right' as const });
  return [
    {
      text: SCHEDULE_TEXT.heading,
      bold: true,
      fontSize: 12,
      margin: [0, 16, 0, 4],
      pageBreak: 'before',
      headlineLevel: 2,
    },
    { text: SCHEDULE_TEXT.note, margin: [0, 0, 0, 6] },
    {
      fontSize: 8,
      layout: 'lightHorizontalLines',
      table: {
        headerRows: 1,
        widths: [18, '*', 30, '*', '*', '*', '*'],
        body: [
          SCHEDULE_TEXT.columns.map((column) => ({ text: column, bold: true })),
          ...schedule.map((row) => [
            { text: String(row.number) },
            { text: row.dueDate },
            { text: String(row.days), alignment: 'right' as const },
            sum(row.interestCents),
            sum(row.principalCents),
            sum(row.totalCents),
            sum(row.balanceCents),
          ]),
        ],
      },
    },
  ];
}

function signaturesOf(signatures: DocumentText['signatures']): Content {
  return {
    columns: signatures.map(({ role, name }) => ({
      stack: [{ text: role, bold: true }, { text: name }],
    })),
    columnGap: 24,
    margin: [0, 32, 0, 0],
    unbreakable: true,
  };
}
