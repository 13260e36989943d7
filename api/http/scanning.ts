import { createReadStream } from 'node:fs';
import type { Deps } from '../deps.ts';
import { errorForLog } from '../log.ts';
import { fieldProblem } from './problems.ts';
import { fileField, type ReceivedFile } from './uploads.ts';

/**
 * Shows received files to the virus scanner before any route sees them: an infected one is refused. While there is no
 * scanner, or it does not answer, files are taken as not scanned; the worker shows them to it later.
 */
export async function scanned(
  { scanner, logger }: Pick<Deps, 'scanner' | 'logger'>,
  files: readonly ReceivedFile[],
  field: string,
): Promise<ReceivedFile[]> {
  if (!scanner) return [...files];
  const done: ReceivedFile[] = [];
  for (const [index, file] of files.entries()) {
    const verdict = await scanner.scan(createReadStream(file.path)).catch((error: unknown) => {
      logger.warn(errorForLog(error), 'file not scanned');
      return 'unchecked' as const;
    });
    if (verdict === 'infected') {
      logger.warn('infected file refused');
      throw fieldProblem(fileField(field, index), 'fileInfected');
    }
    done.push({ ...file, scan: verdict });
  }
  return done;
}
