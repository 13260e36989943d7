import { deflateSync } from 'node:zlib';

/** A small PDF whose catalog and pages lie in an object stream, as word processors write them. */
export function pdfWithObjectStreams(): Buffer {
  const packed = [
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [3, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Resources << >> /Contents 4 0 R >>'],
  ] as const;
  let bodies = '';
  const header = packed
    .map(([number, body]) => {
      const entry = `${number} ${bodies.length}`;
      bodies += `${body} `;
      return entry;
    })
    .join(' ');
  const stream = (number: number, dict: string, data: Buffer): Buffer =>
    Buffer.concat([
      Buffer.from(`${number} 0 obj\n<< ${dict} /Length ${data.length} >>\nstream\n`),
      data,
      Buffer.from('\nendstream\nendobj\n'),
    ]);
  const head = Buffer.from('%PDF-1.5\n%\u00e1\u00e9\n', 'latin1');
  const content = stream(4, '', Buffer.from('0 0 m 100 100 l S'));
  const objects = stream(
    5,
    `/Type /ObjStm /N ${packed.length} /First ${header.length + 1} /Filter /FlateDecode`,
    deflateSync(Buffer.from(`${header} ${bodies}`)),
  );
  const at = head.length + content.length + objects.length;
  const rows = [
    [0, 0, 0],
    [2, 5, 0],
    [2, 5, 1],
    [2, 5, 2],
    [1, head.length, 0],
    [1, head.length + content.length, 0],
    [1, at, 0],
  ];
  // Predictor 12 (up), as writers of such files use it.
  const plain = rows.map(([type = 0, second = 0, third = 0]) => [type, second >> 8, second & 0xff, third]);
  const predicted = plain.flatMap((row, i) => [
    2,
    ...row.map((byte, col) => (byte - (plain[i - 1]?.[col] ?? 0)) & 0xff),
  ]);
  const xref = stream(
    6,
    '/Type /XRef /Size 7 /W [1 2 1] /Root 1 0 R /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 4 >>',
    deflateSync(Buffer.from(predicted)),
  );
  return Buffer.concat([head, content, objects, xref, Buffer.from(`startxref\n${at}\n%%EOF`)]);
}

/** A contract with a revision on top that shows something else: once another content stream, once a page that points elsewhere. */
export function shadowed(contract: Buffer): Buffer[] {
  const text = contract.toString('latin1');
  const pages = /(\d+) 0 obj\n<<\n\/Type \/Page\n/.exec(text);
  const page = Number(pages?.[1]);
  const body = text.slice(text.indexOf('<<', pages?.index), text.indexOf('endobj', pages?.index));
  const content = Number(/\/Contents (\d+) 0 R/.exec(body)?.[1]);
  const root = /\/Root (\d+ 0 R)/.exec(text)?.[1] ?? '';
  const size = Number(/\/Size (\d+)/.exec(text)?.[1]);
  const prev = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1] ?? '';
  const stream = '<< /Length 14 >>\nstream\n0 0 m 9 9 l S \nendstream';
  const shadow = (number: number, object: string): Buffer => {
    const added = `${number} 0 obj\n${object}\nendobj\n`;
    const xref = `xref\n${number} 1\n${String(contract.length).padStart(10, '0')} 00000 n \ntrailer\n<< /Size ${size + 9} /Root ${root} /Prev ${prev} >>\n`;
    return Buffer.concat([
      contract,
      Buffer.from(`${added}${xref}startxref\n${contract.length + added.length}\n%%EOF\n`, 'latin1'),
    ]);
  };
  return [shadow(content, stream), shadow(page, body.replace(/\/Contents \d+/, `/Contents ${size + 3}`))];
}
