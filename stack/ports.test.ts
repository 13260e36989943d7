import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createServer } from 'node:net';
import { PortChooser, anyFreePort, isFree } from './ports.ts';

describe('choosing a port', () => {
  let said: string[] = [];
  beforeEach(() => {
    said = [];
    jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  });
  afterEach(() => void jest.restoreAllMocks());

  const busy = (...ports: number[]) => new PortChooser(async (port) => !ports.includes(port));

  test('takes the usual one without a word when it is free', async () => {
    expect(await busy().next('Portal', 3000)).toBe(3000);
    expect(said).toEqual([]);
  });

  test('takes the next free one when it is in use, and names both', async () => {
    expect(await busy(3000, 3001).next('Portal', 3000)).toBe(3002);
    expect(said.join()).toMatch(/Portal\s+port 3000 is in use by another program; taking 3002 instead/);
  });

  test('never gives one port twice', async () => {
    const chooser = busy(4001);
    expect([await chooser.next('Identity', 4001), await chooser.next('Registers', 4002)]).toEqual([
      4002, 4003,
    ]);
  });

  test('keeps to a port a person asked for, or refuses', async () => {
    expect(await busy().exactly('Portal', '8080')).toBe(8080);
    await expect(busy(8080).exactly('Portal', '8080')).rejects.toThrow('PORT=8080 is in use');
    await expect(busy().exactly('Portal', 'web')).rejects.toThrow('not a port number');
  });
});

test('a port on which something listens is not free', async () => {
  const server = createServer();
  const port = await anyFreePort();
  expect(await isFree(port)).toBe(true);
  await new Promise<void>((done) => void server.listen(port, '127.0.0.1', done));
  expect(await isFree(port)).toBe(false);
  await new Promise((done) => server.close(done));
});
