import type { Content } from 'pdfmake/interfaces.js';
import type { Sheet } from '../../db/files/print/print-pdf.ts';
import { factsTable } from '../../db/files/print/facts-table.ts';
import type { AnswerSection } from '../../domain/forms/answers.ts';
import { REQUEST_COPY as T } from '../../domain/texts/lt/request-copy.ts';

export interface Fact {
  label: string;
  value: string;
}

export interface RequestCopy {
  id: number;
  status: string;
  /** Nothing was submitted yet: said in large letters, because paper outlives the screen. */
  isDraft: boolean;
  /** 'yyyy-MM-dd HH:mm:ss' of the printing. */
  printedAt: string;
  facts: readonly Fact[];
  /** The walk the screen shows. */
  sections: readonly AnswerSection[];
  files: readonly Fact[];
}

/** Questions and answers of a request as pages: the second renderer of the one walk over the form. */
export function requestCopySheet(copy: RequestCopy): Sheet {
  const { id, status, printedAt, sections, files } = copy;
  return {
    frame: { title: T.title(id), date: printedAt.slice(0, 10), foot: T.foot(id, status, printedAt) },
    content: [
      { text: T.title(id), fontSize: 17, bold: true, margin: [0, 0, 0, 4], headlineLevel: 1 },
      ...(copy.isDraft
        ? [{ text: T.notSubmitted, bold: true, fontSize: 12, color: '#992f27' } satisfies Content]
        : []),
      { stack: rowsOf(copy.facts), margin: [0, 8, 0, 8] },
      ...sections.flatMap((section, index) => [
        heading(`${index + 1}. ${section.title}`),
        ...rowsOf(section.rows),
      ]),
      heading(T.attachments),
      ...(files.length > 0 ? rowsOf(files) : [{ text: T.noAttachments }]),
    ],
  };
}

function heading(text: string): Content {
  return { text, bold: true, fontSize: 12, margin: [0, 14, 0, 4], headlineLevel: 2 };
}

function rowsOf(rows: readonly Fact[]): Content[] {
  return factsTable(
    rows.map(({ label, value }) => [label, value]),
    { color: '#4d5661' },
  );
}
