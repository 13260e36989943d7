import { statfs } from 'node:fs/promises';
import { incomingFolder } from '../files/incoming.ts';
import type { FileStore } from '../files/store.ts';
import { troubleOf } from './connection-trouble.ts';
import { fine, warning, wrong, type Finding } from './finding.ts';

/** Below this the database and the engine, which often share the disk, are in danger as well. */
const LEAST_FREE = 2 * 1024 ** 3;

const REMEDY: Record<string, string> = {
  EACCES: 'Give STORAGE_DIR to the user of this process (in the image: chown 1000).',
  EPERM: 'Give STORAGE_DIR to the user of this process (in the image: chown 1000).',
  EROFS: 'The folder is mounted for reading only.',
  ENOSPC: 'The disk is full.',
  ENOENT: 'The folder is not there and cannot be made.',
};

/** A few bytes written, read again and removed, in the store the portal uses; and the room left where they are gathered. */
export async function fileFindings(files: FileStore, storageDir: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  try {
    await incomingFolder(storageDir);
    const { storageKey } = await files.put(Buffer.from('checkup'));
    try {
      const isWhole = (await files.read(storageKey)).toString() === 'checkup';
      findings.push(
        isWhole
          ? fine('files can be stored, read and removed')
          : wrong('a stored file is read back as another', 'Look at the disk or the bucket.'),
      );
    } finally {
      await files.remove(storageKey);
    }
  } catch (error) {
    const code = troubleOf(error);
    findings.push(
      wrong(
        `files cannot be stored (${code})`,
        REMEDY[code] ?? 'Look at STORAGE_DIR, or at the bucket and its keys.',
      ),
    );
  }
  const room = await statfs(storageDir).catch(() => null);
  if (room && room.bavail * room.bsize < LEAST_FREE)
    findings.push(
      warning(
        `${Math.floor((room.bavail * room.bsize) / 1024 ** 2)} MB are free where STORAGE_DIR lies`,
        'Make room before it is full: uploads are refused then.',
      ),
    );
  return findings;
}
