import { createPublicKey } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { SignedXml } from 'xml-crypto';
import { z } from 'zod';
import { readGatewayKeys } from '../../api/identity/gateway-keys.ts';
import { IDENTITY_SETTINGS, viispConfig } from '../../api/identity/settings.ts';
import { createViisp, viispGateway } from '../../api/identity/viisp.ts';
import type { ViispConfig } from '../../api/identity/viisp.ts';
import { IdentityError } from '../../api/identity/viisp-call.ts';
import { signedMessage, tag } from '../../api/identity/viisp-xml.ts';
import { startIdentity } from '../../stack/stand-ins/identity/service.ts';
import { rsaPair } from '../../stack/stand-ins/keys.ts';
import type { StandIns } from '../../stack/stand-ins/start.ts';
import { startStandIns } from '../../stack/stand-ins/start.ts';
import { control, person, playServer, postForm } from './harness.ts';

const POSTBACK = 'http://127.0.0.1:3000/api/Auth/callback';
const CUSTOM = 'login-7f3a';

let standIns: StandIns;
let config: ViispConfig;

const code = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (answered) => ({ answered }),
    (error: unknown) => (error instanceof IdentityError ? error.code : error),
  );

beforeAll(async () => {
  standIns = await startStandIns();
  config = { ...viispConfig(z.object(IDENTITY_SETTINGS).parse(standIns.env)), timeoutMs: 20_000 };
});
afterEach(() => control(standIns, 'identity', { mode: 'reset' }));
afterAll(() => standIns.close());

const ask = (
  kind: 'company' | 'individual' | 'staff',
  given: ViispConfig = config,
  customData: string = CUSTOM,
) => createViisp(given).requestTicket({ kind, postbackUrl: POSTBACK, customData });
const choose = (ticket: string, who: string, company = ''): Promise<Response> =>
  postForm(`${standIns.urls.identity}/choose`, { ticket, person: who, company });

async function chosen(who: string, company = '', customData = CUSTOM): Promise<string> {
  const { ticket } = await ask(company ? 'company' : 'individual', config, customData);
  expect((await choose(ticket, who, company)).status).toBe(200);
  return ticket;
}

describe('logging in', () => {
  test('a director chooses a company; the identity is given out once', async () => {
    const { ticket, url } = await ask('company');
    const page = await (await fetch(url)).text();
    expect(page).toContain('Pasirinkite asmenį');
    expect(page).toContain('Ieva Sakalauskaitė');
    expect(page).toContain('UAB „Šiaurės linija“');
    expect(page).not.toContain('Eglė Vertelytė');
    const back = await (await choose(ticket, 'ieva', 'linija')).text();
    expect(back).toContain(`action="${POSTBACK}"`);
    expect(back).toContain(`value="${ticket}"`);
    expect(back).toContain(`value="${CUSTOM}"`);
    expect(await createViisp(config).fetchIdentity(ticket, CUSTOM)).toEqual({
      personalCode: person('ieva').PersonalCode,
      firstName: 'Ieva',
      lastName: 'Sakalauskaitė',
      email: null,
      phone: null,
      companyCode: '900000016',
      companyName: 'UAB „Šiaurės linija“',
      employeeCode: null,
    });
    expect(await code(createViisp(config).fetchIdentity(ticket, CUSTOM))).toBe('refused');
  });

  test('staff see staff only, and bring their employee code', async () => {
    const { ticket, url } = await ask('staff');
    const page = await (await fetch(url)).text();
    expect(page).toContain('Darbuotojai');
    expect(page).toContain('Eglė Vertelytė');
    expect(page).not.toContain('Ieva Sakalauskaitė');
    expect((await choose(ticket, 'ieva')).status).toBe(410);
    await choose(ticket, 'egle');
    expect(await createViisp(config).fetchIdentity(ticket, CUSTOM)).toMatchObject({
      employeeCode: 'IN-001',
      companyCode: null,
    });
  });

  test('the gateway as the login routes see it, with RSA-SHA256 as well', async () => {
    const gateway = viispGateway({
      ...config,
      key: { ...config.key, signature: 'rsa-sha256', digest: 'sha256' },
    });
    const { ticket } = await gateway.begin({ kind: 'individual', postbackUrl: POSTBACK, customData: CUSTOM });
    await choose(ticket, 'ruta');
    expect(await gateway.identify(ticket, CUSTOM)).toMatchObject({ firstName: 'Rūta', companyCode: null });
  });

  test('„Atšaukti“ returns to the portal without an identity', async () => {
    const { ticket } = await ask('individual');
    const back = await postForm(`${standIns.urls.identity}/cancel`, { ticket });
    expect(await back.text()).toContain(`action="${POSTBACK}"`);
    expect(await createViisp(config).fetchIdentity(ticket, CUSTOM)).toBeNull();
  });

  test('a ticket nobody has chosen with gives nothing, and a second choice is not possible', async () => {
    const { ticket } = await ask('individual');
    expect(await code(createViisp(config).fetchIdentity(ticket, CUSTOM))).toBe('refused');
    expect((await choose(ticket, 'ruta')).status).toBe(200);
    expect((await choose(ticket, 'ieva')).status).toBe(410);
    expect(await createViisp(config).fetchIdentity(ticket, CUSTOM)).toMatchObject({ firstName: 'Rūta' });
  });

  test('a ticket dies after five minutes', async () => {
    let now = Date.now();
    const services = new Map([
      [config.pid, createPublicKey(config.key.pem).export({ type: 'spki', format: 'pem' }).toString()],
    ]);
    const gateway = rsaPair(`${standIns.env.IDENTITY_KEY_FILE ?? ''}.d`, 'gateway');
    const own = await startIdentity({
      port: 0,
      host: '127.0.0.1',
      gatewayKey: gateway.privateKey,
      services,
      now: () => now,
    });
    const soapUrl = config.soapUrl.replace(standIns.urls.identity, own.url);
    const { ticket } = await ask('individual', {
      ...config,
      soapUrl,
      trust: { ...config.trust, keys: readGatewayKeys(gateway.publicKey) },
    });
    now += 5 * 60_000 + 1;
    expect((await postForm(`${own.url}/choose`, { ticket, person: 'ruta', company: '' })).status).toBe(410);
    await own.close();
  });
});

describe('the gateway refuses', () => {
  const post = async (xml: string): Promise<string> => {
    const answer = await fetch(config.soapUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'text/xml' },
      body: xml,
    });
    return `${answer.status} ${/<faultstring>(\w+)/.exec(await answer.text())?.[1] ?? ''}`;
  };
  const request = (): string =>
    signedMessage(
      'authenticationRequest',
      tag('pid', config.pid) +
        tag('serviceTarget', 'citizen') +
        tag('postbackUrl', POSTBACK) +
        tag('customData', 'x'),
      config.key,
    );

  test('unsigned, altered, wrapped and entity-laden requests', async () => {
    const good = request();
    expect(await post(good)).toBe('200 ');
    expect(await post(good.replace('citizen', 'business'))).toBe('500 badSignature');
    expect(await post(good.replace(/<ds:Signature[\s\S]*<\/ds:Signature>/, ''))).toBe('500 badSignature');
    expect(await post(`<!DOCTYPE a [<!ENTITY b "c">]>${good}`)).toBe('500 badRequest');
    const evil = good.replace('citizen', 'business').replace('id="uniqueNodeId"', 'id="other"');
    const original =
      /<authentication:authenticationRequest[\s\S]*<\/authentication:authenticationRequest>/.exec(
        good,
      )?.[0] ?? '';
    expect(
      await post(
        evil
          .replace('<ds:Object/>', '')
          .replace('</ds:Signature>', `<ds:Object>${original}</ds:Object></ds:Signature>`),
      ),
    ).toMatch(/^500/);
    expect(await post('not xml at all')).toBe('500 badRequest');
  });

  test('a stranger’s key and an unknown service', async () => {
    const stranger = rsaPair(`${standIns.env.IDENTITY_KEY_FILE ?? ''}.d`, 'stranger');
    expect(
      await code(ask('individual', { ...config, key: { ...config.key, pem: stranger.privateKey } })),
    ).toBe('refused');
    expect(await code(ask('individual', { ...config, pid: 'VSID000000000999' }))).toBe('refused');
  });
});

describe('the portal refuses answers', () => {
  /** A login whose identity answer passes through hands that change it. */
  async function through(change: (xml: string) => string, customData = CUSTOM): Promise<unknown> {
    const ticket = await chosen('ieva', 'linija', customData);
    const message = signedMessage(
      'authenticationDataRequest',
      tag('pid', config.pid) + tag('ticket', ticket),
      config.key,
    );
    const genuine = await (
      await fetch(config.soapUrl, { method: 'POST', headers: { 'Content-Type': 'text/xml' }, body: message })
    ).text();
    const wire = await playServer(() => ({ body: change(genuine) }));
    const answer = await code(
      createViisp({ ...config, soapUrl: wire.url }).fetchIdentity(ticket, customData),
    );
    await wire.close();
    return answer;
  }
  const ieva = () => person('ieva').PersonalCode;
  const other = () => person('tomas').PersonalCode;

  test('the genuine answer passes unchanged', async () => {
    expect(await through((xml) => xml)).toMatchObject({ answered: { personalCode: ieva() } });
  });

  test('altered, unsigned, with a document type, cut short', async () => {
    expect(await through((xml) => xml.replaceAll(ieva(), other()))).toBe('malformed');
    expect(await through((xml) => xml.replace(/<Signature[\s\S]*<\/Signature>/, ''))).toBe('malformed');
    expect(await through((xml) => `<!DOCTYPE x [<!ENTITY y "${other()}">]>${xml}`)).toBe('malformed');
    expect(await through((xml) => xml.slice(0, 700))).toBe('malformed');
    expect(await through(() => '')).toBe('malformed');
  });

  test('a comment inside a value does not shorten it', async () => {
    const answer = await through((xml) =>
      xml.replace(ieva(), `${ieva().slice(0, 4)}<!-- x -->${ieva().slice(4)}`),
    );
    expect(answer).toMatchObject({ answered: { personalCode: ieva() } });
  });

  test('a forged answer wrapped around the signed one', async () => {
    const wrap = (xml: string): string => {
      const signed =
        /<authentication:authenticationDataResponse[\s\S]*<\/authentication:authenticationDataResponse>/.exec(
          xml,
        )?.[0] ?? '';
      const signature = /<Signature[\s\S]*<\/Signature>/.exec(signed)?.[0] ?? '';
      const forged = signed
        .replaceAll(ieva(), other())
        .replace('id="uniqueId"', 'id="forged"')
        .replace(signature, signature.replace('</Signature>', `<Object>${signed}</Object></Signature>`));
      return xml.replace(signed, forged);
    };
    const beside = (xml: string): string => {
      const signed =
        /<authentication:authenticationDataResponse[\s\S]*<\/authentication:authenticationDataResponse>/.exec(
          xml,
        )?.[0] ?? '';
      return xml.replace(signed, signed.replaceAll(ieva(), other()).replace('uniqueId', 'forged') + signed);
    };
    expect(await through(wrap)).toBe('malformed');
    expect(await through(beside)).toBe('malformed');
  });

  test('an answer signed by somebody else, even when it brings its own key along', async () => {
    const stranger = rsaPair(`${standIns.env.IDENTITY_KEY_FILE ?? ''}.d`, 'stranger');
    const resign = (xml: string): string => {
      const bare = xml.replace(/<Signature[\s\S]*<\/Signature>/, '').replaceAll(ieva(), other());
      const signer = new SignedXml({
        privateKey: stranger.privateKey,
        publicCert: stranger.publicKey,
        signatureAlgorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
        canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
      });
      const xpath = "//*[local-name()='authenticationDataResponse']";
      signer.addReference({
        xpath,
        digestAlgorithm: 'http://www.w3.org/2000/09/xmldsig#sha1',
        transforms: [
          'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
          'http://www.w3.org/2001/10/xml-exc-c14n#',
        ],
      });
      signer.computeSignature(bare, { prefix: 'ds', location: { reference: xpath, action: 'append' } });
      return signer.getSignedXml();
    };
    expect(await through(resign)).toBe('malformed');
  });

  test('a genuine answer to another ticket, or to another login', async () => {
    let earlier = '';
    await through((xml) => (earlier = xml));
    expect(await through(() => earlier, 'login-of-this-browser')).toBe('malformed');
    const ticket = await chosen('ruta');
    expect(await code(createViisp(config).fetchIdentity(ticket, 'login-of-another-browser'))).toBe(
      'malformed',
    );
  });

  test('every bad behaviour of the gateway has its error', async () => {
    for (const [rule, expected] of [
      [{ mode: 'failing' }, 'unavailable'],
      [{ mode: 'failing', status: 429 }, 'rateLimited'],
      [{ mode: 'malformed' }, 'malformed'],
      [{ mode: 'lying' }, 'malformed'],
      [{ mode: 'down' }, 'unavailable'],
      [{ mode: 'slow', delayMs: 4_000 }, 'timeout'],
    ] as const) {
      await control(standIns, 'identity', rule);
      const timeoutMs = expected === 'timeout' ? 1_000 : config.timeoutMs;
      expect([rule, await code(ask('individual', { ...config, timeoutMs }))]).toEqual([rule, expected]);
    }
    await control(standIns, 'identity', { mode: 'reset' });
    const ticket = await chosen('ieva', 'linija');
    await control(standIns, 'identity', { mode: 'lying', target: 'authenticationDataRequest' });
    expect(await code(createViisp(config).fetchIdentity(ticket, CUSTOM))).toBe('malformed');
  });
});
