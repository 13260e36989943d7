import { expect, test } from '@jest/globals';
import { proxyFindings } from './proxy-findings.ts';

const found = (TRUST_PROXY: string | undefined, HOST: string, more = {}) =>
  proxyFindings({ TRUST_PROXY, HOST, APP_ENV: 'production', API_DRAIN_SECONDS: 10, ...more })
    .filter(({ level }) => level !== 'fine')
    .map(({ level, what }) => `${level}: ${what}`);

test.each([
  ['loopback,uniquelocal', '127.0.0.1', []],
  ['loopback,uniquelocal', '0.0.0.0', []],
  [
    'uniquelocal',
    '127.0.0.1',
    ['warning: a proxy on this machine is not believed: all people share one rate limit'],
  ],
  [
    'loopback',
    '0.0.0.0',
    ['warning: a proxy in the network of the containers is not believed: all people share one rate limit'],
  ],
  [
    undefined,
    '127.0.0.1',
    ['warning: a proxy on this machine is not believed: all people share one rate limit'],
  ],
  ['0.0.0.0/1,128.0.0.0/1', '127.0.0.1', ['wrong: TRUST_PROXY believes everybody: addresses can be made up']],
  ['everybody', '127.0.0.1', ['wrong: TRUST_PROXY cannot be read']],
])('proxies %s before an api at %s', (trusted, host, expected) => {
  expect(found(trusted, host)).toEqual(expected);
});

test('an api that stops at once is warned of in production, and a missing proxy nowhere else', () => {
  expect(found('loopback', '127.0.0.1', { API_DRAIN_SECONDS: 0 })).toEqual([
    'warning: an api that stops does so at once: calls the proxy still sends it are lost',
  ]);
  expect(found(undefined, '127.0.0.1', { APP_ENV: 'demo', API_DRAIN_SECONDS: 0 })).toEqual([]);
});
