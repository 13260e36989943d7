import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { readSettings } from '../db/start-settings.ts';
import { endpointAddresses, registerEndpoints } from './register-endpoints.ts';

const KEY = 'nepasakomas';
const read = (setting: string | undefined, mode = 'test') =>
  readSettings('worker', z.object({ REGISTER_ENDPOINTS: registerEndpoints }), {
    environment: {
      APP_ENV: mode,
      PAYLOAD_KEY: Buffer.alloc(32).toString('base64'),
      ...(setting === undefined ? {} : { REGISTER_ENDPOINTS: setting }),
    },
    production: { https: [], httpsWithin: { REGISTER_ENDPOINTS: endpointAddresses } },
  }).REGISTER_ENDPOINTS;

const said = (setting: string, mode?: string): string => {
  try {
    return `read: ${JSON.stringify(read(setting, mode))}`;
  } catch (error) {
    return (error as Error).message;
  }
};

test.each([[undefined], [''], ['none'], ['{}']])('%s: every register is asked at the gateway', (setting) => {
  expect(read(setting)).toEqual({});
});

test('a register with an address and a key is asked there', () => {
  const own = { leases: { url: 'https://ntr.example.lt/api', apiKey: KEY } };
  expect(read(JSON.stringify(own))).toEqual(own);
});

describe('one sentence says what is wrong, and no key', () => {
  const at = (entry: object): string => JSON.stringify({ leases: entry });
  test.each([
    ['no JSON', `{leases`, 'REGISTER_ENDPOINTS: not JSON'],
    ['a list', '[]', 'REGISTER_ENDPOINTS: must be an object with registers in it'],
    [
      'an unknown register',
      JSON.stringify({ nuomos: { url: 'https://x.lt', apiKey: KEY } }),
      'REGISTER_ENDPOINTS: names a register that there is not; there are legal-entities, accounts',
    ],
    ['no key', at({ url: 'https://x.lt' }), 'REGISTER_ENDPOINTS.leases.apiKey: is missing'],
    ['an empty key', at({ url: 'https://x.lt', apiKey: '' }), 'REGISTER_ENDPOINTS.leases.apiKey: is missing'],
    ['no address', at({ apiKey: KEY }), 'REGISTER_ENDPOINTS.leases.url: is missing'],
    [
      'an address of another kind',
      at({ url: 'ftp://x.lt', apiKey: KEY }),
      'REGISTER_ENDPOINTS.leases.url: must be an address',
    ],
    [
      'a slip in a name',
      at({ url: 'https://x.lt', apiKey: KEY, apikey: KEY }),
      'REGISTER_ENDPOINTS.leases: takes url and apiKey, and nothing else',
    ],
    ['an address alone', '{"leases":"https://x.lt"}', 'REGISTER_ENDPOINTS.leases: takes url and apiKey'],
  ])('%s', (_what, setting, sentence) => {
    const words = said(setting);
    expect(words).toContain(sentence);
    expect(words.trim().split('\n')).toHaveLength(2);
    expect(words).not.toContain(KEY);
  });

  test('an address in the clear, in production alone', () => {
    const setting = at({ url: 'http://10.0.0.1', apiKey: KEY });
    expect(said(setting, 'production')).toContain(
      'REGISTER_ENDPOINTS: must hold https:// addresses only in production',
    );
    expect(read(setting)).toHaveProperty('leases');
  });
});
