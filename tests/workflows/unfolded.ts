// What a history says when everything in it is opened that needs no key.
/** The text itself, and every piece of it that is base64 of text: payloads are, at whatever depth. */
export function unfolded(text: string, depth = 3): string {
  if (depth === 0) return text;
  const pieces = text.match(/[A-Za-z0-9+/]{16,}={0,2}/g) ?? [];
  return [
    text,
    ...pieces.map((piece) => unfolded(Buffer.from(piece, 'base64').toString('utf8'), depth - 1)),
  ].join('\n');
}

/** JSON of bytes as base64, so that they can be unfolded. */
export function bytesAsBase64(_key: string, value: unknown): unknown {
  const isBuffer =
    typeof value === 'object' && value !== null && (value as { type?: unknown }).type === 'Buffer';
  if (isBuffer) return Buffer.from((value as { data: number[] }).data).toString('base64');
  return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
}
