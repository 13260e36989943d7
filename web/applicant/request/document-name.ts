import { RETURNED } from '../../../domain/texts/lt/screen/returned.ts';
import { needText } from './AttachmentRow.tsx';

/** A purpose by its number; a single file has no name of its own here. */
export const documentName = (document: string): string =>
  /^\d+$/.test(document) ? needText(Number(document)).label : RETURNED.file;
