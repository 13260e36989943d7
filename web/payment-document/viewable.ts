import { formatBytes } from '../../domain/texts/lt/format.ts';
import type { ViewableFile } from '../ui/viewable-file.ts';
import type { PaymentFile } from './queries.ts';

/** A file of a document as viewers know it. */
export function viewableOf(documentId: number, file: PaymentFile): ViewableFile {
  const kind = /\.pdf$/i.test(file.Name) ? 'pdf' : /\.(jpe?g|png)$/i.test(file.Name) ? 'image' : 'other';
  return {
    id: file.Id,
    name: file.Name,
    path: `/api/PaymentRequest/DownloadFilePrd?relatedId=${documentId}&fileId=${file.Id}`,
    kind,
    meta: formatBytes(file.Size),
  };
}

/** Files a virus was found in are not looked at. */
export const isUsable = ({ ScanState }: PaymentFile): boolean => ScanState !== 'infected';
