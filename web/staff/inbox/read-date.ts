/**
 * A typed date: '2026-11-20', '2026.11.20', '20261120' → 'yyyy-MM-dd'. Empty text is null (no date), text that is
 * no day of the calendar is undefined.
 */
export function readDate(text: string): string | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const parts = /^(\d{4})[-./ ]?(\d{1,2})[-./ ]?(\d{1,2})$/.exec(trimmed);
  if (!parts) return undefined;
  const [, year, month, day] = parts;
  const date = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
  const instant = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== date ? undefined : date;
}
