/** `Message-ID` of the mail of an outbox row, without brackets. */
export function messageIdOf(outboxId: string): string {
  return `${outboxId}@outbox.portal`;
}

/** The envelope's sender of one mail: bounces come back to it and name the mail (VERP), `bounces+<id>@domain`. */
export function returnPath(bounces: string, outboxId: string): string {
  const at = bounces.lastIndexOf('@');
  return `${bounces.slice(0, at)}+${outboxId}${bounces.slice(at)}`;
}

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const MESSAGE_ID = new RegExp(`\\b(${ID})@outbox\\.portal\\b`, 'i');
const RETURN_PATH = new RegExp(`\\+(${ID})@`, 'i');

/** Ids of outbox rows that a text names as a `Message-ID` or a return path of ours; null when none. */
export function outboxIdIn(text: string): string | null {
  return (RETURN_PATH.exec(text) ?? MESSAGE_ID.exec(text))?.[1]?.toLowerCase() ?? null;
}
