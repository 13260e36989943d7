/** One line of what is happening, in a steady column layout. */
export function say(what: string, text: string): void {
  console.log(`  ${what.padEnd(13)} ${text}`);
}

/** Seconds since `since`, as shown behind a step. */
export function took(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
