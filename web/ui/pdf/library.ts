// The library that draws PDFs comes with the first document; its worker and data are files of our own build.
import type * as Pdf from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

export type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
export type PdfLibrary = typeof Pdf;

let loading: Promise<PdfLibrary> | null = null;

export async function pdfLibrary(): Promise<PdfLibrary> {
  loading ??= import('pdfjs-dist/legacy/build/pdf.mjs').then((library) => {
    library.GlobalWorkerOptions.workerSrc = workerUrl;
    return library;
  });
  try {
    return await loading;
  } catch (error) {
    loading = null;
    throw error;
  }
}

/** Opens the bytes; `close` lets go of the document and its worker. */
export async function openPdf(
  blob: Blob,
): Promise<{ library: PdfLibrary; document: Pdf.PDFDocumentProxy; close: () => void }> {
  const library = await pdfLibrary();
  // Where vite.config.ts lays the fonts and decoders that a document may want; other versions bring others.
  const data = `/assets/pdf-${library.version}/`;
  const task = library.getDocument({
    data: new Uint8Array(await blob.arrayBuffer()),
    // The policy of the page compiles no WebAssembly; the decoders exist as plain scripts, too.
    useWasm: false,
    wasmUrl: `${data}wasm/`,
    standardFontDataUrl: `${data}standard_fonts/`,
    cMapUrl: `${data}cmaps/`,
    enableXfa: false,
  });
  return { library, document: await task.promise, close: () => void task.destroy() };
}
