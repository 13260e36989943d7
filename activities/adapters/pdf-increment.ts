import { onlyAppends } from './pdf/appended.ts';
import { Comparison } from './pdf/difference.ts';
import { PdfFile } from '../../db/files/pdf/file.ts';
import { PdfFault } from '../../db/files/pdf/values.ts';

/**
 * Whether anything but signatures, time-stamps and validation data was appended to a stored PDF. `signed` begins with the bytes
 * of `stored`. What cannot be read as the standard asks, in either of them, counts as changed.
 */
export function changesContent(signed: Buffer, stored: Buffer): boolean {
  try {
    const before = new PdfFile(stored);
    const after = new PdfFile(signed);
    return !onlyAppends(before, after) || new Comparison(before, after).differs();
  } catch (error) {
    if (error instanceof PdfFault) return true;
    throw error;
  }
}
