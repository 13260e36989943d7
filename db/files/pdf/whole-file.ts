import { PdfFile } from './file.ts';
import { PdfFault, PdfReference, PdfStream, type PdfValue } from './values.ts';

/** What keeps a PDF from being a document that everybody can open. */
export type PdfDamage = 'broken' | 'encrypted';

/** Objects a file may have; more is no contract. */
const MOST_OBJECTS = 500_000;

/**
 * Whether a PDF is whole: every object its cross-references name is where they say and ends, and there is a page. Null:
 * nothing is wrong. Strict (ISO 32000-1, 7.5): a file that only opens where programs guess is broken.
 */
export function damageOf(bytes: Buffer): PdfDamage | null {
  try {
    const file = new PdfFile(bytes);
    const numbers = new Set(file.sections.flatMap(({ places }) => [...places.keys()]));
    if (numbers.size > MOST_OBJECTS) return 'broken';
    for (const number of numbers) {
      const place = file.place(number);
      if (place.kind === 'free') continue;
      file.resolve(new PdfReference(number, place.kind === 'offset' ? place.generation : 0));
    }
    return hasPage(file) ? null : 'broken';
  } catch (error) {
    if (error instanceof PdfFault) return error.message === 'encrypted' ? 'encrypted' : 'broken';
    throw error;
  }
}

function hasPage(file: PdfFile): boolean {
  const pages = entry(file, entry(file, file.trailer.get('Root') ?? null, 'Pages'), 'Kids');
  return Array.isArray(pages) && pages.length > 0;
}

function entry(file: PdfFile, of: PdfValue, name: string): PdfValue {
  const value = file.resolve(of);
  const dictionary = value instanceof PdfStream ? value.dictionary : value;
  return dictionary instanceof Map ? file.resolve(dictionary.get(name)) : null;
}
