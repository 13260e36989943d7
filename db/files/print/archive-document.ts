import { KitDocumentClass, type FontFiles, type KitDocument, type KitOptions } from './pdfmake-rooms.ts';

/** What PDF/A must be told about the one property that PDF/UA adds and PDF/A does not know (ISO 19005-2, 6.6.2.3.3). */
const ACCESSIBLE = `
<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
  <pdfuaid:part>1</pdfuaid:part>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
    xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
      <pdfaProperty:name>part</pdfaProperty:name>
      <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
      <pdfaProperty:category>internal</pdfaProperty:category>
      <pdfaProperty:description>Part of ISO 14289 the file conforms to</pdfaProperty:description>
    </rdf:li></rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;

interface Info {
  title: string;
  author: string;
  created: Date;
}

const escaped = (value: string): string =>
  value.replace(/[&<>]/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[mark] ?? mark);

/** A document that says of itself what it is: PDF/A-2b (ISO 19005-2) and PDF/UA-1 (ISO 14289-1), in Lithuanian. */
class ArchiveDocument extends KitDocumentClass {
  declare info: Record<string, unknown>;

  /** Called by the library when the file ends: it writes the texts of the file, unescaped, into its XML. */
  _addInfo(): void {
    const plain = this.info;
    this.info = Object.fromEntries(
      Object.entries(plain).map(([key, value]) => [key, typeof value === 'string' ? escaped(value) : value]),
    );
    const inherited = Object.getPrototypeOf(ArchiveDocument.prototype) as { _addInfo: () => void };
    inherited._addInfo.call(this);
    this.info = plain;
    this.appendXML(ACCESSIBLE);
  }
}

export function archiveDocument(
  size: readonly [number, number],
  { title, author, created }: Info,
  fonts: Record<string, FontFiles>,
): KitDocument {
  const files = new Set(Object.values(fonts).flatMap((family) => Object.values(family) as string[]));
  const options: KitOptions = {
    size,
    pdfVersion: '1.7',
    subset: 'PDF/A-2b',
    tagged: true,
    displayTitle: true,
    lang: 'lt-LT',
    compress: true,
    fontLayoutCache: true,
    autoFirstPage: false,
    info: { Title: title, Author: author, Producer: author, Creator: author, CreationDate: created },
    font: null,
  };
  // Nothing in a document may make the server read anything; its own fonts are the exception.
  return new ArchiveDocument(fonts, {}, {}, {}, options, null, (path) => files.has(path));
}
