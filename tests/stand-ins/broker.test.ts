import { afterEach, describe, expect, test } from '@jest/globals';
import { generateKeyPairSync, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AdapterError } from '../../activities/adapters/adapter-error.ts';
import { createBroker } from '../../activities/adapters/broker/broker.ts';
import { signedText } from '../../activities/adapters/broker/request.ts';
import { vilniusTime } from '../../domain/values/days.ts';
import { done, fault, output, startBroker } from './broker-service.ts';
import { failure } from './harness.ts';
import { OF_THE_QUESTION, OF_THE_WORD_TEST, PUBLISHED_KEY, QUESTION } from './recorded/broker/signatures.ts';

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const { privateKey, publicKey } = newKey();
const REGISTERED = { callerCode: 'PASKOLOS_IS,id=1', publicKey };
const PARAMETERS = '<asmuo><tipas>JURIDINIS_ASMUO</tipas><kodas>900000016</kodas></asmuo>';
const TOLD =
  '<?xml version="1.0" encoding="UTF-8"?><Israsas_Response><pavadinimas>Šiaurės linija</pavadinimas></Israsas_Response>';
const base64 = (text: string, encoding: BufferEncoding = 'utf8') =>
  Buffer.from(text, encoding).toString('base64');

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

type Play = Parameters<typeof startBroker>[1];

async function brokerThat(answer: Play) {
  const server = await startBroker(REGISTERED, answer);
  close = server.close;
  return server;
}

const client = (url: string, other: Partial<Parameters<typeof createBroker>[0]> = {}) =>
  createBroker({ url, callerCode: REGISTERED.callerCode, key: privateKey, ...other });
const question = { actionType: '437', parameters: PARAMETERS };

/** What a question becomes when the broker answers so. */
async function asked(answer: ReturnType<Play>): Promise<unknown> {
  const { url } = await brokerThat(() => answer);
  return failure(client(url).getData(question));
}

describe('A signature', () => {
  const published = (text: string, signature: string): boolean =>
    verify('sha256', Buffer.from(text), PUBLISHED_KEY, Buffer.from(signature, 'base64'));

  test('is over the text the state’s own client signs, by its published samples', () => {
    expect(published('test', OF_THE_WORD_TEST)).toBe(true);
    expect(published(signedText(QUESTION), OF_THE_QUESTION)).toBe(true);
    expect(published(signedText({ ...QUESTION, EndUserInfo: 'x' }), OF_THE_QUESTION)).toBe(false);
  });

  test('holds over what the broker reads, whatever letters there are', async () => {
    const { url, asked } = await brokerThat(() => done(base64(TOLD)));
    const parameters =
      '<?xml version="1.0" encoding="UTF-8"?>\r\n<a b="&quot;">Ąžuolas &amp; <![CDATA[<sūnūs>]]>\t\r\n</a>';
    await client(url).getData({ actionType: '17', parameters, endUserInfo: 'Eglė <V> & "Ko"' });
    expect(asked).toEqual([
      expect.objectContaining({
        ActionType: '17',
        CallerCode: 'PASKOLOS_IS,id=1',
        EndUserInfo: 'Eglė <V> & "Ko"',
        Parameters: parameters,
      }),
    ]);
  });

  test('is of the moment, which is told as the clock stands in Vilnius', async () => {
    const { url, asked } = await brokerThat(() => done(base64(TOLD)));
    const before = vilniusTime(Date.now());
    await client(url).getData(question);
    const time = asked[0]!['Time']!;
    expect(time >= before && time <= vilniusTime(Date.now())).toBe(true);
    expect(asked[0]).not.toHaveProperty('EndUserInfo');
  });

  test.each([
    ['by another key', { key: newKey().privateKey }],
    ['for another caller', { callerCode: 'KITA_IS' }],
  ])('%s is refused, although the answer is HTTP 200 and no base64', async (_what, other) => {
    const { url, asked } = await brokerThat(() => done(base64(TOLD)));
    expect(await failure(client(url, other).getData(question))).toBe('refused');
    expect(asked).toHaveLength(1);
  });
});

describe('An answer', () => {
  test.each([
    ['in base64', base64(TOLD)],
    ['in base64 broken into lines', base64(TOLD).replaceAll(/(.{20})/g, '$1\r\n')],
    ['in base64 with a byte order mark', base64(`\uFEFF${TOLD}`)],
    ['as XML', TOLD],
  ])('%s is the document the service told', async (_what, data) => {
    expect(await asked(done(data))).toEqual({ answered: TOLD });
  });

  test('with CDATA and fields nobody knows is read as well', async () => {
    const body = output([
      ['Naujas', 'x'],
      ['ResponseCode', ' 1 '],
      ['ResponseData', 'DATA'],
    ]).replace('DATA', `<![CDATA[${TOLD}]]>`);
    expect(await asked({ body })).toEqual({ answered: TOLD });
  });

  test.each([
    ['-1 with a sentence', 'Asmuo nerastas: 38001010000'],
    ['-1 with a document in base64', base64(TOLD)],
    ['-1 with nothing', ''],
  ])('%s is refused, never „no such party“', async (_what, data) => {
    expect(await asked(done(data, '-1'))).toBe('refused');
  });

  const good = done(base64(TOLD)).body;
  const twice = output([
    ['ResponseCode', '-1'],
    ['ResponseCode', '1'],
    ['ResponseData', base64(TOLD)],
  ]);
  const billion = '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]>';
  test.each([
    ['a code nobody knows', done(base64(TOLD), '0').body],
    ['no code', output([['ResponseData', base64(TOLD)]])],
    ['two codes', twice],
    ['no data', output([['ResponseCode', '1']])],
    ['empty data', done('').body],
    ['data that are neither base64 nor XML', done('Paslauga laikinai neveikia.').body],
    ['base64 cut off', done(base64(TOLD).slice(0, -3)).body],
    ['base64 of no XML', done(base64('labas')).body],
    ['base64 of XML cut off', done(base64(TOLD.slice(0, -5))).body],
    ['base64 of another encoding', done(base64('<a>\xdeiaur\xebs</a>', 'latin1')).body],
    ['XML that says it has another encoding', done('<?xml version="1.0" encoding="windows-1257"?><a/>').body],
    ['a document with entities of its own', done(`${billion}<a>&c;</a>`).body],
    ['data with elements in them', good.replace(/(<tns:ResponseData>)[^<]*/, '$1<a/>')],
    ['entities of its own', good.replace('?>', `?>${billion}`)],
    ['an entity nobody declared', good.replace('ResponseCode>1', 'ResponseCode>&x;1')],
    ['two results', good.replace(/<tns:GetDataResult>.*<\/tns:GetDataResult>/, '$&$&')],
    ['two payloads', good.replace(/<tns:GetDataResponse>.*<\/tns:GetDataResponse>/, '$&$&')],
    ['another operation', good.replaceAll('GetDataResponse', 'GetDataMultipleResponse')],
    [
      'an envelope of another SOAP',
      good.replace('http://schemas.xmlsoap.org/soap', 'http://example.lt/soap'),
    ],
    ['an envelope cut off', good.slice(0, -10)],
    ['a page of a proxy', '<html><body>Prisijunkite</body></html>'],
    ['nothing', ''],
    ['elements without end', `${'<a>'.repeat(100)}${'</a>'.repeat(100)}`],
    ['elements without end in the data', done(`${'<a>'.repeat(100)}${'</a>'.repeat(100)}`).body],
  ])('with %s is malformed', async (_what, body) => {
    expect(await asked({ body })).toBe('malformed');
  });

  test('larger than any extract is malformed, however well it is formed', async () => {
    const large = (megabytes: number) => done(`<a>${'x'.repeat(megabytes * 1024 * 1024)}</a>`);
    expect(await asked(large(9))).toBe('malformed');
    await close?.();
    expect(await asked(large(7))).toHaveProperty('answered');
  });

  test.each([
    ['a fault that blames the question', 'refused', fault('Client.SchemaValidationError')],
    ['the same with HTTP 200', 'refused', { ...fault('Client'), status: 200 }],
    ['a fault of the server', 'unavailable', fault('Server')],
    ['a fault whose code begins like another', 'unavailable', fault('Clientele')],
    ['HTTP 500 without a fault', 'unavailable', { status: 500, body: '<html/>' }],
    [
      'HTTP 500 with an answer as of a call that was done',
      'unavailable',
      { ...done(base64(TOLD)), status: 500 },
    ],
    ['HTTP 503', 'unavailable', { status: 503, body: '' }],
    ['HTTP 429', 'rateLimited', { status: 429, body: '' }],
    ['HTTP 403', 'refused', { status: 403, body: '' }],
    ['HTTP 404, which says nothing of any party', 'refused', { status: 404, body: '' }],
    ['a redirect', 'malformed', { status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' }],
  ])('of %s becomes %s', async (_what, code, answer) => {
    expect(await asked(answer)).toBe(code);
  });

  test('that does not come is given up, and so is one that stops in the middle', async () => {
    const silent = createServer((request, response) => {
      if (request.url === '/half') response.writeHead(200).write('<?xml version="1.0"?>');
    });
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    close = () =>
      new Promise((resolve) => {
        silent.close(() => resolve());
        silent.closeAllConnections();
      });
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    expect(await failure(client(url, { timeoutMs: 200 }).getData(question))).toBe('timeout');
    expect(await failure(client(`${url}/half`, { timeoutMs: 200 }).getData(question))).toBe('timeout');
    await close();
    expect(await failure(client(url).getData(question))).toBe('unavailable');
  });

  test('to a message in another namespace is a fault: which one the real service has is set', async () => {
    const { url, received } = await brokerThat(() => done(base64(TOLD)));
    expect(await failure(client(url, { namespace: 'urn:Get' }).getData(question))).toBe('refused');
    expect(received[0]).toContain('="urn:Get"');
  });

  test('that is a failure repeats nothing of the question or the answer', async () => {
    const { url } = await brokerThat(() => fault('Client'));
    const error = await client(url)
      .getData(question)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AdapterError);
    expect((error as AdapterError).message).toBe('broker: refused');
    expect((error as AdapterError).isTransient).toBe(false);
  });
});

describe('A question that is none', () => {
  test.each([
    ['parameters that are no XML', { actionType: '17', parameters: '900000016' }],
    ['parameters with a DOCTYPE', { actionType: '17', parameters: '<!DOCTYPE a><a/>' }],
    ['parameters with half a letter', { actionType: '17', parameters: '<a>\uD800</a>' }],
    ['an action that is no number', { actionType: '17<', parameters: PARAMETERS }],
    ['a letter XML does not have', { ...question, endUserInfo: 'a\u0001' }],
  ])('because of %s is never sent', async (_what, call) => {
    const server = await brokerThat(() => done(base64(TOLD)));
    expect(await failure(client(server.url).getData(call))).toBe('refused');
    expect(server.received).toEqual([]);
  });
});
