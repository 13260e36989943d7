import { openPdf } from '../../ui/pdf/library.ts';
import { attachedFiles } from './attached-files.ts';
import type { AttachmentsOf } from './read-e-invoice.ts';

/** Opened by the library that draws PDFs, and let go of again. */
export const pdfAttachments: AttachmentsOf = async (pdf) => {
  const { document, close } = await openPdf(pdf);
  try {
    return await attachedFiles(document);
  } finally {
    close();
  }
};
