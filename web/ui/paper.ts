/** A file that can be looked at or taken away. */
export interface Paper {
  id: string;
  name: string;
  path: string;
  kind: 'pdf' | 'image' | 'other';
}

export function paperKind(name: string): Paper['kind'] {
  if (/\.pdf$/i.test(name)) return 'pdf';
  return /\.jpe?g$/i.test(name) ? 'image' : 'other';
}

export function attachmentPaper(requestId: number, file: { Id: string; FileName: string }): Paper {
  return {
    id: file.Id,
    name: file.FileName,
    path: `/api/request/DownloadFile/${requestId}/${file.Id}`,
    kind: paperKind(file.FileName),
  };
}
