import { containerVerdict, type ContainerVerdict } from '../domain/documents/container.ts';
import { extensionOf } from '../domain/documents/limits.ts';
import { CONTAINER_FAULT_TEXT } from '../domain/texts/lt/container.ts';
import { Problem } from './http/problems.ts';
import type { ReceivedFile } from './http/uploads.ts';

/** Judges a signed container against the people of an authorisation; null for a file of another kind. One that is not whole is refused. */
export async function judgeContainer(
  file: ReceivedFile,
  people: Parameters<typeof containerVerdict>[1],
): Promise<ContainerVerdict | null> {
  if (extensionOf(file.name) !== '.adoc') return null;
  // What reads certificates is large and seldom needed.
  const { openContainer } = await import('../db/files/adoc/container.ts');
  const { ContainerRefused } = await import('../db/files/adoc/parts.ts');
  try {
    return containerVerdict(await openContainer(file.path), people);
  } catch (error) {
    if (!(error instanceof ContainerRefused)) throw error;
    throw new Problem('validation', { errors: { UploadedFile: [CONTAINER_FAULT_TEXT[error.fault]] } });
  }
}
