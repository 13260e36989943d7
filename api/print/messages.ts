import type { Sheet } from '../../db/files/print/print-pdf.ts';

export interface PrintJob extends Sheet {
  id: number;
}

export type PrintAnswer = { id: number; bytes: Uint8Array } | { id: number; error: string };
