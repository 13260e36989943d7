import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { readSettings } from '../db/start-settings.ts';
import { SCREENING_SETTINGS, screeningConfig } from './screening-settings.ts';

const read = (environment: Record<string, string>) =>
  screeningConfig(
    readSettings('worker', z.object(SCREENING_SETTINGS), {
      environment: { APP_ENV: 'test', SCREENING_URL: 'https://screening.example.lt', ...environment },
      production: { https: [] },
    }),
  );

test('an address is enough: what nobody set is left to the client, as is what stands empty in .env', () => {
  const empty = {
    SCREENING_API_KEY: '',
    SCREENING_DATASET: '',
    SCREENING_THRESHOLD: '',
    SCREENING_LIMIT: '',
  };
  expect(JSON.parse(JSON.stringify(read(empty)))).toEqual({ baseUrl: 'https://screening.example.lt' });
});

test('key, dataset, algorithm, threshold and limit are read', () => {
  expect(
    read({
      SCREENING_API_KEY: 'raktas',
      SCREENING_DATASET: 'sanctions',
      SCREENING_ALGORITHM: 'logic-v2',
      SCREENING_THRESHOLD: '0.85',
      SCREENING_LIMIT: '20',
    }),
  ).toEqual({
    baseUrl: 'https://screening.example.lt',
    apiKey: 'raktas',
    dataset: 'sanctions',
    algorithm: 'logic-v2',
    threshold: 0.85,
    limit: 20,
  });
});

test.each([
  ['SCREENING_DATASET', 'default/../entities'],
  ['SCREENING_ALGORITHM', 'Logic V2'],
  ['SCREENING_THRESHOLD', '70'],
  ['SCREENING_LIMIT', '501'],
  ['SCREENING_LIMIT', '0'],
])('%s=%s keeps the worker from starting', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(name);
});
