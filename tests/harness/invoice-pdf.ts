/** A whole PDF of one empty page that carries a file, as a PDF/A-3 carries an e-invoice. */
export function pdfCarrying(name: string, text: string): Buffer {
  const content = Buffer.from(text).toString('latin1');
  const bodies = [
    `<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(${name}) 4 0 R] >> >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    `<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F 5 0 R >> >>`,
    `<< /Type /EmbeddedFile /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let whole = '%PDF-1.7\n';
  const offsets = bodies.map((body, index) => {
    const at = whole.length;
    whole += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return at;
  });
  const start = whole.length;
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  whole += `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${rows}`;
  whole += `trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(whole, 'latin1');
}
