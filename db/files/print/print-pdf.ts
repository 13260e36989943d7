import { join } from 'node:path';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { LENDER } from '../../../domain/texts/lt/document.ts';
import { fixedJoints } from '../../../domain/texts/lt/typography.ts';
import { archiveDocument } from './archive-document.ts';
import {
  FONT_FOLDER,
  SvgMeasureClass,
  tableLayouts,
  type KitDocument,
  type LaidPage,
} from './pdfmake-rooms.ts';
import { inLettersOf, printable } from './letters.ts';
import { MarkingRenderer, RememberingLayout, structured } from './tagged-pages.ts';

const FONTS = {
  Roboto: {
    normal: join(FONT_FOLDER, 'Roboto-Regular.ttf'),
    bold: join(FONT_FOLDER, 'Roboto-Medium.ttf'),
    italics: join(FONT_FOLDER, 'Roboto-Italic.ttf'),
    bolditalics: join(FONT_FOLDER, 'Roboto-MediumItalic.ttf'),
  },
};

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89, orientation: 'portrait' } as const;
const FOOT = 'foot';

/** A thin rule under every row. */
const factsRules = (cell: number) => ({
  hLineWidth: (line: number): number => (line === 0 ? 0 : 0.5),
  hLineColor: (): string => '#b9bfc6',
  vLineWidth: (): number => 0,
  paddingLeft: (): number => 0,
  paddingRight: (): number => 8,
  paddingTop: (): number => cell,
  paddingBottom: (): number => cell,
});

const MARGINS = { left: 64, top: 64, right: 64, bottom: 72 };

/** What is printed: plain data, so that it can be sent to a thread. */
export interface Sheet {
  frame: PdfFrame;
  content: TDocumentDefinitions['content'];
}

export interface PdfFrame {
  title: string;
  /** 'yyyy-MM-dd': the only time in the file, so that the same document prints alike. */
  date: string;
  /** At the left of every page's foot; the number of the page stands at the right. */
  foot?: string;
}

/**
 * A4 in Lithuanian with numbered pages, PDF/A-2b and PDF/UA-1; the bytes of the file. The worker prints decisions and
 * contracts with it, the API the printed copy of a request. Headings carry `headlineLevel`, the title 1.
 */
export async function printPages(sheet: Sheet): Promise<Buffer> {
  const plain = laidOut(sheet, LOOSE);
  const tight = isTail(plain.pages) ? laidOut(sheet, TIGHT) : plain;
  // What stays a tail however it is set is set as the others are.
  const { document, pages } = tight.pages.length < plain.pages.length ? tight : plain;
  const bytes = bytesOf(document);
  new MarkingRenderer(document).renderPages(pages);
  document.end();
  return bytes;
}

interface Spacing {
  lineHeight: number;
  /** Above and below the text of a cell, points. */
  cell: number;
}

const LOOSE: Spacing = { lineHeight: 1.3, cell: 2 };
const TIGHT: Spacing = { lineHeight: 1.2, cell: 1.3 };

/** A last page with so few lines is pulled up onto the one before. */
const TAIL_LINES = 12;

function isTail(pages: readonly LaidPage[]): boolean {
  const last = pages.at(-1)?.items ?? [];
  const tops = new Set(
    last.flatMap(({ type, item }) => (type === 'line' ? [(item as { y: number }).y] : [])),
  );
  // The foot is a line too.
  return pages.length > 1 && tops.size <= TAIL_LINES + 1;
}

function laidOut({ frame: { title, date, foot }, content }: Sheet, { lineHeight, cell }: Spacing) {
  const created = new Date(`${date}T00:00:00Z`);
  const info = { title: printable(title), author: LENDER.name, created };
  const document = archiveDocument([PAGE.width, PAGE.height], info, FONTS);
  const { font } = document.provideFont('Roboto', false, false);
  const hasLetter = (codePoint: number): boolean => font.hasGlyphForCodePoint(codePoint);
  const layout = new RememberingLayout(PAGE, MARGINS, new SvgMeasureClass());
  layout.registerTableLayouts({ ...tableLayouts, facts: factsRules(cell) });
  const pages = layout.layoutDocument(
    // Laying out writes into what it is given.
    structured(structuredClone(content), document, (text) => inLettersOf(hasLetter, fixedJoints(text))),
    document,
    {},
    { font: 'Roboto', fontSize: 10, lineHeight },
    undefined,
    undefined,
    (page: number, count: number) => footOf(page, count, foot),
    undefined,
    isHeadingAlone,
  );
  return { document, pages };
}

function footOf(page: number, count: number, foot: string | undefined): Content {
  return {
    columns: [
      ...(foot ? [{ text: printable(foot), width: '*', style: FOOT }] : []),
      {
        text: `${page} / ${count}`,
        alignment: foot ? 'right' : 'center',
        width: foot ? 60 : '*',
        style: FOOT,
      },
    ],
    fontSize: 8,
    margin: [64, 24, 64, 0],
  };
}

interface LaidOut {
  headlineLevel?: number;
  text?: unknown;
  style?: unknown;
}

/** A heading never stands alone at the end of a page. */
function isHeadingAlone(node: LaidOut, nodes: { getFollowingNodesOnPage: () => LaidOut[] }): boolean {
  return (
    node.headlineLevel !== undefined &&
    // A table that only begins on the next page counts from here on: what matters is text.
    !nodes
      .getFollowingNodesOnPage()
      .some((next) => next.text !== undefined && next.headlineLevel === undefined && next.style !== FOOT)
  );
}

function bytesOf(document: KitDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('readable', () => {
      for (let chunk = document.read(); chunk !== null; chunk = document.read()) chunks.push(chunk);
    });
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
