import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** A folder of small files that are whole or absent: written aside, flushed, then renamed; kill -9 loses nothing acknowledged. */
export class DurableFolder {
  constructor(private readonly path: string) {
    mkdirSync(path, { recursive: true, mode: 0o700 });
  }

  write(name: string, content: string | Buffer): void {
    const target = join(this.path, name);
    const aside = openSync(`${target}.new`, 'w', 0o600);
    try {
      const bytes = Buffer.from(content);
      for (let written = 0; written < bytes.length;) written += writeSync(aside, bytes, written);
      fsyncSync(aside);
    } finally {
      closeSync(aside);
    }
    renameSync(`${target}.new`, target);
  }

  read(name: string): Buffer {
    return readFileSync(join(this.path, name));
  }

  remove(name: string): void {
    rmSync(join(this.path, name), { force: true });
  }

  names(ending: string): string[] {
    return readdirSync(this.path)
      .filter((name) => name.endsWith(ending))
      .sort();
  }
}
