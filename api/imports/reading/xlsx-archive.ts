import { crc32 } from 'node:zlib';
import { getFileNameLowLevel, openPromise, validateFileName, type Entry, type ZipFile } from 'yauzl';
import { IMPORT_BUDGET } from '../../../domain/imports/refusal.ts';
import { RefusedFile } from './refused.ts';

/** The parts of a workbook file, checked; bytes are inflated on demand and counted over all parts. */
export interface Archive {
  has(name: string): boolean;
  inflate(name: string): AsyncGenerator<Buffer>;
  close(): void;
}

const ARCHIVES = /\.(zip|7z|rar|gz|tgz|tar|xlsx|xlsm|xlsb|xls|docx|docm|pptx|jar)$/i;
const MACROS = /(^|\/)(vbaproject\.bin|macrosheets\/)/i;
const LOCAL_HEADER_BYTES = 30;

/** Opens the archive and looks through its directory; nothing is inflated yet. Throws RefusedFile. */
export async function openArchive(path: string): Promise<Archive> {
  // Names are decoded and checked here, so that each fault gets its own code.
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true, decodeStrings: false }).catch(
    () => {
      throw new RefusedFile('damaged');
    },
  );
  try {
    const entries = await checkedEntries(zip);
    let inflated = 0;
    const count = (bytes: number): void => {
      inflated += bytes;
      if (inflated > IMPORT_BUDGET.inflatedBytes) throw new RefusedFile('inflatedTooLarge');
    };
    return {
      has: (name) => entries.has(name.toLowerCase()),
      inflate(name) {
        const entry = entries.get(name.toLowerCase());
        if (!entry) throw new RefusedFile('notWorkbook');
        return inflate(zip, entry, count);
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function checkedEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > IMPORT_BUDGET.entries) throw new RefusedFile('tooManyEntries');
  const entries = new Map<string, Entry>();
  const all: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry).toLowerCase();
      if (entry.isEncrypted()) throw new RefusedFile('encrypted');
      if (MACROS.test(name)) throw new RefusedFile('macros');
      if (ARCHIVES.test(name)) throw new RefusedFile('nestedArchive');
      if (entries.has(name)) throw new RefusedFile('duplicateEntry');
      entries.set(name, entry);
      all.push(entry);
    }
  } catch (error) {
    throw error instanceof RefusedFile ? error : new RefusedFile('damaged');
  }
  refuseOverlaps(all);
  return entries;
}

function nameOf(entry: Entry): string {
  const name = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true);
  if (validateFileName(name) !== null || name.includes('\0')) throw new RefusedFile('unsafeName');
  return name;
}

/** Two entries that share bytes are how a small file inflates without end. */
function refuseOverlaps(entries: Entry[]): void {
  const inOrder = [...entries].sort((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  let end = 0;
  for (const entry of inOrder) {
    if (entry.relativeOffsetOfLocalHeader < end) throw new RefusedFile('overlappingEntries');
    end =
      entry.relativeOffsetOfLocalHeader +
      LOCAL_HEADER_BYTES +
      entry.fileNameRaw.length +
      entry.compressedSize;
  }
}

/** Counts what really comes out, whatever the headers say. */
async function* inflate(zip: ZipFile, entry: Entry, count: (bytes: number) => void): AsyncGenerator<Buffer> {
  const mostBytes = Math.max(IMPORT_BUDGET.ratioFromBytes, entry.compressedSize * IMPORT_BUDGET.ratio);
  let own = 0;
  let sum = 0;
  try {
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream) {
      const bytes = chunk as Buffer;
      own += bytes.length;
      if (own > mostBytes) throw new RefusedFile('ratioTooHigh');
      count(bytes.length);
      sum = crc32(bytes, sum);
      yield bytes;
    }
    if (sum !== entry.crc32) throw new RefusedFile('damaged');
  } catch (error) {
    throw error instanceof RefusedFile ? error : new RefusedFile('damaged');
  }
}
