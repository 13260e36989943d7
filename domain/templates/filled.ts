/** What a template's places stand for; null or empty: not known, and what is said only `[jei …: …]` is left out. */
export type Values = Readonly<Record<string, string | null>>;

/** A fact, or what is said only when there is one. */
export const PART = /\[jei ([\p{Ll}\d_]+): ([^[\]]*)\]|\{([\p{Ll}\d_]+)\}/gu;

/** The text with its places filled. What is filled in is never read as template again. */
export const filled = (text: string, values: Values): string =>
  text.replace(PART, (_whole, condition: string, inner: string, name: string) =>
    name ? (values[name] ?? '') : values[condition] ? filled(inner, values) : '',
  );
