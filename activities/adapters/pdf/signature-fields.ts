import type { PdfFile } from '../../../db/files/pdf/file.ts';
import { PdfReference, type PdfValue } from '../../../db/files/pdf/values.ts';

const MAX_FIELDS = 10_000;

/** Offsets of the objects that the form's signature fields hold: what a reader program shows as signatures. */
export function signatureOffsets(file: PdfFile): number[] {
  const catalog = file.resolve(file.trailer.get('Root'));
  const form = catalog instanceof Map ? file.resolve(catalog.get('AcroForm')) : null;
  const pending: PdfValue[] = form instanceof Map ? [form.get('Fields') ?? null] : [];
  const offsets: number[] = [];
  for (let seen = 0; pending.length > 0 && seen < MAX_FIELDS; seen += 1) {
    const field = file.resolve(pending.pop());
    if (Array.isArray(field)) pending.push(...field);
    if (!(field instanceof Map)) continue;
    if (field.has('Kids')) pending.push(field.get('Kids')!);
    const value = field.get('V');
    const place = value instanceof PdfReference ? file.place(value.number) : null;
    if (place?.kind === 'offset') offsets.push(place.offset);
  }
  return offsets;
}
