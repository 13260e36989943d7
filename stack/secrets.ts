import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Passwords of the embedded database, made once per data folder and readable by their owner only. */
export interface Secrets {
  superuser: string;
  owner: string;
  application: string;
}

const fileIn = (data: string) => join(data, 'secrets.json');

export function readSecrets(data: string): Secrets {
  const file = fileIn(data);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  const fresh = (): string => randomBytes(24).toString('base64url');
  const secrets: Secrets = { superuser: fresh(), owner: fresh(), application: fresh() };
  writeFileSync(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}

export function secretsExist(data: string): boolean {
  return existsSync(fileIn(data));
}
