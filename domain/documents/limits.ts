// Which files are accepted: size, extension, and first bytes that agree with the extension.

/** The texts say 20 MB; the limit is exact (PRODUCT.md section 10). */
export const MAX_FILE_BYTES = 21_966_080;
/** So many files may come with one action. */
export const MAX_ACTION_FILES = 10;
/** How many first bytes `sniff` needs. */
export const SNIFF_BYTES = 4096;

export type Content = 'pdf' | 'jpg' | 'png' | 'zip' | 'adoc' | 'ole' | 'rtf' | 'xml' | 'text' | 'unknown';

const CONTENT_BY_EXTENSION: Readonly<Record<string, readonly Content[]>> = {
  '.pdf': ['pdf'],
  '.jpg': ['jpg'],
  '.jpeg': ['jpg'],
  '.png': ['png'],
  '.docx': ['zip'],
  '.xlsx': ['zip'],
  '.adoc': ['adoc'],
  '.zip': ['zip', 'adoc'],
  // Word writes .doc also as RTF or as a renamed new format; Excel does the same with .xls.
  '.doc': ['ole', 'rtf', 'zip'],
  '.xls': ['ole', 'xml', 'zip'],
  '.xml': ['xml'],
  '.txt': ['text', 'xml', 'rtf'],
  '.csv': ['text'],
};

export type FileProblem = 'fileEmpty' | 'fileTooLarge' | 'fileTypeNotAllowed' | 'fileContentMismatch';

/** Lower-case extension with its dot; '' when there is none. */
export function extensionOf(fileName: string): string {
  const match = /(\.[a-z0-9]{1,8})$/i.exec(fileName.trim());
  return match?.[1]?.toLowerCase() ?? '';
}

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const RTF = [0x7b, 0x5c, 0x72, 0x74, 0x66];

/** Programs and scripts of every kind: nothing after such a beginning makes the file a document. */
const PROGRAMS: readonly (readonly number[])[] = [
  [0x4d, 0x5a], // Windows
  [0x7f, 0x45, 0x4c, 0x46], // ELF
  [0xcf, 0xfa, 0xed, 0xfe],
  [0xce, 0xfa, 0xed, 0xfe],
  [0xca, 0xfe, 0xba, 0xbe], // Mach-O, Java
  [0x23, 0x21], // #!
];

/** Readers accept a PDF whose header stands anywhere in the first kilobyte; a web page before it is a web page. */
function hasPdfHeader(bytes: Uint8Array): boolean {
  const first = withoutByteOrderMark(bytes).body.find((byte) => byte > 0x20);
  if (first === 0x3c) return false;
  const end = Math.min(bytes.length - PDF.length, 1024);
  for (let at = 0; at <= end; at += 1) if (startsWith(bytes, PDF, at)) return true;
  return false;
}

const codesOf = (ascii: string): number[] => Array.from(ascii, (letter) => letter.charCodeAt(0));
const ADOC_MARK = codesOf('application/vnd.lt.archyvai.adoc');
const MIMETYPE = codesOf('mimetype');

/** A signed document of the ADOC specification begins with an uncompressed file „mimetype“ that says so. */
function isAdoc(bytes: Uint8Array): boolean {
  const lengthAt = (at: number): number => (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 256;
  const content = 30 + lengthAt(26) + lengthAt(28);
  return startsWith(bytes, MIMETYPE, 30) && startsWith(bytes, ADOC_MARK, content);
}

function withoutByteOrderMark(bytes: Uint8Array): { body: Uint8Array; wide: boolean } {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return { body: bytes.subarray(3), wide: false };
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]))
    return { body: bytes.subarray(2), wide: true };
  return { body: bytes, wide: false };
}

/** What the first bytes of a file say it is; text is what holds no control bytes. */
export function sniff(bytes: Uint8Array): Content {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return isAdoc(bytes) ? 'adoc' : 'zip';
  if (startsWith(bytes, OLE)) return 'ole';
  if (startsWith(bytes, RTF)) return 'rtf';
  if (PROGRAMS.some((signature) => startsWith(bytes, signature))) return 'unknown';
  if (hasPdfHeader(bytes)) return 'pdf';
  const { body, wide } = withoutByteOrderMark(bytes.subarray(0, SNIFF_BYTES));
  const isControl = (byte: number): boolean => byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b);
  if (!wide && body.some(isControl)) return 'unknown';
  const first = body.find((byte) => byte > 0x20);
  if (first === undefined) return body.length > 0 ? 'text' : 'unknown';
  return first === 0x3c ? 'xml' : 'text';
}

/** What is wrong with a file, or null. `head` are its first bytes (SNIFF_BYTES are enough). */
export function fileProblem(
  file: { name: string; size: number },
  head: Uint8Array | null,
  allowed: readonly string[],
): FileProblem | null {
  const extension = extensionOf(file.name);
  if (!allowed.includes(extension)) return 'fileTypeNotAllowed';
  if (file.size === 0) return 'fileEmpty';
  if (file.size > MAX_FILE_BYTES) return 'fileTooLarge';
  if (head && !CONTENT_BY_EXTENSION[extension]?.includes(sniff(head))) return 'fileContentMismatch';
  return null;
}

/** A file name fit to be stored and offered again: no path, no control or direction characters, at most 150 characters. */
export function safeFileName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  const clean = base
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, '')
    .replace(/^\.+/, '')
    .trim();
  const extension = extensionOf(clean);
  const stem = clean.slice(0, clean.length - extension.length).slice(0, 150 - extension.length);
  return `${stem || 'failas'}${extension}`;
}
