import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DevelopmentCa, type SignerPerson } from '../../stack/stand-ins/signing/dev-ca.ts';
import type { KeyKind } from '../../stack/stand-ins/signing/key-kinds.ts';
import { person } from './harness.ts';

export const signerOf = (key: string): SignerPerson => {
  const { FirstName, LastName, PersonalCode } = person(key);
  return { firstName: FirstName, lastName: LastName, code: PersonalCode, country: 'LT' };
};

const authorities = new Map<string, Promise<DevelopmentCa>>();

async function newAuthority(keys: KeyKind): Promise<DevelopmentCa> {
  const folder = mkdtempSync(join(tmpdir(), 'authority-'));
  try {
    return await DevelopmentCa.open(folder, keys);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The authority of all files with such keys, made once a test file, because RSA keys take their time; `stranger` is one nobody trusts. */
export function authorityOf(keys: KeyKind = 'P-256', who: 'ours' | 'stranger' = 'ours') {
  const name = `${who} ${keys}`;
  const known = authorities.get(name) ?? newAuthority(keys);
  authorities.set(name, known);
  return known;
}
