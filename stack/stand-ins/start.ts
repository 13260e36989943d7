import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BROWSER_PATH, SOAP_PATH, startIdentity } from './identity/service.ts';
import { apiKey, rsaPair } from './keys.ts';
import { startMailbox } from './mailbox/service.ts';
import { startRegisters } from './registers/service.ts';
import { startScreening } from './screening/service.ts';
import type { PadesLevel } from './signing/pades.ts';
import { startSigning } from './signing/service.ts';

export type StandInName = 'identity' | 'registers' | 'signing' | 'screening' | 'mailbox';

export interface StandInOptions {
  /** 0 or absent = a free port. */
  ports?: Partial<Record<StandInName, number>>;
  smtpPort?: number;
  host?: string;
  /** Keys, signed documents and mail live here; absent = a temporary folder removed at the end. */
  dataDir?: string;
  /** Origins of the portal the browser may be sent back to after signing; absent = this machine only. */
  allowedSignupOrigins?: readonly string[];
  /** Pauses between the tries of a signing post-back; absent = the provider's own, up to a day. */
  postbackPausesMs?: readonly number[];
  /** Level of the signatures; absent = the signing provider's own. */
  signatureLevel?: PadesLevel;
}

export interface StandIns {
  urls: Record<StandInName, string>;
  smtpUrl: string;
  /** Variables that point a portal process at these stand-ins. */
  env: Record<string, string>;
  close: () => Promise<void>;
}

const PID = 'VSID000000000113';

/** Starts the five stand-ins; when one of them cannot start, those already running are stopped. */
export async function startStandIns(options: StandInOptions = {}): Promise<StandIns> {
  const { ports = {}, host = '127.0.0.1', allowedSignupOrigins = [] } = options;
  const temporary = options.dataDir === undefined;
  const dataDir = resolve(options.dataDir ?? mkdtempSync(join(tmpdir(), 'stand-ins-')));
  const folder = (name: StandInName): string => join(dataDir, name);
  const running: { close(): Promise<void> }[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(running.map((service) => service.close()));
    if (temporary) rmSync(dataDir, { recursive: true, force: true });
  };
  const started = async <T extends { close(): Promise<void> }>(service: Promise<T>): Promise<T> => {
    const done = await service;
    running.push(done);
    return done;
  };

  try {
    const gateway = rsaPair(folder('identity'), 'gateway');
    const portal = rsaPair(folder('identity'), 'portal');
    const registersKey = apiKey(folder('registers'), 'api');
    const signingToken = apiKey(folder('signing'), 'access');
    const screeningKey = apiKey(folder('screening'), 'api');
    const identity = await started(
      startIdentity({
        port: ports.identity ?? 0,
        host,
        gatewayKey: gateway.privateKey,
        services: new Map([[PID, portal.publicKey]]),
      }),
    );
    const registers = await started(
      startRegisters({ port: ports.registers ?? 0, host, apiKey: registersKey }),
    );
    const signing = await started(
      startSigning({
        port: ports.signing ?? 0,
        host,
        folder: folder('signing'),
        accessToken: signingToken,
        returnOrigins: allowedSignupOrigins,
        postbackPausesMs: options.postbackPausesMs,
        level: options.signatureLevel,
      }),
    );
    const screening = await started(
      startScreening({ port: ports.screening ?? 0, host, apiKey: screeningKey }),
    );
    const mailbox = await started(
      startMailbox({
        port: ports.mailbox ?? 0,
        smtpPort: options.smtpPort ?? 0,
        host,
        folder: folder('mailbox'),
      }),
    );
    return {
      urls: {
        identity: identity.url,
        registers: registers.url,
        signing: signing.url,
        screening: screening.url,
        mailbox: mailbox.url,
      },
      smtpUrl: mailbox.smtpUrl,
      env: {
        IDENTITY_URL: `${identity.url}${SOAP_PATH}`,
        IDENTITY_BROWSER_URL: `${identity.url}${BROWSER_PATH}`,
        IDENTITY_PID: PID,
        IDENTITY_KEY_FILE: portal.privateFile,
        IDENTITY_GATEWAY_CERT_FILE: gateway.publicFile,
        REGISTERS_URL: registers.url,
        REGISTERS_API_KEY: registersKey,
        SIGNING_URL: signing.url,
        SIGNING_ACCESS_TOKEN: signingToken,
        SIGNING_CA_FILE: signing.caFile,
        SCREENING_URL: screening.url,
        SCREENING_API_KEY: screeningKey,
        SMTP_URL: mailbox.smtpUrl,
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
