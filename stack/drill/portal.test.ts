import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { packagesOf } from './engine-build.ts';
import { proxyService } from './portal.ts';
import { isNewEnough } from './prerequisites.ts';
import type { Room } from './room.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
const file = read('docker/haproxy/haproxy.cfg');
const room = {
  ports: { https: 1, database: 2, first: 3, second: 4, api1: 5, api2: 6 },
  places: { root: '/portal', data: '/data' },
  tools: { haproxy: 'haproxy' },
  certificates: { proxy: 'proxy.pem' },
} as unknown as Room;

test('the drill gives the file of the proxy every variable it names, and no other', () => {
  const named = [...file.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name!);
  expect(Object.keys(proxyService(room).env ?? {}).sort()).toEqual([...new Set(named)].sort());
});

test('the proxy takes an api out before the api lets nobody in any more', () => {
  const [, seconds, times] = /check inter (\d+)s fall (\d+)/.exec(file) ?? [];
  const [, drain] = /API_DRAIN_SECONDS:-(\d+)/.exec(read('docker-compose.yml')) ?? [];
  expect(Number(seconds) * Number(times)).toBeLessThan(Number(drain));
});

test('of the two databases one is in use, and only a person changes which', () => {
  const servers = file.split('\nbackend postgres')[1]!.match(/^ {2}server .*$/gm)!;
  expect(servers.map((line) => / disabled$/.test(line))).toEqual([false, true]);
  expect(servers.join('\n')).not.toContain('backup');
});

test('the runbook names server and schema tool of one version', () => {
  expect(packagesOf(read('docs/operations.md')).packages).toHaveLength(2);
  const two = 'go install go.temporal.io/server/a@v1.0.0\ngo install go.temporal.io/server/b@v1.0.1\n';
  expect(() => packagesOf(two)).toThrow('one version');
});

test.each([
  ['go1.26.8', true],
  ['go1.26.7', false],
  ['go1.27', true],
  ['go1.27.0', true],
  ['go2.0', true],
  ['go1.9.9', false],
  ['nothing', false],
])('%s is new enough: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});
