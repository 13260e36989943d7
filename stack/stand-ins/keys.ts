import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads a private file of the data folder, or makes it on first use; half-written files cannot appear. */
export function keep(folder: string, name: string, make: () => string): string {
  const path = join(folder, name);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(`${path}.new`, make(), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }
  return readFileSync(path, 'utf8');
}

/** A random key for one service, the same on every start over the same data folder. */
export const apiKey = (folder: string, name: string): string =>
  keep(folder, `${name}.key`, () => randomBytes(24).toString('base64url')).trim();

export interface RsaPair {
  privateKey: string;
  publicKey: string;
  privateFile: string;
  publicFile: string;
}

/** Where keys lie that many stand-ins of one run of tests may have: making one takes longer than most tests. */
export const SHARED_KEYS = 'STAND_IN_KEYS';

function sharedKey(name: string): string | null {
  const folder = process.env[SHARED_KEYS];
  return folder && existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : null;
}

/** An RSA key pair as PEM files `<name>-key.pem` and `<name>-public.pem`; the public one always follows from the private one. */
export function rsaPair(folder: string, name: string): RsaPair {
  const privateName = `${name}-key.pem`;
  const publicName = `${name}-public.pem`;
  const privateKey = keep(
    folder,
    privateName,
    () =>
      sharedKey(privateName) ??
      generateKeyPairSync('rsa', { modulusLength: 2048 })
        .privateKey.export({ type: 'pkcs8', format: 'pem' })
        .toString(),
  );
  const publicKey = keep(folder, publicName, () =>
    createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString(),
  );
  return {
    privateKey,
    publicKey,
    privateFile: join(folder, privateName),
    publicFile: join(folder, publicName),
  };
}
