/** A file that can be looked at or taken away. */
export interface ViewableFile {
  id: string;
  name: string;
  path: string;
  kind: 'pdf' | 'image' | 'other';
  /** What it is for, and „PDF, 214 KB“, where the screen knows. */
  title?: string;
  meta?: string;
}

export function viewKind(name: string): ViewableFile['kind'] {
  if (/\.pdf$/i.test(name)) return 'pdf';
  return /\.jpe?g$/i.test(name) ? 'image' : 'other';
}

export function viewableAttachment(requestId: number, file: { Id: string; FileName: string }): ViewableFile {
  return {
    id: file.Id,
    name: file.FileName,
    path: `/api/request/DownloadFile/${requestId}/${file.Id}`,
    kind: viewKind(file.FileName),
  };
}
