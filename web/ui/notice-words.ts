/** How the same news several times is said at once. */
export type Merging = (count: number) => string;

export function mergedWords(message: string, count: number, merging?: Merging): string {
  return count > 1 && merging ? merging(count) : message;
}
