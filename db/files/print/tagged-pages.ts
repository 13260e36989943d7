// Structure of a document for those who hear it (ISO 14289-1): the tree of what was given, and every line drawn marked as
// the piece of the tree it belongs to. What stands for nothing (rules, numbers of pages, repeated heads) is an artifact.
import {
  LayoutBuilderClass,
  RendererClass,
  type KitDocument,
  type LaidLine,
  type LaidNode,
  type StructureElement,
} from './pdfmake-rooms.ts';

/** Where the piece of the tree that a node's text belongs to is kept on the node. */
const PIECE = Symbol('piece of the structure');

interface Piece {
  tag: string;
  element: StructureElement;
}

interface Tree {
  document: KitDocument;
  parent: StructureElement;
  /** What becomes of a text before it is set. */
  set: (text: string) => string;
  /** Texts straight in a cell or item need no paragraph of their own. */
  within?: Piece;
}

/**
 * Builds the tree of a content and writes on each text which piece it is; answers the content to lay out. A text with
 * `headlineLevel` is a heading; the first `headerRows` of a table are headings of columns, and a first cell with
 * `rowHeader` of its row.
 */
export function structured(content: unknown, document: KitDocument, set: (text: string) => string): LaidNode {
  const root = document.struct('Document');
  document.addStructure(root);
  return nodeOf(content, { document, parent: root, set });
}

function nodeOf(given: unknown, tree: Tree): LaidNode {
  if (Array.isArray(given)) return { stack: given.map((item: unknown) => nodeOf(item, tree)) };
  const node: LaidNode =
    typeof given === 'object' && given !== null
      ? { ...given }
      : { text: typeof given === 'string' || typeof given === 'number' ? String(given) : '' };
  if (Array.isArray(node['stack'])) node['stack'] = node['stack'].map((item) => nodeOf(item, tree));
  else if (Array.isArray(node['columns']))
    node['columns'] = node['columns'].map((item) => nodeOf(item, tree));
  else if (Array.isArray(node['ul'])) node['ul'] = listOf(node['ul'], tree);
  else if (node['table']) node['table'] = tableOf(node['table'] as TableGiven, tree);
  else if (node['text'] !== undefined) textPiece(node, tree);
  return node;
}

function child({ document, parent }: Tree, tag: string, scope?: 'Row' | 'Column'): Piece {
  const element = document.struct(tag, scope ? { scope } : {});
  parent.add(element);
  return { tag, element };
}

function textPiece(node: LaidNode, tree: Tree): void {
  const level = node['headlineLevel'];
  const piece = tree.within ?? child(tree, typeof level === 'number' ? `H${level}` : 'P');
  Object.assign(node, { [PIECE]: piece, text: textsOf(node['text'], tree.set) });
}

/** A text may be made of pieces of their own weight. */
function textsOf(text: unknown, set: Tree['set']): unknown {
  if (Array.isArray(text)) return text.map((one: unknown) => textsOf(one, set));
  if (typeof text === 'object' && text !== null)
    return { ...text, text: textsOf((text as LaidNode)['text'], set) };
  return set(String(text));
}

function listOf(items: readonly unknown[], tree: Tree): LaidNode[] {
  const list = child(tree, 'L');
  return items.map((item) => {
    const { element } = child({ ...tree, parent: list.element }, 'LI');
    const body = child({ ...tree, parent: element }, 'LBody');
    return nodeOf(item, { ...tree, parent: body.element, within: body });
  });
}

interface TableGiven {
  headerRows?: number;
  body: readonly (readonly unknown[])[];
}

function tableOf(table: TableGiven, tree: Tree): TableGiven {
  const { element } = child(tree, 'Table');
  const body = table.body.map((cells, row) => {
    const line = child({ ...tree, parent: element }, 'TR');
    return cells.map((cell) => {
      const scope = scopeOf(cell, row < (table.headerRows ?? 0));
      const piece = child({ ...tree, parent: line.element }, scope ? 'TH' : 'TD', scope);
      return nodeOf(cell, { ...tree, parent: piece.element, within: piece });
    });
  });
  return { ...table, body };
}

function scopeOf(cell: unknown, inHeaderRow: boolean): 'Row' | 'Column' | undefined {
  if (inHeaderRow) return 'Column';
  return (cell as { rowHeader?: boolean } | null)?.rowHeader ? 'Row' : undefined;
}

/** pdfmake's layout, where each line remembers the text it is of. */
export class RememberingLayout extends LayoutBuilderClass {
  override buildNextLine(node: LaidNode): LaidLine | null {
    const line = super.buildNextLine(node);
    if (line) line.node = node;
    return line;
  }
}

/** pdfmake's drawing, with every line and every rule between marks. */
export class MarkingRenderer extends RendererClass {
  /** A head that is repeated on every page is read once. */
  readonly #read = new Set<object>();

  override renderLine(line: LaidLine, x: number, y: number): void {
    const piece = (line.node as { [PIECE]?: Piece } | undefined)?.[PIECE];
    if (piece && !this.#read.has(line.inlines)) {
      this.#read.add(line.inlines);
      piece.element.add(this.pdfDocument.markStructureContent(piece.tag));
    } else this.pdfDocument.markContent('Artifact', { type: 'Pagination' });
    super.renderLine(line, x, y);
    this.pdfDocument.endMarkedContent();
  }

  override renderVector(vector: object): void {
    this.pdfDocument.markContent('Artifact', { type: 'Layout' });
    super.renderVector(vector);
    this.pdfDocument.endMarkedContent();
  }
}
