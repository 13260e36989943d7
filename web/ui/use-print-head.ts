import { useEffect } from 'react';

/** What stands at the top of every sheet, with its number at the bottom: the browser's own head says neither. */
export function usePrintHead(words: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    const look = 'font: 9pt system-ui, sans-serif; color: #333;';
    sheet.replaceSync(`@page {
      @top-left { content: ${JSON.stringify(words)}; ${look} }
      @bottom-right { content: counter(page) " / " counter(pages); ${look} }
    }`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [words]);
}
