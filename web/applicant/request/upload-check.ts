import { fileProblem } from '../../../domain/documents/limits.ts';
import { FILES } from '../../../domain/texts/lt/screen/common.ts';

/** What is wrong with a file before it is sent (the server looks again); null when nothing is. */
export function uploadProblem(
  file: { name: string; size: number },
  extensions: readonly string[],
  present: readonly string[],
): string | null {
  if (present.includes(file.name)) return FILES.sameName;
  switch (fileProblem(file, null, extensions)) {
    case 'fileTooLarge':
      return FILES.tooLarge;
    case 'fileEmpty':
      return FILES.empty;
    case 'fileTypeNotAllowed':
      return FILES.wrongType(extensions.join(', '));
    default:
      return null;
  }
}

/** `accept` of a file input; photographs may be taken where .jpg is accepted. */
export function acceptOf(extensions: readonly string[]): string {
  return extensions.includes('.jpg') ? [...extensions, 'image/jpeg'].join(',') : extensions.join(',');
}
