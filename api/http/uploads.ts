import type { Request, RequestHandler } from 'express';
import multer from 'multer';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MAX_FILE_BYTES, SNIFF_BYTES, fileProblem, safeFileName } from '../../domain/documents/limits.ts';
import { PROBLEM_TEXT } from '../../domain/texts/lt/problem.ts';
import { Problem, fieldProblem } from './problems.ts';

const FOLDER = join(tmpdir(), 'portal-uploads');
const STALE_MS = 60 * 60_000;

export interface MultipartRule {
  field: 'File' | 'Files';
  max: number;
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
}

/**
 * Takes the files of a multipart body to a temporary folder, never to memory. Whatever ends the call (an answer, an
 * error, a connection cut in the middle) empties it.
 */
export function receiveFiles(rule: MultipartRule): RequestHandler {
  const upload = multer({
    storage: multer.diskStorage({
      destination: (_req, _file, done) => {
        mkdir(FOLDER, { recursive: true, mode: 0o700 }).then(
          () => done(null, FOLDER),
          (error: Error) => done(error, FOLDER),
        );
      },
      filename: (_req, _file, done) => done(null, randomUUID()),
    }),
    defParamCharset: 'utf8',
    limits: {
      fileSize: MAX_FILE_BYTES,
      files: rule.max,
      fields: 30,
      fieldSize: 100_000,
      fieldNestingDepth: 1,
      parts: 30 + rule.max,
    },
  }).array(rule.field, rule.max);
  return (req, res, next) => {
    if (rule.orJson && req.is('json')) return next();
    if (!req.is('multipart/form-data')) return next(new Problem('malformedBody'));
    res.once('close', () => void removeReceived(req));
    upload(req, res, (error?: unknown) => next(error === undefined ? undefined : uploadProblem(error, rule)));
  };
}

function uploadProblem(error: unknown, rule: MultipartRule): unknown {
  if (!(error instanceof multer.MulterError)) return new Problem('malformedBody');
  if (error.code === 'LIMIT_FILE_SIZE') return new Problem('fileTooLarge');
  if (error.code === 'LIMIT_FILE_COUNT') return new Problem('fileLimitReached');
  if (error.code === 'LIMIT_UNEXPECTED_FILE' && error.field === rule.field)
    return new Problem('fileLimitReached');
  return new Problem('malformedBody');
}

/** Files of a refused upload were removed by the parser already and have no path any more. */
async function removeReceived(req: Request): Promise<void> {
  const files: readonly { path?: string }[] = Array.isArray(req.files) ? req.files : [];
  const paths = files.flatMap(({ path }) => (path ? [path] : []));
  await Promise.allSettled(paths.map((path) => rm(path, { force: true })));
}

/** Removes what processes that were killed in the middle of an upload left behind. */
export async function removeStaleUploads(): Promise<void> {
  const names = await readdir(FOLDER).catch(() => []);
  for (const name of names) {
    const found = await stat(join(FOLDER, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs > STALE_MS) await rm(join(FOLDER, name), { force: true });
  }
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
    });
  }
  return received;
}

/** Extension, size and first bytes against what is allowed here; the problem names the field as the upload screen reads it. */
export async function checkFiles(
  files: readonly ReceivedFile[],
  extensions: readonly string[],
  field: string,
): Promise<void> {
  for (const [index, file] of files.entries()) {
    const problem = fileProblem(file, await headOf(file.path), extensions);
    if (problem === 'fileTooLarge') throw new Problem('fileTooLarge');
    if (problem)
      throw fieldProblem(field === 'Files' ? `Files[${index}].FileName` : field, PROBLEM_TEXT[problem]);
  }
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFF_BYTES), 0, SNIFF_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
