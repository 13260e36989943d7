import { expect, test } from '@jest/globals';
import { REGISTER_POLICIES } from '../domain/registers/policies.ts';
import { readConfig } from './config.ts';

const URL = 'https://get.data.gov.lt';
const GIVEN = {
  APP_ENV: 'test',
  DATABASE_URL: 'postgres://localhost/x',
  TEMPORAL_ADDRESS: '127.0.0.1:7233',
  REGISTERS_URL: 'https://registers.example.lt',
  REGISTERS_API_KEY: 'raktas',
  SIGNING_URL: 'https://signing.example.lt',
  SIGNING_ACCESS_TOKEN: 'raktas',
  SIGNING_CA_FILE: '/x',
  SCREENING_URL: 'https://screening.example.lt',
  SMTP_URL: 'smtp://mail.example.lt:25',
  STORAGE_DIR: '/x',
};
const read = (settings: Record<string, string>) => readConfig({ ...GIVEN, ...settings });
const own = (register: string): string => JSON.stringify({ [register]: { url: URL, apiKey: 'raktas' } });

test('open data stand in for no register unless it is said', () => {
  expect(read({ PUBLIC_REGISTER_URL: '' })).not.toHaveProperty('PUBLIC_REGISTER_URL');
  expect(read({}).REGISTER_POLICIES).toEqual(REGISTER_POLICIES);
});

test('open data are asked gently, unless an operator says otherwise', () => {
  const { REGISTER_POLICIES: paced } = read({ PUBLIC_REGISTER_URL: URL });
  expect(paced['legal-entities']).toMatchObject({ perSecond: 2, atOnce: 2, callMs: 30_000 });
  expect(paced.leases).toEqual(REGISTER_POLICIES.leases);
  const said = read({ PUBLIC_REGISTER_URL: URL, REGISTER_POLICIES: '{"legal-entities":{"perSecond":5}}' });
  expect(said.REGISTER_POLICIES['legal-entities']).toMatchObject({ perSecond: 5, atOnce: 2 });
});

test.each([
  [
    'two sources of one register',
    { REGISTER_ENDPOINTS: own('legal-entities') },
    'stands in for legal-entities, which',
  ],
  [
    'an address in the clear in production',
    { APP_ENV: 'production', PUBLIC_REGISTER_URL: 'http://x.lt' },
    'must be an https',
  ],
  ['no address', { PUBLIC_REGISTER_URL: 'data.gov.lt' }, 'must be an address'],
])('%s keep the worker from starting', (_what, settings, words) => {
  expect(() => read({ PUBLIC_REGISTER_URL: URL, ...settings })).toThrow(`PUBLIC_REGISTER_URL: ${words}`);
});

test('a register with an address of its own beside another one of the open data is none of theirs', () => {
  expect(read({ PUBLIC_REGISTER_URL: URL, REGISTER_ENDPOINTS: own('leases') }).PUBLIC_REGISTER_URL).toBe(URL);
});
