import { createHash } from 'node:crypto';
import { PdfFile } from './pdf-file.ts';
import { appendRevision, streamObject, type XrefKind } from './pdf-revision.ts';
import { readArray, readDict, refNumber, writeDict } from './pdf-syntax.ts';

/** What proves, long after, that the certificates were good; DER each. */
export interface ValidationData {
  certificates: readonly Buffer[];
  ocsps: readonly Buffer[];
  crls: readonly Buffer[];
}

const KINDS = { certificates: ['Certs', 'Cert'], ocsps: ['OCSPs', 'OCSP'], crls: ['CRLs', 'CRL'] } as const;

/** Key of a signature in /VRI: SHA-1 of what its Contents holds, with the zeros at the end (ISO 32000-2, 12.8.4.3). */
function vriKey(pdf: PdfFile): string {
  const at = pdf.text.lastIndexOf('/Contents <');
  const hex = pdf.text.slice(at + '/Contents <'.length, pdf.text.indexOf('>', at));
  return createHash('sha1').update(Buffer.from(hex, 'hex')).digest('hex').toUpperCase();
}

/**
 * Adds a revision with validation data for the last signature: the document security store of ISO 32000-2, 12.8.4.3, which keeps what it
 * had. With object streams the catalog names the developer's extension as well, because the writer that packs so (iText,
 * PdfDeveloperExtension ESIC_1_7_EXTENSIONLEVEL5) does both.
 */
export function addValidationData(original: Buffer, data: ValidationData, xref?: XrefKind): Buffer {
  const pdf = new PdfFile(original);
  const catalog = pdf.dict(pdf.rootNumber);
  const dss = catalog.has('DSS')
    ? readDict(pdf.resolve(catalog.get('DSS') ?? ''))
    : new Map<string, string>();
  const dssNumber = refNumber(catalog.get('DSS')) ?? pdf.size;
  let next = Math.max(pdf.size, dssNumber + 1);
  const objects = new Map<number, string>();
  const ofSignature = new Map<string, string>();
  for (const kind of ['certificates', 'ocsps', 'crls'] as const) {
    const [all, own] = KINDS[kind];
    const added = data[kind].map((der) => {
      objects.set(next, streamObject(der));
      next += 1;
      return `${next - 1} 0 R`;
    });
    if (added.length === 0) continue;
    dss.set(all, `[${[...readArray(pdf.resolve(dss.get(all) ?? '[]')), ...added].join(' ')}]`);
    ofSignature.set(own, `[${added.join(' ')}]`);
  }
  const vri = dss.has('VRI') ? readDict(pdf.resolve(dss.get('VRI') ?? '')) : new Map<string, string>();
  dss.set('Type', '/DSS').set('VRI', writeDict(vri.set(vriKey(pdf), writeDict(ofSignature))));
  objects.set(dssNumber, writeDict(dss));
  catalog.set('DSS', `${dssNumber} 0 R`);
  if (xref === 'stream') catalog.set('Extensions', '<< /ESIC << /BaseVersion /1.7 /ExtensionLevel 5 >> >>');
  objects.set(pdf.rootNumber, writeDict(catalog));
  return appendRevision(original, objects, xref);
}
