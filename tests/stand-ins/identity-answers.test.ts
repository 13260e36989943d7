import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createPublicKey, webcrypto } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import 'reflect-metadata';
import * as x509 from '@peculiar/x509';
import { z } from 'zod';
import { certificateWarnings, readGatewayKeys } from '../../api/identity/gateway-keys.ts';
import { IDENTITY_SETTINGS, viispConfig } from '../../api/identity/settings.ts';
import { IdentityError } from '../../api/identity/viisp-call.ts';
import { openAnswer, signedMessage } from '../../api/identity/viisp-xml.ts';
import { createViisp } from '../../api/identity/viisp.ts';
import { identityAnswer, ticketAnswer } from '../../stack/stand-ins/identity/answers.ts';
import type { Ticket } from '../../stack/stand-ins/identity/tickets.ts';
import type { Hash } from '../../stack/stand-ins/identity/sign.ts';
import { signedEnvelope } from '../../stack/stand-ins/identity/sign.ts';
import { fault, openRequest } from '../../stack/stand-ins/identity/xml.ts';
import { rsaPair } from '../../stack/stand-ins/keys.ts';
import { person, playServer as openServer } from './harness.ts';
import { RECORDED_KEY, RECORDED_TICKET } from './recorded-viisp.ts';

const servers: { close(): Promise<void> }[] = [];
const playServer: typeof openServer = async (answer) => {
  const server = await openServer(answer);
  servers.push(server);
  return server;
};
afterEach(async () => void (await Promise.all(servers.splice(0).map((server) => server.close()))));

const folder = mkdtempSync(join(tmpdir(), 'viisp-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const portal = rsaPair(folder, 'portal');
const [older, newer, stranger] = ['older', 'newer', 'stranger'].map((name) => rsaPair(folder, name));
const DAY = 24 * 3600 * 1000;
const RSA = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;

/** A certificate of a key, valid between two days counted from now. */
async function certificate(privateKey: string, from: number, to: number): Promise<string> {
  const pkcs8 = Buffer.from(privateKey.replace(/-----[^-]+-----|\s/g, ''), 'base64');
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  const made = await x509.X509CertificateGenerator.createSelfSigned(
    {
      serialNumber: '01',
      name: 'CN=vartai',
      notBefore: new Date(Date.now() + from * DAY),
      notAfter: new Date(Date.now() + to * DAY),
      signingAlgorithm: RSA,
      keys: {
        privateKey: await webcrypto.subtle.importKey('pkcs8', pkcs8, RSA, true, ['sign']),
        publicKey: await webcrypto.subtle.importKey('spki', spki, RSA, true, ['verify']),
      },
    },
    webcrypto as Crypto,
  );
  return made.toString('pem');
}

let olderPem = '';
let newerPem = '';
beforeAll(async () => {
  olderPem = await certificate(older!.privateKey, -900, -1);
  newerPem = await certificate(newer!.privateKey, 1, 900);
});

const settings = (more: Record<string, string> = {}) =>
  z.object(IDENTITY_SETTINGS).parse({
    IDENTITY_URL: 'http://127.0.0.1:1/soap',
    IDENTITY_BROWSER_URL: 'http://127.0.0.1:1/page',
    IDENTITY_PID: 'VSID000000000113',
    IDENTITY_KEY_FILE: portal.privateFile,
    IDENTITY_GATEWAY_CERT_FILE: older!.publicFile,
    ...more,
  });

const trusting = (pem: string, hashes: readonly Hash[] = ['sha1', 'sha256']) => ({
  keys: readGatewayKeys(pem),
  hashes,
});
const opened = (xml: string, trust: ReturnType<typeof trusting>, name = 'authenticationResponse'): string => {
  try {
    return openAnswer(xml, name, trust).textContent ?? '';
  } catch (error) {
    return error instanceof IdentityError ? error.code : String(error);
  }
};

const TICKET: Ticket = {
  id: '5f0f2c1e-6d0a-4e9c-9f3c-0a1b2c3d4e5f',
  pid: 'VSID000000000113',
  audience: 'individual',
  postbackUrl: 'https://paskolos.example.lt/api/Auth/callback',
  customData: 'login-7f3a',
  asked: {
    providers: ['auth.lt.identity.card', 'auth.lt.bank'],
    attributes: ['lt-personal-code'],
    information: ['firstName', 'lastName', 'companyName'],
  },
  expiresAt: 0,
  state: 'chosen',
  person: person('ruta'),
};

describe('the answer recorded from the real gateway', () => {
  test('is read, under a certificate that ended years ago', () => {
    expect(opened(RECORDED_TICKET, trusting(RECORDED_KEY))).toBe('dfa1339f-46b6-457d-a21d-2d7680389bfd');
  });

  test('is refused with one letter changed, under another key, and where SHA-1 is no longer accepted', () => {
    expect(opened(RECORDED_TICKET.replace('dfa1', 'dfa2'), trusting(RECORDED_KEY))).toBe('malformed');
    expect(opened(RECORDED_TICKET, trusting(newer!.publicKey))).toBe('malformed');
    expect(opened(RECORDED_TICKET, trusting(RECORDED_KEY, ['sha256']))).toBe('malformed');
  });

  test('looks as the stand-in’s, but for what is particular to it', () => {
    const bare = (xml: string): string =>
      xml
        .replace(/^<\?xml.*\?>\n/, '')
        .replace(/<(ticket|DigestValue|SignatureValue|Modulus|authentication:ticket)>[^<]*</g, '<$1><')
        // The order of attributes means nothing and is not the same in both.
        .replace(/<([\w:-]+) ([^>]*?)(\/?)>/g, (_tag, name: string, attributes: string, end: string) => {
          const sorted = (attributes.match(/[\w:-]+="[^"]*"/g) ?? []).sort().join(' ');
          return `<${name} ${sorted}${end}>`;
        });
    expect(bare(signedEnvelope(ticketAnswer(TICKET), older!.privateKey, 'sha1'))).toBe(bare(RECORDED_TICKET));
  });
});

describe('a rotation of the gateway’s certificate', () => {
  const answer = (privateKey: string): string => signedEnvelope(ticketAnswer(TICKET), privateKey, 'sha1');

  test('answers by the old and the new one are read in whichever order they stand, others by nobody else', () => {
    for (const bundle of [`${olderPem}\n${newerPem}\n`, `${newerPem}\n${olderPem}\n`]) {
      expect(opened(answer(older!.privateKey), trusting(bundle))).toBe(TICKET.id);
      expect(opened(answer(newer!.privateKey), trusting(bundle))).toBe(TICKET.id);
      expect(opened(answer(stranger!.privateKey), trusting(bundle))).toBe('malformed');
    }
    expect(opened(answer(newer!.privateKey), trusting(olderPem))).toBe('malformed');
  });

  test('what is expired, not valid yet or near its end is said, with the day and the fingerprint', async () => {
    const now = new Date();
    const near = await certificate(older!.privateKey, -900, 20);
    const good = await certificate(older!.privateKey, -900, 40);
    const said = certificateWarnings(readGatewayKeys(`${olderPem}\n${newerPem}\n${near}\n${good}`), now);
    expect(said.map(({ why }) => why)).toEqual(['expired', 'notYetValid', 'expiresSoon']);
    expect(said[0]).toEqual({
      why: 'expired',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      fingerprint: expect.stringMatching(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/),
    });
    expect(certificateWarnings(readGatewayKeys(older!.publicKey), now)).toEqual([]);
  });
});

describe('algorithms', () => {
  const declared = (more: Record<string, string>): (string | undefined)[] => {
    const message = signedMessage('authenticationRequest', '', viispConfig(settings(more)).key);
    return ['SignatureMethod', 'DigestMethod'].map(
      (name) => new RegExp(`${name} Algorithm="[^"]*[#]([\\w-]+)"`).exec(message)?.[1],
    );
  };

  test('requests are signed with RSA-SHA1 unless the settings say otherwise', () => {
    expect(declared({})).toEqual(['rsa-sha1', 'sha1']);
    expect(declared({ IDENTITY_SIGNATURE: 'rsa-sha256' })).toEqual(['rsa-sha256', 'sha256']);
    expect(declared({ IDENTITY_SIGNATURE: 'rsa-sha256', IDENTITY_DIGEST: 'sha1' })).toEqual([
      'rsa-sha256',
      'sha1',
    ]);
  });

  test('answers are read in the hashes the settings accept and in no other', () => {
    const modern = signedEnvelope(ticketAnswer(TICKET), older!.privateKey, 'sha256');
    expect(opened(modern, trusting(olderPem))).toBe(TICKET.id);
    expect(opened(modern, trusting(olderPem, ['sha1']))).toBe('malformed');
    expect(viispConfig(settings({ IDENTITY_ANSWER_HASHES: 'sha256' })).trust.hashes).toEqual(['sha256']);
  });
});

describe('what is asked for', () => {
  /** The request a login would send, as the gateway reads it. */
  async function asked(kind: 'individual' | 'company' | 'staff', more: Record<string, string> = {}) {
    let sent = '';
    const wire = await playServer((body) => {
      sent = body;
      return { body: signedEnvelope(ticketAnswer(TICKET), older!.privateKey, 'sha1') };
    });
    await createViisp({ ...viispConfig(settings(more)), soapUrl: wire.url }).requestTicket({
      kind,
      postbackUrl: TICKET.postbackUrl,
      customData: TICKET.customData,
    });
    const request = openRequest(sent, () => portal.publicKey);
    const names = [...sent.matchAll(/<authentication:(\w+)>/g)].map(([, name = '']) => name);
    return { all: (name: string) => request.all(name), names: [...new Set(names)] };
  }

  test('without settings the same as ever', async () => {
    const company = await asked('company');
    expect(company.all('serviceTarget')).toEqual(['business']);
    expect(company.all('authenticationProvider')).toEqual([
      'auth.lt.identity.card',
      'auth.lt.bank',
      'auth.signatureProvider',
    ]);
    expect(company.all('authenticationAttribute')).toEqual(['lt-personal-code', 'lt-company-code']);
    expect(company.all('userInformation')).toEqual([
      'firstName',
      'lastName',
      'email',
      'phoneNumber',
      'companyName',
    ]);
    expect(company.all('proxyAuthenticationAttribute')).toEqual([]);
    expect((await asked('individual')).all('authenticationAttribute')).toEqual(['lt-personal-code']);
    const staff = await asked('staff');
    expect(staff.all('authenticationProvider')).toEqual(['auth.lt.government.employee.card']);
    expect(staff.all('authenticationAttribute')).toEqual(['lt-personal-code', 'lt-government-employee-code']);
  });

  test('eIDAS and authorisations where configured, in the order of the schema, and of applicants only', async () => {
    const more = {
      IDENTITY_PROVIDERS: 'auth.lt.bank, auth.eidas',
      IDENTITY_ATTRIBUTES: 'lt-personal-code,eidas-eid',
      IDENTITY_INFORMATION: 'firstName,lastName,nationality',
      IDENTITY_PROXY_ATTRIBUTES: 'lt-personal-code',
      IDENTITY_PROXY_INFORMATION: 'firstName,lastName',
    };
    const company = await asked('company', more);
    expect(company.all('authenticationProvider')).toEqual(['auth.lt.bank', 'auth.eidas']);
    expect(company.all('authenticationAttribute')).toEqual([
      'lt-personal-code',
      'eidas-eid',
      'lt-company-code',
    ]);
    expect(company.names).toEqual([
      'pid',
      'serviceTarget',
      'authenticationProvider',
      'authenticationAttribute',
      'userInformation',
      'proxyAuthenticationAttribute',
      'proxyUserInformation',
      'postbackUrl',
      'customData',
    ]);
    expect((await asked('staff', more)).names).not.toContain('proxyAuthenticationAttribute');
  });

  test.each([
    ['IDENTITY_PROVIDERS', 'auth.lt.bank,auth.magic', /takes these names .* auth\.eidas/],
    ['IDENTITY_PROVIDERS', 'auth.login.pass', /takes these names/],
    ['IDENTITY_STAFF_ATTRIBUTES', 'lt-government-employee-code', /must contain lt-personal-code/],
    ['IDENTITY_INFORMATION', 'lastName', /must contain firstName and lastName/],
    ['IDENTITY_PROXY_INFORMATION', ',', /takes these names/],
    ['IDENTITY_SIGNATURE', 'hmac-sha1', /must be rsa-sha1 or rsa-sha256/],
    ['IDENTITY_DIGEST', 'md5', /must be sha1 or sha256/],
  ])('%s may not be %s, and the portal says so at its start', (name, value, sentence) => {
    expect(() => settings({ [name]: value })).toThrow(sentence);
  });

  test.each(['IDENTITY_KEY_FILE', 'IDENTITY_GATEWAY_CERT_FILE'])(
    '%s that is missing or holds something else is named at the start',
    (name) => {
      const path = join(folder, 'none.pem');
      expect(() => viispConfig(settings({ [name]: `${path}.absent` }))).toThrow(
        `${name}: the file cannot be`,
      );
      writeFileSync(path, 'nothing of use');
      expect(() => viispConfig(settings({ [name]: path }))).toThrow(`${name}: the file does not hold`);
    },
  );
});

describe('identities', () => {
  const element = (name: string, inner: string): string =>
    `<authentication:${name}>${inner}</authentication:${name}>`;
  const pair = (kind: string, name: string, value: string): string =>
    kind.endsWith('Attribute')
      ? element(kind, element('attribute', name) + element('value', value))
      : element(kind, element('information', name) + element('value', value));
  const text = (value: string): string => element('stringValue', value);
  const told = (value: string): string => pair('authenticationAttribute', 'lt-personal-code', value);
  const names =
    pair('userInformation', 'firstName', text('Rūta')) + pair('userInformation', 'lastName', text('Rytė'));

  async function identity(provider: string, inner: string): Promise<unknown> {
    const body = signedEnvelope(
      {
        name: 'authenticationDataResponse',
        inner: `${element('authenticationProvider', provider)}${inner}${element('customData', 'x')}`,
      },
      older!.privateKey,
      'sha1',
    );
    const wire = await playServer(() => ({ body }));
    const answer = await createViisp({ ...viispConfig(settings()), soapUrl: wire.url })
      .fetchIdentity(TICKET.id, 'x')
      .catch((error: unknown) => (error instanceof IdentityError ? error.code : error));
    return answer;
  }
  const ruta = person('ruta').PersonalCode;

  test('somebody of another state, without a Lithuanian code, has no identity here', async () => {
    const foreign = pair('authenticationAttribute', 'eidas-eid', 'EE/LT/38001085718');
    expect(await identity('auth.eidas', foreign + names)).toBeNull();
    expect(await identity('auth.eidas', foreign)).toBeNull();
    const resident = pair('authenticationAttribute', 'iltu-personal-code', '38001085718');
    expect(await identity('auth.iltu.identity.card', resident + names)).toBeNull();
    expect(await identity('auth.eidas', foreign + told(ruta) + names)).toMatchObject({ personalCode: ruta });
  });

  test('signs of XML in what was sent along come back as they were', async () => {
    const customData = `a<b>&"c'&amp;d`;
    const body = signedEnvelope(identityAnswer({ ...TICKET, customData }), older!.privateKey, 'sha256');
    const wire = await playServer(() => ({ body }));
    const gateway = createViisp({ ...viispConfig(settings()), soapUrl: wire.url });
    expect(await gateway.fetchIdentity(TICKET.id, customData)).toMatchObject({ personalCode: ruta });
  });

  test('a day and an empty value are read as the schema has them', async () => {
    const born = pair('userInformation', 'birthday', element('dateValue', '1984-03-12'));
    const empty = pair('userInformation', 'companyName', '').replace(
      '<authentication:value></authentication:value>',
      '<authentication:value/>',
    );
    expect(await identity('auth.lt.bank', told(ruta) + names + born + empty)).toMatchObject({
      personalCode: ruta,
      companyName: null,
    });
  });

  test('an authorisation that names somebody else logs nobody in; one that names the same person does no harm', async () => {
    const proxy = (code: string): string => pair('proxyAuthenticationAttribute', 'lt-personal-code', code);
    expect(await identity('auth.lt.bank', told(ruta) + names + proxy(person('tomas').PersonalCode))).toBe(
      'ambiguous',
    );
    expect(await identity('auth.lt.bank', told(ruta) + names + proxy(ruta))).toMatchObject({
      personalCode: ruta,
    });
  });

  test('the stand-in answers in the order of the schema, what was asked for, and no ticket', () => {
    const { inner } = identityAnswer(TICKET);
    const seen = [
      ...inner.matchAll(
        /<authentication:(ticket|authentication\w+|userInformation|information|customData)>/g,
      ),
    ];
    expect(seen.map(([, name]) => name)).toEqual([
      'authenticationProvider',
      'authenticationAttribute',
      ...[
        'userInformation',
        'information',
        'userInformation',
        'information',
        'userInformation',
        'information',
      ],
      'customData',
    ]);
    expect(inner).toContain(
      'companyName</authentication:information><authentication:value/></authentication:userInformation>',
    );
    const { inner: less } = identityAnswer({ ...TICKET, asked: { ...TICKET.asked, attributes: [] } });
    expect(less).not.toContain('lt-personal-code');
  });
});

describe('faults', () => {
  test('those the WSDL declares carry its element, the others none', () => {
    expect(fault('badSignature')).toMatch(/<detail><authentication:invalidSignatureException xmlns/);
    expect(fault('badRequest')).toMatch(/<detail><authentication:invalidXmlException xmlns/);
    expect(fault('unknownTicket')).not.toContain('<detail>');
  });

  test.each([fault('badSignature'), fault('unknownTicket').replaceAll('soap:', 'SOAP-ENV:')])(
    'a fault is a refusal, whatever prefix the envelope has',
    async (body) => {
      const wire = await playServer(() => ({ status: 500, body }));
      const asking = createViisp({ ...viispConfig(settings()), soapUrl: wire.url }).fetchIdentity(
        TICKET.id,
        'x',
      );
      await expect(asking).rejects.toMatchObject({ code: 'refused' });
    },
  );
});
