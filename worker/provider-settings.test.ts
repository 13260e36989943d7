import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { DEMO_SELLER } from '../domain/invoices/seller.ts';
import { PROVIDER_SETTINGS, providerProblems, sellerOf } from './provider-settings.ts';

const settings = z.object(PROVIDER_SETTINGS);
const OWN = {
  PROVIDER_NAME: 'VšĮ Teikėjas',
  PROVIDER_CODE: '300000001',
  PROVIDER_VAT_CODE: 'LT100000000013',
  PROVIDER_STREET: 'Gedimino pr. 2',
  PROVIDER_CITY: 'Kaunas',
  PROVIDER_POST_CODE: 'LT-44001',
  PROVIDER_IBAN: 'LT12 1000 0111 0100 1000',
  PROVIDER_EMAIL: 'sutartys@example.lt',
};

test('the demo has a provider of its own, an installation names another', () => {
  expect(sellerOf(settings.parse({}))).toEqual(DEMO_SELLER);
  expect(sellerOf(settings.parse(OWN))).toEqual({
    name: 'VšĮ Teikėjas',
    code: '300000001',
    vatCode: 'LT100000000013',
    street: 'Gedimino pr. 2',
    city: 'Kaunas',
    postCode: 'LT-44001',
    iban: 'LT121000011101001000',
    email: 'sutartys@example.lt',
  });
});

test('production asks nobody to pay into the account of the demo', () => {
  const { PROVIDER_VAT_CODE: _optional, PROVIDER_IBAN: _iban, ...rest } = OWN;
  expect(providerProblems({ ...rest, APP_ENV: 'production' }).map(([name]) => name)).toEqual([
    'PROVIDER_IBAN',
  ]);
  expect(providerProblems({ ...rest }).map(([name]) => name)).toEqual(['PROVIDER_IBAN']);
  expect(providerProblems({ APP_ENV: 'demo' })).toEqual([]);
});

test.each([
  ['PROVIDER_IBAN', 'LT121000011101001001'],
  ['PROVIDER_CODE', '12345'],
  ['PROVIDER_VAT_CODE', '100000000013'],
  ['PROVIDER_EMAIL', 'sutartys'],
])('a wrong %s keeps the worker from starting', (name, value) => {
  expect(settings.safeParse({ ...OWN, [name]: value }).success).toBe(false);
});
