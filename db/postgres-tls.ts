import type { ClientConfig } from 'pg';

const UNVERIFIED = [null, 'disable', 'no-verify'];

/**
 * An address of Postgres with the authorities that count where it asks for a verified server (`sslmode`) and names no
 * `sslrootcert` of its own. The driver lets the address win over everything beside it, so the mode is taken out there.
 */
export function withAuthorities(url: string, ca: string[] | undefined): ClientConfig {
  if (!ca || !URL.canParse(url)) return { connectionString: url };
  const address = new URL(url);
  const { searchParams } = address;
  if (UNVERIFIED.includes(searchParams.get('sslmode')) || searchParams.has('sslrootcert'))
    return { connectionString: url };
  searchParams.delete('sslmode');
  return { connectionString: address.href, ssl: { ca } };
}
