// The parts pdfmake's printer is put together from. Its own printer makes its own renderer, which marks nothing, so ours
// is put together here from the same parts (docs/decisions/0043). The only place that knows these paths.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const part = <T>(name: string): T => (require(`pdfmake/js/${name}.js`) as { default: T }).default;

/** A node of the page as it was given: text, table, stack, with whatever else was written on it. */
export type LaidNode = Record<string, unknown>;

export interface LaidLine {
  inlines: object[];
  node?: LaidNode;
}

interface Drawn {
  type: string;
  item: unknown;
}

export interface LaidPage {
  items: Drawn[];
}

export interface StructureElement {
  add(child: StructureElement | MarkedContent): StructureElement;
}

export interface MarkedContent {
  readonly refs: unknown[];
}

/** What we use of the pdfkit document under pdfmake. */
export interface KitDocument {
  struct(type: string, options?: { scope?: 'Row' | 'Column' }): StructureElement;
  addStructure(element: StructureElement): void;
  markStructureContent(tag: string): MarkedContent;
  markContent(tag: string, options?: { type: string }): void;
  endMarkedContent(): void;
  appendXML(xml: string): void;
  provideFont(
    family: string,
    bold: boolean,
    italics: boolean,
  ): {
    font: { hasGlyphForCodePoint: (codePoint: number) => boolean };
  };
  read(): Buffer | null;
  end(): void;
  on(event: 'readable' | 'end', listener: () => void): void;
  on(event: 'error', listener: (error: Error) => void): void;
}

export interface FontFiles {
  normal: string;
  bold: string;
  italics: string;
  bolditalics: string;
}

export interface KitOptions {
  size: readonly [number, number];
  pdfVersion: string;
  subset: string;
  tagged: boolean;
  displayTitle: boolean;
  lang: string;
  compress: boolean;
  fontLayoutCache: boolean;
  autoFirstPage: boolean;
  info: Record<string, unknown>;
  font: null;
}

export const KitDocumentClass =
  part<
    new (
      fonts: Record<string, FontFiles>,
      images: object,
      patterns: object,
      attachments: object,
      options: KitOptions,
      virtualFiles: null,
      mayRead: (path: string) => boolean,
    ) => KitDocument
  >('PDFDocument');

export const LayoutBuilderClass = part<
  new (
    pageSize: { width: number; height: number; orientation: 'portrait' },
    margins: { left: number; top: number; right: number; bottom: number },
    svg: object,
  ) => {
    registerTableLayouts(layouts: object): void;
    buildNextLine(node: LaidNode): LaidLine | null;
    layoutDocument(
      content: unknown,
      document: KitDocument,
      styles: object,
      defaultStyle: object,
      background: undefined,
      header: undefined,
      footer: unknown,
      watermark: undefined,
      pageBreakBefore: unknown,
    ): LaidPage[];
  }
>('LayoutBuilder');

export const RendererClass = part<
  new (document: KitDocument) => {
    pdfDocument: KitDocument;
    renderPages(pages: LaidPage[]): void;
    renderLine(line: LaidLine, x: number, y: number): void;
    renderVector(vector: object): void;
  }
>('Renderer');

export const SvgMeasureClass = part<new () => object>('SVGMeasure');

export const { tableLayouts } = require('pdfmake/js/tableLayouts.js') as { tableLayouts: object };

export const FONT_FOLDER = join(dirname(require.resolve('pdfmake/package.json')), 'fonts', 'Roboto');
