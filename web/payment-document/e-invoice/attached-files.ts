/** A PDF as the library that draws it opens it. */
export interface PdfWithFiles {
  getAttachments: () => Promise<ReadonlyMap<string, { filename: string }> | null>;
  getAttachmentContent: (id: string) => Promise<Uint8Array | null>;
}

/** Files a PDF carries: an e-invoice in PDF/A-3 is one of them. */
export async function attachedFiles(pdf: PdfWithFiles): Promise<{ name: string; bytes: Uint8Array }[]> {
  const found = [...((await pdf.getAttachments()) ?? [])].filter(([, { filename }]) =>
    /\.xml$/i.test(filename),
  );
  const files = [];
  for (const [id, { filename }] of found.slice(0, MOST_FILES)) {
    const bytes = await pdf.getAttachmentContent(id);
    if (bytes) files.push({ name: filename, bytes });
  }
  return files;
}

/** An invoice carries one, some a few more. */
const MOST_FILES = 20;
