import { extractText, getDocumentProxy } from 'unpdf';

/** Pages that are read: a contract names its parties and terms before that. */
const MOST_PAGES = 200;

/** The lines of a PDF's text, page after page; none where the pages are pictures or cannot be read. */
export async function linesOfPdf(bytes: Uint8Array): Promise<string[]> {
  // The reader takes the bytes over, so it gets a copy. Errors only: a damaged font is no business of our log.
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }).catch(() => null);
  if (!document || document.numPages > MOST_PAGES) return [];
  const { text } = await extractText(document, { mergePages: false });
  return text
    .flatMap((page) => page.split('\n'))
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}
