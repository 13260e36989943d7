import { MAX_FILE_BYTES } from '../../../domain/documents/limits.ts';
import { judgeInvoice, refusedAs, type ReadInvoice, type Refused } from './judge-invoice.ts';
import { readTree, XmlRefusal } from './xml-tree.ts';

export const MOST_XML_BYTES = 5 * 1024 * 1024;

/** XML files inside a PDF, by any name. */
export type AttachmentsOf = (pdf: Blob) => Promise<readonly { name: string; bytes: Uint8Array }[]>;

/** Reads an e-invoice by EN 16931: XML of one of its two syntaxes, or a PDF that carries one. Never throws. */
export async function readEInvoice(file: Blob, attachmentsOf: AttachmentsOf): Promise<ReadInvoice | Refused> {
  if (file.size > MAX_FILE_BYTES) return refusedAs('tooLarge');
  const start = new TextDecoder('latin1').decode(await file.slice(0, 1024).arrayBuffer());
  if (start.includes('%PDF-')) return readInside(file, attachmentsOf);
  if (file.size > MOST_XML_BYTES) return refusedAs('tooLarge');
  return readXml(new Uint8Array(await file.arrayBuffer()));
}

async function readInside(file: Blob, attachmentsOf: AttachmentsOf): Promise<ReadInvoice | Refused> {
  const attached = await attachmentsOf(file).catch(() => []);
  const read = attached.map(({ bytes }) =>
    bytes.length > MOST_XML_BYTES ? refusedAs('tooLarge') : readXml(bytes),
  );
  // Beside the invoice there may be other files: its own wins, then one that is an invoice with a fault.
  return (
    read.find(({ kind }) => kind === 'read') ??
    read.find((one) => one.kind === 'refused' && one.code !== 'otherSyntax') ??
    refusedAs('noInvoice')
  );
}

function readXml(bytes: Uint8Array): ReadInvoice | Refused {
  let xml: string;
  try {
    xml = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refusedAs('encoding');
  }
  // A scan, a letter, a table: not even the beginning of an XML.
  if (!xml.trimStart().startsWith('<')) return refusedAs('noInvoice');
  try {
    return judgeInvoice(readTree(xml));
  } catch (problem) {
    if (problem instanceof XmlRefusal) return refusedAs(problem.code, problem.line);
    throw problem;
  }
}
