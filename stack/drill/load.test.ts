import { expect, test } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { Load } from './load.ts';
import type { Room } from './room.ts';

test('what is gone with a restore is no longer looked for, and the rest still is', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const load = new Load({ places: { root } } as unknown as Room);
  const [kept, gone] = [1, 2].map((requestId) => ({ requestId, version: 1, action: 'start' }));
  load.acknowledged.push(kept!, gone!);
  load.forget([gone!]);
  expect(load.acknowledged).toEqual([kept]);
});
