import { describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SECRET = 'nepasakomas-slaptazodis';
const key = (): string => randomBytes(32).toString('base64');

const COMMON = {
  DATABASE_URL: `postgres://portal:${SECRET}@localhost/portal`,
  TEMPORAL_ADDRESS: '127.0.0.1:7233',
  STORAGE_DIR: '/data/files',
  SIGNING_URL: 'https://signing.example.lt',
};
const GIVEN: Record<string, Record<string, string>> = {
  api: {
    ...COMMON,
    IDENTITY_URL: 'https://identity.example.lt',
    IDENTITY_BROWSER_URL: 'https://identity.example.lt/browser',
    IDENTITY_PID: 'x',
    IDENTITY_KEY_FILE: '/x',
    IDENTITY_GATEWAY_CERT_FILE: '/x',
  },
  worker: {
    ...COMMON,
    REGISTERS_URL: 'https://registers.example.lt',
    REGISTERS_API_KEY: SECRET,
    SIGNING_ACCESS_TOKEN: SECRET,
    SIGNING_CA_FILE: '/x',
    SCREENING_URL: 'https://screening.example.lt',
    SCREENING_API_KEY: SECRET,
    SMTP_URL: 'smtp://mail.example.lt:25',
    PROVIDER_NAME: 'Teikėjas',
    PROVIDER_CODE: '900000001',
    PROVIDER_STREET: 'Gatvė 1',
    PROVIDER_CITY: 'Vilnius',
    PROVIDER_POST_CODE: '01100',
    PROVIDER_IBAN: 'LT121000011101001000',
    PROVIDER_EMAIL: 'saskaitos@example.lt',
  },
};

/** The process itself, with these settings and no others. */
function start(name: string, settings: Record<string, string>) {
  const { PATH, TMPDIR } = process.env;
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', `${name}/main.ts`], {
    cwd: ROOT,
    env: { PATH, TMPDIR, ...settings },
    encoding: 'utf8',
    timeout: 110_000,
  });
  return { status, said: stderr };
}

describe.each(['api', 'worker'])('%s in production', (name) => {
  test('does not start, and names everything that is missing or wrong at once, in words, with no value', () => {
    const addresses = Object.keys(GIVEN[name]!).filter(
      (one) => one.endsWith('_URL') && !/DATABASE|SMTP/.test(one),
    );
    const clear = Object.fromEntries(addresses.map((one) => [one, 'http://10.0.0.1']));
    const { DATABASE_URL: _, ...rest } = { ...GIVEN[name]!, ...clear };
    const { status, said } = start(name, { ...rest, S3_ENDPOINT: 'http://10.0.0.1:9000' });
    expect(status).toBe(1);
    for (const address of [...addresses, 'S3_ENDPOINT'])
      expect(said).toContain(`${address}: must be an https:// address in production`);
    expect(said).toContain('PUBLIC_URL: is missing; production needs an https:// address');
    expect(said).toContain('PAYLOAD_KEY: is missing; production encrypts payloads');
    expect(said).toContain('DATABASE_URL: is missing');
    expect(said).not.toContain(SECRET);
    expect(said).not.toContain('10.0.0.1');
    expect(said).not.toMatch(/\n\s+at /);
  }, 120_000);

  test.each([
    ['an address in the clear', { PUBLIC_URL: 'http://paskolos.example.lt' }, 'PUBLIC_URL: must be'],
    ['a key that is none', { PAYLOAD_KEY: 'trumpas' }, 'PAYLOAD_KEY: must be 32 bytes'],
    ['one good and one bad key', { PAYLOAD_KEY: `${key()},trumpas` }, 'PAYLOAD_KEY: must be 32 bytes'],
  ])(
    'does not start with %s alone',
    (_what, wrong, sentence) => {
      const good = { ...GIVEN[name]!, PUBLIC_URL: 'https://paskolos.example.lt', PAYLOAD_KEY: key() };
      const { status, said } = start(name, { ...good, ...wrong });
      expect(status).toBe(1);
      expect(said).toContain(sentence);
      expect(said.trim().split('\n')).toHaveLength(2);
    },
    120_000,
  );
});
