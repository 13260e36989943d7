import type { Content } from 'pdfmake/interfaces.js';

/** First cell of a row of facts: read aloud with every cell of its row. */
export function rowHeading(text: string, look: { color?: string } = {}): Content {
  return Object.assign({ text, ...look }, { rowHeader: true });
}
