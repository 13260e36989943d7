import express from 'express';
import { fine, warning, wrong, type Finding } from '../db/checkup/finding.ts';
import type { ApiConfig } from './config.ts';

type Trusts = (address: string, hop: number) => boolean;

const LOOPBACK = '127.0.0.1';
/** A container network's and a public address: examples of their kind. */
const PRIVATE = '172.18.0.1';
const PUBLIC = '8.8.8.8';
const HOW = 'Set TRUST_PROXY to the addresses of the proxies only, such as loopback,uniquelocal.';

/** Whose word about a caller's address is believed. Nobody's: all callers behind a proxy share one rate limit. Everybody's: none is held by it. */
export function proxyFindings({
  TRUST_PROXY,
  HOST,
  APP_ENV,
  API_DRAIN_SECONDS,
}: Pick<ApiConfig, 'TRUST_PROXY' | 'HOST' | 'APP_ENV' | 'API_DRAIN_SECONDS'>): Finding[] {
  const app = express();
  try {
    if (TRUST_PROXY) app.set('trust proxy', TRUST_PROXY);
  } catch {
    return [wrong('TRUST_PROXY cannot be read', HOW)];
  }
  const trusts = app.get('trust proxy fn') as Trusts;
  const isLocal = ['127.0.0.1', '::1', 'localhost'].includes(HOST);
  const neighbour = isLocal ? LOOPBACK : PRIVATE;
  const findings: Finding[] = [];
  if (trusts(PUBLIC, 0))
    findings.push(wrong('TRUST_PROXY believes everybody: addresses can be made up', HOW));
  else if (APP_ENV === 'production' && !trusts(neighbour, 0))
    findings.push(
      warning(
        `a proxy ${isLocal ? 'on this machine' : 'in the network of the containers'} is not believed: all people share one rate limit`,
        HOW,
      ),
    );
  else findings.push(fine('callers cannot make up their addresses'));
  if (APP_ENV === 'production' && API_DRAIN_SECONDS === 0)
    findings.push(
      warning(
        'an api that stops does so at once: calls the proxy still sends it are lost',
        'Set API_DRAIN_SECONDS above the proxy’s interval times the failures it waits for.',
      ),
    );
  return findings;
}
