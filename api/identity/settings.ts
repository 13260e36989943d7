import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { SettingsError } from '../../db/start-settings.ts';
import { readGatewayKeys } from './gateway-keys.ts';
import { DIGEST_OF, hash, signature } from './viisp-algorithms.ts';
import type { ViispConfig } from './viisp.ts';

/** What the gateway's WSDL knows, without what it marks as no longer valid and without passwords, which prove nobody's identity. */
const PROVIDERS = [
  'auth.lt.identity.card',
  'auth.lt.bank',
  'auth.signatureProvider',
  'auth.lt.government.employee.card',
  'auth.eidas',
  'auth.iltu.identity.card',
] as const;
const ATTRIBUTES = [
  'lt-personal-code',
  'lt-company-code',
  'lt-government-employee-code',
  'eidas-eid',
  'iltu-personal-code',
] as const;
const INFORMATION = [
  'id',
  'firstName',
  'lastName',
  'address',
  'email',
  'phoneNumber',
  'birthday',
  'companyName',
  'nationality',
  'proxyType',
  'proxySource',
] as const;

/** Names with commas between them: only known ones, those needed among them, each once. */
function listOf<N extends string>(known: readonly N[], needed: readonly N[] = []) {
  const isKnown = (name: string): name is N => known.some((one) => one === name);
  return z.string().transform((text, context): N[] => {
    const given = text
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    const names = [...new Set(given.filter(isKnown))];
    const refuse = (message: string): void => context.addIssue({ code: 'custom', message, input: text });
    if (!given.every(isKnown) || names.length === 0)
      refuse(`takes these names with commas between them: ${known.join(', ')}`);
    else if (!needed.every((name) => names.includes(name)))
      refuse(`must contain ${needed.join(' and ')}: without it nobody could log in`);
    return names;
  });
}

const url = z.url({ protocol: /^https?$/ });

/** The identity gateway (VIISP): part of the settings of the API. */
export const IDENTITY_SETTINGS = {
  IDENTITY_URL: url,
  IDENTITY_BROWSER_URL: url,
  IDENTITY_PID: z.string().min(1),
  IDENTITY_KEY_FILE: z.string().min(1),
  /** Every certificate in it counts. */
  IDENTITY_GATEWAY_CERT_FILE: z.string().min(1),
  IDENTITY_SIGNATURE: signature.default('rsa-sha1'),
  /** Absent: the digest of the signature. */
  IDENTITY_DIGEST: hash.optional(),
  /** Hashes accepted in answers, whatever our requests use. */
  IDENTITY_ANSWER_HASHES: listOf(hash.options).default(['sha1', 'sha256']),
  IDENTITY_PROVIDERS: listOf(PROVIDERS).default([
    'auth.lt.identity.card',
    'auth.lt.bank',
    'auth.signatureProvider',
  ]),
  IDENTITY_STAFF_PROVIDERS: listOf(PROVIDERS).default(['auth.lt.government.employee.card']),
  /** Applicants; a company's login asks for lt-company-code besides. */
  IDENTITY_ATTRIBUTES: listOf(ATTRIBUTES, ['lt-personal-code']).default(['lt-personal-code']),
  IDENTITY_STAFF_ATTRIBUTES: listOf(ATTRIBUTES, ['lt-personal-code']).default([
    'lt-personal-code',
    'lt-government-employee-code',
  ]),
  IDENTITY_INFORMATION: listOf(INFORMATION, ['firstName', 'lastName']).default([
    'firstName',
    'lastName',
    'email',
    'phoneNumber',
    'companyName',
  ]),
  /** Of applicants who act by an authorisation kept at the gateway; absent: not asked for. */
  IDENTITY_PROXY_ATTRIBUTES: listOf(ATTRIBUTES).default([]),
  IDENTITY_PROXY_INFORMATION: listOf(INFORMATION).default([]),
};

type IdentitySettings = z.output<z.ZodObject<typeof IDENTITY_SETTINGS>>;

function readPem<T>(name: keyof IdentitySettings, path: string, read: (pem: string) => T): T {
  let pem: string;
  try {
    pem = readFileSync(path, 'utf8');
  } catch {
    throw new SettingsError('api', [`${name}: the file cannot be read`]);
  }
  try {
    return read(pem);
  } catch {
    throw new SettingsError('api', [`${name}: the file does not hold what it should, RSA in PEM`]);
  }
}

function privateKey(pem: string): string {
  if (createPrivateKey(pem).asymmetricKeyType !== 'rsa') throw new Error('not an RSA key');
  return pem;
}

/** The gateway's client as these settings want it; reads the key files, and throws SettingsError where they are no use. */
export function viispConfig(settings: IdentitySettings): ViispConfig {
  const applicants = settings.IDENTITY_ATTRIBUTES;
  const asked = { information: settings.IDENTITY_INFORMATION, proxyAttributes: [], proxyInformation: [] };
  const applicant = {
    ...asked,
    providers: settings.IDENTITY_PROVIDERS,
    proxyAttributes: settings.IDENTITY_PROXY_ATTRIBUTES,
    proxyInformation: settings.IDENTITY_PROXY_INFORMATION,
  };
  return {
    soapUrl: settings.IDENTITY_URL,
    browserUrl: settings.IDENTITY_BROWSER_URL,
    pid: settings.IDENTITY_PID,
    key: {
      pem: readPem('IDENTITY_KEY_FILE', settings.IDENTITY_KEY_FILE, privateKey),
      signature: settings.IDENTITY_SIGNATURE,
      digest: settings.IDENTITY_DIGEST ?? DIGEST_OF[settings.IDENTITY_SIGNATURE],
    },
    trust: {
      keys: readPem('IDENTITY_GATEWAY_CERT_FILE', settings.IDENTITY_GATEWAY_CERT_FILE, readGatewayKeys),
      hashes: settings.IDENTITY_ANSWER_HASHES,
    },
    asks: {
      individual: { ...applicant, target: 'citizen', attributes: applicants },
      company: {
        ...applicant,
        target: 'business',
        attributes: [...new Set([...applicants, 'lt-company-code'])],
      },
      staff: {
        ...asked,
        target: 'provider',
        providers: settings.IDENTITY_STAFF_PROVIDERS,
        attributes: settings.IDENTITY_STAFF_ATTRIBUTES,
      },
    },
  };
}
