import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { extensionOf } from '../domain/documents/limits.ts';
import { isFileType } from '../domain/documents/file-type.ts';
import { ATTACHMENT_TEXT } from '../domain/texts/lt/attachment.ts';
import type { Attachment } from '../db/queries/attachments.ts';

/** What is packed already is only carried. */
const WORTH_PACKING = ['.txt', '.xml', '.doc', '.xls'];
const FOLDER_LETTERS = 60;

/** Name of the folder of a purpose: „01 SVV subjekto statuso deklaracija“. */
function folderOf(fileType: number): string {
  const label = isFileType(fileType) ? ATTACHMENT_TEXT[fileType].short : '';
  const clean = label.replace(/[\\/:*?"<>|]/g, '').slice(0, FOLDER_LETTERS);
  return `${String(fileType).padStart(2, '0')} ${clean}`.trim();
}

/** A folder for each purpose; of two files with one name the later is „pavadinimas (2).pdf“, also where letters' case does not count. */
export function zipNames(files: readonly Pick<Attachment, 'fileType' | 'fileName'>[]): string[] {
  const taken = new Set<string>();
  return files.map(({ fileType, fileName }) => {
    const extension = extensionOf(fileName);
    const stem = fileName.slice(0, fileName.length - extension.length);
    for (let copy = 1; ; copy += 1) {
      const name = `${folderOf(fileType)}/${copy === 1 ? fileName : `${stem} (${copy})${extension}`}`;
      const same = name.normalize('NFC').toLowerCase();
      if (taken.has(same)) continue;
      taken.add(same);
      return name;
    }
  });
}

/** An archive made while it is read: one file is open at a time. When one cannot be read, the archive breaks off. */
export function zipOf(
  files: readonly Attachment[],
  open: (file: Attachment) => Promise<Readable>,
  onError: (error: Error) => void,
): Readable {
  const zip = new ZipFile();
  const stream = new PassThrough();
  const fail = (error: Error): void => {
    onError(error);
    stream.destroy(error);
  };
  zip.outputStream.on('error', fail).pipe(stream);
  zip.on('error', fail);
  const names = zipNames(files);
  for (const [index, file] of files.entries()) {
    zip.addReadStreamLazy(
      names[index]!,
      { mtime: file.uploadedAt, compress: WORTH_PACKING.includes(extensionOf(file.fileName)) },
      (give) => void open(file).then((bytes) => give(null, bytes.on('error', fail)), fail),
    );
  }
  zip.end();
  return stream;
}
