import { useEffect, useState } from 'react';
import { openPdf, type PDFDocumentProxy, type PdfLibrary } from './library.ts';

export interface OpenedPdf {
  library: PdfLibrary;
  document: PDFDocumentProxy;
  /** Size of each page in points. */
  sizes: { width: number; height: number }[];
  /** The text of each page in pieces, as the library cuts it; none of a scanned page. */
  texts: () => Promise<string[][]>;
}

export type PdfState = { kind: 'opening' } | { kind: 'failed' | 'locked' } | { kind: 'open'; pdf: OpenedPdf };

/** Opens a document and lets go of it afterwards. */
export function usePdf(source: Blob): PdfState {
  const [state, setState] = useState<{ of: Blob; is: PdfState } | null>(null);
  useEffect(() => {
    let left = false;
    let close = (): void => undefined;
    const show = (is: PdfState): void => void (left || setState({ of: source, is }));
    openPdf(source)
      .then(async (opened) => {
        close = opened.close;
        if (left) return close();
        const { library, document } = opened;
        const sizes = [];
        for (let number = 1; number <= document.numPages; number += 1) {
          const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 });
          sizes.push({ width, height });
        }
        show({ kind: 'open', pdf: { library, document, sizes, texts: once(() => textsOf(document)) } });
      })
      .catch((error: unknown) => {
        const name = error instanceof Error ? error.name : '';
        show({ kind: name === 'PasswordException' ? 'locked' : 'failed' });
      });
    return () => {
      left = true;
      close();
    };
  }, [source]);
  return state?.of === source ? state.is : { kind: 'opening' };
}

async function textsOf(document: PDFDocumentProxy): Promise<string[][]> {
  const pages = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    pages.map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent();
      return items.flatMap((item) => ('str' in item ? [item.str] : []));
    }),
  );
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => (made ??= make());
}
