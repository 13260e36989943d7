import { documentSheet, type Printed } from './document-sheet.ts';

const load = () => import('./print-pdf.ts');
let printer: ReturnType<typeof load> | undefined;

/** A document as PDF, as `documentSheet` lays it out. Who prints nothing never loads the printer: it takes as long as all else. */
export async function printPdf(printed: Printed): Promise<Buffer> {
  printer ??= load();
  const { printPages } = await printer;
  return printPages(documentSheet(printed));
}
