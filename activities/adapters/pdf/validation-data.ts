import { decoded } from '../../../db/files/pdf/decode.ts';
import type { PdfFile } from '../../../db/files/pdf/file.ts';
import { PdfFault, PdfStream, type PdfValue } from '../../../db/files/pdf/values.ts';

/** What a signed file brings to check its signatures with (document security store, ISO 32000-2, 12.8.4.3), DER. */
export interface ValidationData {
  certificates: Buffer[];
  ocsps: Buffer[];
  crls: Buffer[];
}

const MAX_ITEMS = 1_000;

/** Items that cannot be read are left out: they help nobody and harm nobody. */
export function validationDataOf(file: PdfFile): ValidationData {
  const catalog = file.resolve(file.trailer.get('Root'));
  const store = catalog instanceof Map ? file.resolve(catalog.get('DSS')) : null;
  const items = (name: string): Buffer[] => {
    const list = store instanceof Map ? file.resolve(store.get(name)) : null;
    return Array.isArray(list) ? list.slice(0, MAX_ITEMS).flatMap((item) => streamOf(file, item)) : [];
  };
  return { certificates: items('Certs'), ocsps: items('OCSPs'), crls: items('CRLs') };
}

function streamOf(file: PdfFile, item: PdfValue): Buffer[] {
  try {
    const stream = file.resolve(item);
    return stream instanceof PdfStream ? [decoded(stream)] : [];
  } catch (error) {
    if (error instanceof PdfFault) return [];
    throw error;
  }
}
