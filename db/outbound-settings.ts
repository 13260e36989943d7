import { rootCertificates } from 'node:tls';
import { EnvHttpProxyAgent, install, setGlobalDispatcher } from 'undici';
import { z } from 'zod';
import { certificateFile } from './pem-files.ts';

/** The way out of the house: the same for every process, part of its own settings. */
export const OUTBOUND_SETTINGS = {
  /** Certificates of private authorities, trusted beside the public ones by everything that speaks TLS. */
  CA_FILE: certificateFile.optional(),
  /** Proxy for https addresses; those in the clear are neighbours and are asked directly. */
  HTTPS_PROXY: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://proxy:3128' })
    .optional(),
  /** Hosts, with commas between them, that are asked directly; a domain covers what is below it, * everything. */
  NO_PROXY: z.string().default(''),
};

type OutboundSettings = z.output<z.ZodObject<typeof OUTBOUND_SETTINGS>>;

/** Public and private authorities together; undefined where nothing but the public ones counts, which is what TLS takes by itself. */
export const authorities = ({ CA_FILE }: Pick<OutboundSettings, 'CA_FILE'>): string[] | undefined =>
  CA_FILE === undefined ? undefined : [...rootCertificates, CA_FILE];

/**
 * Sends every `fetch` of this process the configured way; without a proxy and private authorities nothing changes. To be
 * called once, before the first call. The library's own `fetch` goes with its agents: which version Node brings along,
 * and whether it heeds foreign agents, is not ours to say.
 */
export function useOutbound(settings: OutboundSettings): void {
  const ca = authorities(settings);
  if (!ca && !settings.HTTPS_PROXY) return;
  const tls = ca ? { ca } : {};
  install();
  setGlobalDispatcher(
    new EnvHttpProxyAgent({
      // Empty and not absent: what is absent would be read from the environment under names we do not check.
      httpProxy: '',
      httpsProxy: settings.HTTPS_PROXY ?? '',
      noProxy: settings.NO_PROXY,
      connect: tls,
      requestTls: tls,
      proxyTls: tls,
    }),
  );
}
