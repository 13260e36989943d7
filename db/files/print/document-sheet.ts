import type { Content } from 'pdfmake/interfaces.js';
import { factsTable } from './facts-table.ts';
import type { Sheet } from './print-pdf.ts';
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

/** A document as pages: title, table of terms, sections, places for signatures, schedule as annex. Text nodes only. */
export function documentSheet({ text, date, schedule = [] }: Printed): Sheet {
  return {
    frame: { title: text.title, date },
    content: [
      { text: text.title, fontSize: 17, bold: true, alignment: 'center', headlineLevel: 1 },
      { text: text.subtitle.join('\n'), alignment: 'center', margin: [0, 4, 0, 18] },
      {
        stack: factsTable(
          text.facts.map(({ label, value }) => [label, value]),
          { bold: true },
        ),
      },
      ...withSignatures(text.sections.flatMap(sectionOf), signaturesOf(text.signatures)),
      ...(schedule.length > 0 ? scheduleOf(schedule, text) : []),
    ],
  };
}

function sectionOf({ heading, paragraphs }: DocumentText['sections'][number]): Content[] {
  return [
    { text: heading, bold: true, fontSize: 12, margin: [0, 12, 0, 4], headlineLevel: 2 },
    ...paragraphs.map((paragraph): Content => ({ text: paragraph, margin: [0, 0, 0, 4] })),
  ];
}

function scheduleOf(
  schedule: readonly Instalment[],
  { scheduleHeading, scheduleNote }: DocumentText,
): Content[] {
  const sum = (cents: number) => ({ text: formatSum(cents), alignment: 'right' as const });
  return [
    {
      text: scheduleHeading ?? SCHEDULE_TEXT.heading,
      bold: true,
      fontSize: 12,
      margin: [0, 24, 0, 4],
      headlineLevel: 2,
    },
    { text: scheduleNote ?? SCHEDULE_TEXT.note, margin: [0, 0, 0, 6] },
    {
      fontSize: 8,
      layout: 'facts',
      table: {
        headerRows: 1,
        keepWithHeaderRows: 2,
        dontBreakRows: true,
        widths: [18, '*', 30, '*', '*', '*', '*'],
        body: [
          SCHEDULE_TEXT.columns.map((column, index) => ({
            text: column,
            bold: true,
            alignment: index < 2 ? ('left' as const) : ('right' as const),
          })),
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

/** Places for signatures never stand alone on a page: what was said last goes with them. */
function withSignatures(content: readonly Content[], signatures: Content): Content[] {
  const last = content.at(-1);
  if (last === undefined) return [signatures];
  return [...content.slice(0, -1), { stack: [last, signatures], unbreakable: true }];
}

function signaturesOf(signatures: DocumentText['signatures']): Content {
  return {
    columns: signatures.map(({ role, name, lines = [] }) => ({
      stack: [{ text: role, bold: true }, { text: name }, ...lines.map((text) => ({ text, fontSize: 9 }))],
    })),
    columnGap: 24,
    margin: [0, 32, 0, 0],
    unbreakable: true,
  };
}
