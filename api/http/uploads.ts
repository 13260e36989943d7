import type { Request, RequestHandler } from 'express';
import multer from 'multer';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { incomingFolder } from '../../db/files/incoming.ts';
import {
  MAX_FILE_BYTES,
  SNIFF_BYTES,
  extensionOf,
  fileProblem,
  safeFileName,
} from '../../domain/documents/limits.ts';
import { limitBody } from './early-refusal.ts';
import { isNotWhatItSays } from './office-file.ts';
import { Problem, fieldProblem } from './problems.ts';

/** Everything in a body beside the bytes of its files. */
const FIELDS_BYTES = 4 * 1024 * 1024;

export interface MultipartRule {
  field: 'File' | 'Files' | 'UploadedFile';
  max: number;
  /** A file that is too large is a fault of its field, told with those of the others. */
  asFieldError?: true;
  /** The same call may also come as JSON, without files. */
  orJson?: true;
}

export interface ReceivedFile {
  /** Where the bytes wait until the handler stores them; removed when the call ends. */
  path: string;
  /** Safe name, as the person's computer calls it. */
  name: string;
  size: number;
  sha256: string;
  /** What the virus scanner said, if it was asked. */
  scan: 'unchecked' | 'clean';
}

/** Bytes go to the folder this process has for them under the installation's storage. */
const diskUnder = (storageDir: string): multer.StorageEngine =>
  multer.diskStorage({
    destination: (_req, _file, done) => {
      incomingFolder(storageDir).then(
        (folder) => done(null, folder),
        (error: Error) => done(error, ''),
      );
    },
    filename: (_req, _file, done) => done(null, randomUUID()),
  });

/** The parser tells of a file that is too large only when the whole body has come; `tooLarge` is called at its first byte too many. */
const storageThatTells = (disk: multer.StorageEngine, tooLarge: () => void): multer.StorageEngine => ({
  _handleFile(req, file, done) {
    file.stream.once('limit', tooLarge);
    disk._handleFile(req, file, done);
  },
  _removeFile: (req, file, done) => disk._removeFile(req, file, done),
});

/**
 * Takes the files of a multipart body to the disk, never to memory. Whatever ends the call (an answer, an
 * error, a connection cut in the middle) empties it. What is too large is refused without being read to its end.
 */
export function receiveFiles(rule: MultipartRule, storageDir: string): RequestHandler {
  const disk = diskUnder(storageDir);
  const limits = {
    fileSize: MAX_FILE_BYTES,
    files: rule.max,
    fields: 30,
    fieldSize: 100_000,
    fieldNestingDepth: 1,
    parts: 30 + rule.max,
  };
  return (req, res, next) => {
    if (rule.orJson && req.is('json')) return next();
    if (!req.is('multipart/form-data')) return next(new Problem('malformedBody'));
    res.once('close', () => void removeReceived(req));
    let isTold = false;
    const tell = (problem?: unknown): void => {
      if (isTold) return;
      isTold = true;
      next(problem);
    };
    const most = rule.max * MAX_FILE_BYTES + FIELDS_BYTES;
    const tooLarge = (): void => tell(tooLargeProblem(rule));
    const refused = limitBody(req, most, tooLarge);
    const refuse = (): void => {
      refused();
      tooLarge();
    };
    if (Number(req.get('content-length') ?? 0) > most) return refuse();
    const storage = storageThatTells(disk, refuse);
    multer({ storage, defParamCharset: 'utf8', limits }).array(rule.field, rule.max)(
      req,
      res,
      (error?: unknown) => tell(error === undefined ? undefined : uploadProblem(error, rule)),
    );
  };
}

function tooLargeProblem({ field, asFieldError }: MultipartRule): Problem {
  return asFieldError ? fieldProblem(field, 'fileTooLarge') : new Problem('fileTooLarge');
}

function uploadProblem(error: unknown, rule: MultipartRule): unknown {
  if (isOfTheDisk(error)) return Object.assign(new Problem('fileNotStored'), { cause: error });
  if (!(error instanceof multer.MulterError)) return new Problem('malformedBody');
  if (error.code === 'LIMIT_FILE_SIZE') return tooLargeProblem(rule);
  if (error.code === 'LIMIT_FILE_COUNT') return new Problem('fileLimitReached');
  if (error.code === 'LIMIT_UNEXPECTED_FILE' && error.field === rule.field)
    return new Problem('fileLimitReached');
  return new Problem('malformedBody');
}

/** A folder that cannot be made or written, a disk that is full: our fault, not the caller's. A lost connection is neither. */
function isOfTheDisk(error: unknown): boolean {
  const { syscall } = (error ?? {}) as { syscall?: unknown };
  return (
    typeof syscall === 'string' &&
    /^(mkdir|chmod|open|write|close|f?sync|rename|unlink)$/.test(syscall) &&
    !/^(ECONN|EPIPE)/.test(String((error as { code?: unknown }).code))
  );
}

/** Files of a refused upload were removed by the parser already and have no path any more. */
async function removeReceived(req: Request): Promise<void> {
  const files: readonly { path?: string }[] = Array.isArray(req.files) ? req.files : [];
  const paths = files.flatMap(({ path }) => (path ? [path] : []));
  await Promise.allSettled(paths.map((path) => rm(path, { force: true })));
}

/** Received files with their hash. */
export async function receivedFiles(req: Request): Promise<ReceivedFile[]> {
  const files = Array.isArray(req.files) ? req.files : [];
  const received: ReceivedFile[] = [];
  for (const file of files) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(file.path), hash);
    received.push({
      path: file.path,
      name: safeFileName(file.originalname),
      size: file.size,
      sha256: hash.digest('hex'),
      scan: 'unchecked',
    });
  }
  return received;
}

/** Extension, size and content against what is allowed here; the problem names the field as the upload screen reads it. */
export async function checkFiles(
  files: readonly ReceivedFile[],
  extensions: readonly string[],
  field: string,
): Promise<void> {
  for (const [index, file] of files.entries()) {
    const head = await headOf(file.path);
    let problem = fileProblem(file, head, extensions);
    if (!problem && (await isNotWhatItSays(file.path, extensionOf(file.name), head)))
      problem = 'fileContentMismatch';
    if (problem === 'fileTooLarge') throw new Problem('fileTooLarge');
    if (problem) throw fieldProblem(fileField(field, index), problem);
  }
}

/** Name of a file in field errors, as the upload screen reads it. */
export const fileField = (field: string, index: number): string =>
  field === 'Files' ? `Files[${index}].FileName` : field;

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFF_BYTES), 0, SNIFF_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
