import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { PdfFrame } from '../../db/files/print/print-pdf.ts';

/** What is printed: plain data, so that it can be sent to the thread. */
export interface Sheet {
  frame: PdfFrame;
  content: TDocumentDefinitions['content'];
}

export interface PrintJob extends Sheet {
  id: number;
}

export type PrintAnswer = { id: number; bytes: Uint8Array } | { id: number; error: string };
