/** FileType purposes of request attachments; ids are those of the specification. */
export const FILE_TYPES = [1, 12, 3, 5, 6, 7, 8, 9, 10, 11] as const;

export type FileType = (typeof FILE_TYPES)[number];

export function isFileType(value: unknown): value is FileType {
  return (FILE_TYPES as readonly unknown[]).includes(value);
}
