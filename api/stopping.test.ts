import { expect, test } from '@jest/globals';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { orderlyStop, type Stopping } from './stopping.ts';

interface Running {
  server: Server;
  /** Ends the call that waits. */
  finish: () => void;
}

/** As the application does: `/slow` waits until it is let go, and an api that stops closes the connection of each answer. */
async function running(stopping: Stopping): Promise<Running> {
  let finish = (): void => undefined;
  const server = createServer((req, res) => {
    if (stopping.isStopping()) res.setHeader('Connection', 'close');
    if (req.url === '/slow') finish = () => res.end('slow');
    else res.end('quick');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, finish: () => finish() };
}

const ask = (server: Server, path: string, agent?: Agent): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ port, host: '127.0.0.1', path, agent }, (res: IncomingMessage) => {
      let body = '';
      res.on('data', (chunk: Buffer) => (body += chunk.toString()));
      res.on('end', () => resolve(`${body} ${res.headers.connection}`));
      res.on('error', reject);
    }).once('error', reject);
  });
const reached = (server: Server): Promise<void> =>
  new Promise((resolve) => server.once('request', () => resolve()));

test('goes on serving while the proxy learns of it, then lets nobody in and finishes what runs', async () => {
  const stopping = orderlyStop({ drainMs: 300, graceMs: 60_000 });
  const { server, finish } = await running(stopping);
  const { port } = server.address() as AddressInfo;
  const kept = new Agent({ keepAlive: true });
  expect(await ask(server, '/', kept)).toBe('quick keep-alive');
  const isReached = reached(server);
  const slow = ask(server, '/slow', new Agent({ keepAlive: true }));
  await isReached;
  let hasEnded = false;
  const ended = stopping.stop(server).then(() => (hasEnded = true));
  expect(stopping.isStopping()).toBe(true);
  expect(await ask(server, '/', kept)).toBe('quick close');
  expect(await ask(server, '/')).toBe('quick close');
  while (server.listening) await new Promise((resolve) => setImmediate(resolve));
  await expect(
    new Promise((resolve, reject) => get({ port, host: '127.0.0.1' }, resolve).once('error', reject)),
  ).rejects.toThrow(/ECONNREFUSED/);
  expect(hasEnded).toBe(false);
  finish();
  expect(await slow).toMatch(/^slow/);
  await ended;
  expect(hasEnded).toBe(true);
  kept.destroy();
});

test('a call that does not end is cut after the time of grace, and a second signal waits for the same end', async () => {
  const stopping = orderlyStop({ drainMs: 0, graceMs: 50 });
  const { server } = await running(stopping);
  const isReached = reached(server);
  const slow = ask(server, '/slow');
  slow.catch(() => undefined);
  await isReached;
  expect(stopping.stop(server)).toBe(stopping.stop(server));
  await stopping.stop(server);
  await expect(slow).rejects.toThrow(/socket hang up|ECONNRESET/);
});
