/** Errors of files that could not be loaded: those of an older version are gone after a release. */
const missing = new WeakSet<object>();

/** Listens to Vite, which says of an error of loading that it is one; the error itself has words only. */
export function watchMissingFiles(target: Pick<Window, 'addEventListener'> = window): void {
  target.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
}

/** Whether the screen broke because a file of it is not there: no error of the person, nor of the screen. */
export function isMissingFile(error: unknown): boolean {
  return typeof error === 'object' && error !== null && missing.has(error);
}
