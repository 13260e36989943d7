/** Specified: two seconds after an upload its row is brought into view. */
const AFTER_MS = 2000;

export const rowIdOf = (fileId: string): string => `failas-${fileId}`;

/** Brings the new row into view, unless the person has moved on meanwhile: scrolled, or gone to another control. */
export function showLater(fileId: string): void {
  const [place, focus] = [window.scrollY, document.activeElement];
  setTimeout(() => {
    if (window.scrollY !== place || document.activeElement !== focus) return;
    document.getElementById(rowIdOf(fileId))?.scrollIntoView({ block: 'nearest' });
  }, AFTER_MS);
}
