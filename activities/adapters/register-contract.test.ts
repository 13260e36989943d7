import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { registerContract } from './register-contract.ts';

test('docs/registers.openapi.json is what the adapter takes; `npm run gen` prints it', () => {
  const printed = readFileSync(new URL('../../docs/registers.openapi.json', import.meta.url), 'utf8');
  expect(JSON.parse(printed)).toEqual(JSON.parse(JSON.stringify(registerContract())));
});
