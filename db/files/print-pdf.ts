import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

const FONT_FOLDER = join(
  dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')),
  'fonts',
  'Roboto',
);
const FONTS = {
  Roboto: {
    normal: join(FONT_FOLDER, 'Roboto-Regular.ttf'),
    bold: join(FONT_FOLDER, 'Roboto-Medium.ttf'),
    italics: join(FONT_FOLDER, 'Roboto-Italic.ttf'),
    bolditalics: join(FONT_FOLDER, 'Roboto-MediumItalic.ttf'),
  },
};

pdfmake.setFonts(FONTS);
// Nothing in a document may make the server fetch or read anything; its own fonts are the exception.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => Object.values(FONTS.Roboto).includes(path));

export interface PdfFrame {
  title: string;
  /** 'yyyy-MM-dd': the only time in the file, so that the same document prints alike. */
  date: string;
  /** At the left of every page's foot; the number of the page stands at the right. */
  foot?: string;
}

/**
 * A4 in Lithuanian with numbered pages; the bytes of the file. The worker prints decisions and contracts with it, the
 * API the printed copy of a request.
 */
export async function printPages(
  { title, date, foot }: PdfFrame,
  content: TDocumentDefinitions['content'],
): Promise<Buffer> {
  const created = pdfmake.createPdf({
    info: { title, creationDate: new Date(`${date}T00:00:00Z`), producer: '', creator: '' },
    pageSize: 'A4',
    pageMargins: [64, 64, 64, 72],
    language: 'lt-LT',
    displayTitle: true,
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.3 },
    content,
    // A heading never stands alone at the end of a page.
    pageBreakBefore: (node, nodes) =>
      node.headlineLevel !== undefined && nodes.getFollowingNodesOnPage().length === 0,
    footer: (page, pages) => ({
      columns: [
        ...(foot ? [{ text: printable(foot), width: '*' }] : []),
        { text: `${page} / ${pages}`, alignment: foot ? 'right' : 'center', width: foot ? 60 : '*' },
      ],
      fontSize: 8,
      margin: [64, 24, 64, 0],
    }),
  });
  return created.getBuffer();
}

/** Control and direction marks out: they have no place in a printed document. */
export function printable(value: string): string {
  return value.replace(/[\p{Cc}\p{Cf}]/gu, (mark) => (mark === '\n' ? mark : ''));
}
