import type { Untouched } from '../../forms/findings.ts';
import { SECTIONS } from '../../forms/sections/index.ts';
import { isFileType } from '../../documents/file-type.ts';
import { ATTACHMENT_TEXT } from './attachment.ts';

/** For staff, beside the submission: what they asked to have mended and nobody has touched. */
export function untouchedWords({ sections, documents, isAll }: Untouched): string {
  if (isAll) return 'Pateikta iš naujo nieko nepakeitus.';
  const named = [
    ...SECTIONS.filter(({ id }) => sections.includes(id)).map(({ title }) => title),
    ...documents.map(documentName),
  ];
  return `Prašyta pataisyti, nepakeista: ${named.join('; ')}.`;
}

function documentName(document: string): string {
  const type = Number(document);
  return isFileType(type) ? ATTACHMENT_TEXT[type].label : 'įkeltas dokumentas';
}
