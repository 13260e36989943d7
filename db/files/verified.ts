import { createHash } from 'node:crypto';
import { Transform, pipeline, type Readable, type TransformCallback } from 'node:stream';
import type { FileStore, StoredFile } from './store.ts';

/** The bytes are not those that were stored. */
export class FileDamagedError extends Error {
  override name = 'FileDamagedError';
}

/** Keeps the last piece back until the whole is known to be what was stored: damaged bytes never look complete. */
class Check extends Transform {
  private readonly hash = createHash('sha256');
  private size = 0;
  private held: Buffer | null = null;

  constructor(private readonly expected: Pick<StoredFile, 'sha256' | 'size'>) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.hash.update(chunk);
    this.size += chunk.length;
    const before = this.held;
    this.held = chunk;
    done(null, before ?? undefined);
  }

  override _flush(done: TransformCallback): void {
    const { sha256, size } = this.expected;
    if (this.size === size && this.hash.digest('hex') === sha256) done(null, this.held ?? undefined);
    else done(new FileDamagedError('stored bytes have changed'));
  }
}

/** A stream that ends only when its bytes have the hash and the length they were stored with; otherwise it fails. */
export async function openVerified(files: FileStore, stored: StoredFile): Promise<Readable> {
  const check = new Check(stored);
  // What goes wrong reaches the reader through the returned stream.
  pipeline(await files.open(stored.storageKey), check, () => undefined);
  return check;
}
