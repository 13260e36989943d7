import { IMPORT_BUDGET } from '../../../domain/imports/refusal.ts';
import type { Archive } from './xlsx-archive.ts';
import { RefusedFile } from './refused.ts';
import { parseXml } from './xml.ts';

/** Longer texts cannot be a code, a month or a count, and are shown cut anyway. */
const KEPT_CHARACTERS = 200;

/** Texts that cells name by number. Pieces of formatted text are joined, readings of East Asian signs left out. */
export async function readSharedTexts(archive: Archive, part: string | null): Promise<readonly string[]> {
  if (part === null || !archive.has(part)) return [];
  const texts: string[] = [];
  let characters = 0;
  let current = '';
  let isText = false;
  let inReading = false;
  const pieces = parseXml(archive.inflate(part), {
    open(name) {
      if (name === 'si') current = '';
      if (name === 'rPh') inReading = true;
      isText = name === 't' && !inReading;
    },
    text(text) {
      if (isText && current.length < KEPT_CHARACTERS) current += text.slice(0, KEPT_CHARACTERS);
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') inReading = false;
      if (name !== 'si') return;
      characters += current.length;
      if (texts.length >= IMPORT_BUDGET.sharedTexts || characters > IMPORT_BUDGET.sharedCharacters)
        throw new RefusedFile('tooManyTexts');
      texts.push(current);
    },
  });
  while (!(await pieces.next()).done);
  return texts;
}
