import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { brokerConfig } from './broker-settings.ts';

let folder: string;
const files = { rsa: '', curve: '', public: '' };
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'broker-'));
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const write = (name: keyof typeof files, key: KeyObject) => {
    files[name] = join(folder, name);
    const type = key.type === 'public' ? 'spki' : 'pkcs8';
    writeFileSync(files[name], key.export({ format: 'pem', type }));
  };
  write('rsa', rsa.privateKey);
  write('curve', curve.privateKey);
  write('public', rsa.publicKey);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const REST = {
  APP_ENV: 'test',
  DATABASE_URL: 'postgres://portal@localhost/portal',
  TEMPORAL_ADDRESS: '127.0.0.1:7233',
  STORAGE_DIR: '/data/files',
  REGISTERS_URL: 'https://registers.example.lt',
  REGISTERS_API_KEY: 'x',
  SCREENING_URL: 'https://screening.example.lt',
  SIGNING_URL: 'https://signing.example.lt',
  SIGNING_ACCESS_TOKEN: 'x',
  SIGNING_CA_FILE: '/x',
  SMTP_URL: 'smtp://mail.example.lt:25',
};
const given = () => ({
  BROKER_URL: 'https://broker.example.lt/index.php',
  BROKER_CALLER_CODE: 'PASKOLOS_IS,id=1',
  BROKER_KEY_FILE: files.rsa,
});
const read = (environment: Record<string, string>) => brokerConfig(readConfig({ ...REST, ...environment }));

describe('The broker', () => {
  test('is left out where nothing of it is set, or stands empty in .env', () => {
    const empty = { BROKER_URL: '', BROKER_CALLER_CODE: '', BROKER_KEY_FILE: '', BROKER_NAMESPACE: '' };
    expect(read({})).toBeNull();
    expect(read(empty)).toBeNull();
  });

  test('has address, code and key; the namespace may be named', () => {
    const config = read(given());
    expect(config).toMatchObject({ url: given().BROKER_URL, callerCode: 'PASKOLOS_IS,id=1' });
    expect(config?.key.asymmetricKeyType).toBe('rsa');
    expect(config).not.toHaveProperty('namespace');
    expect(read({ ...given(), BROKER_NAMESPACE: 'urn:Get' })?.namespace).toBe('urn:Get');
  });

  test.each(['BROKER_URL', 'BROKER_CALLER_CODE', 'BROKER_KEY_FILE'] as const)(
    'without %s keeps the worker from starting',
    (missing) => {
      const { [missing]: _, ...rest } = given();
      expect(() => read(rest)).toThrow(`${missing}: is missing; the broker needs`);
    },
  );

  test('with a namespace alone wants the rest, too', () => {
    expect(() => read({ BROKER_NAMESPACE: 'Get' })).toThrow(/CALLER_CODE: is.*\n.*KEY_FILE: is.*\n.*URL: is/);
  });

  test.each([
    ['BROKER_KEY_FILE', 'curve', 'does not hold an RSA private key'],
    ['BROKER_KEY_FILE', 'public', 'does not hold an RSA private key'],
    ['BROKER_KEY_FILE', 'nowhere', 'the file cannot be read'],
    ['BROKER_URL', 'ftp://broker.example.lt', 'must be an address'],
    ['BROKER_CALLER_CODE', 'PASKOLOS\nIS', 'without line breaks'],
    ['BROKER_NAMESPACE', 'Get"', 'must be the target namespace'],
  ])('with %s=%s keeps the worker from starting', (name, value, sentence) => {
    const isFile = (key: string): key is keyof typeof files => key in files;
    expect(() => read({ ...given(), [name]: isFile(value) ? files[value] : value })).toThrow(sentence);
  });

  test('is asked by https only in production', () => {
    const production = {
      APP_ENV: 'production',
      PUBLIC_URL: 'https://paskolos.example.lt',
      PAYLOAD_KEY: Buffer.alloc(32).toString('base64'),
      SMTP_TLS: 'required',
      PROVIDER_NAME: 'VšĮ Teikėjas',
      PROVIDER_CODE: '300000001',
      PROVIDER_STREET: 'Gedimino pr. 1',
      PROVIDER_CITY: 'Vilnius',
      PROVIDER_POST_CODE: 'LT-01103',
      PROVIDER_IBAN: 'LT121000011101001000',
      PROVIDER_EMAIL: 'sutartys@example.lt',
    };
    expect(read({ ...given(), ...production })).not.toBeNull();
    expect(() => read({ ...given(), ...production, BROKER_URL: 'http://broker.example.lt' })).toThrow(
      'BROKER_URL: must be an https:// address',
    );
  });
});
