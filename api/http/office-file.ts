import { openPromise } from 'yauzl';
import { sniff } from '../../domain/documents/limits.ts';

/** A real document has a few hundred parts. */
const MOST_PARTS = 5000;

/** What must be inside an archive that calls itself a document. */
const INSIDE: Readonly<Record<string, RegExp>> = {
  '.docx': /^word\//i,
  '.doc': /^word\//i,
  '.xlsx': /^xl\//i,
  '.xls': /^xl\//i,
  '.adoc': /^(META-INF\/|mimetype$)/,
};

/** A document without macros in its name may not bring any. */
const MACROS = /(^|\/)vbaProject\.bin$/i;

/** Office documents are archives: whether this one has the parts its extension promises. Nothing is inflated. */
export async function isNotWhatItSays(path: string, extension: string, head: Uint8Array): Promise<boolean> {
  const expected = INSIDE[extension];
  if (!expected || sniff(head) !== 'zip') return false;
  const names = await partsOf(path);
  return (
    names === null || !names.some((name) => expected.test(name)) || names.some((name) => MACROS.test(name))
  );
}

/** Names in an archive; null when it cannot be read. */
async function partsOf(path: string): Promise<string[] | null> {
  try {
    const zip = await openPromise(path, { autoClose: false, lazyEntries: true });
    try {
      if (zip.entryCount > MOST_PARTS) return null;
      const names: string[] = [];
      for await (const entry of zip.eachEntry()) names.push(entry.fileName);
      return names;
    } finally {
      zip.close();
    }
  } catch {
    return null;
  }
}
