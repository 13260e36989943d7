import type { Readable } from 'node:stream';
import type { ScanState } from '../db/files/scanner.ts';
import type { StoredFile } from '../db/files/store.ts';
import { openVerified } from '../db/files/verified.ts';
import type { Deps } from './deps.ts';
import { Problem } from './http/problems.ts';

/** The bytes of a stored file; nobody is given an infected one, and damaged ones end in an error. */
export async function openFile(
  deps: Pick<Deps, 'files'>,
  file: StoredFile & { scanState: ScanState | null },
): Promise<Readable> {
  if (file.scanState === 'infected') throw new Problem('fileQuarantined');
  return openVerified(deps.files, file);
}
