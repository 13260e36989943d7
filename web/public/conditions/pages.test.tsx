import { beforeAll, describe, expect, test } from '@jest/globals';
import { rendered } from '../../../tests/harness/rendered.tsx';
import { Component as About } from './About.tsx';
import { Component as Description } from './Description.tsx';

beforeAll(() => {
  globalThis.window = { location: { search: '', pathname: '/description' } } as never;
});

describe('what the scheme promises everybody', () => {
  test.each([
    ['/about', About],
    ['/description', Description],
  ])('%s says 130 million and how long an evaluation takes', async (address, Screen) => {
    const { text } = await rendered(<Screen />, { address });
    expect(text).toContain('130 mln. EUR');
    expect(text).toMatch(/20 darbo dien/);
    if (address === '/description') expect(text).toMatch(/per 20 darbo dienų, sudėtingais atvejais – per 30/);
  });
});
