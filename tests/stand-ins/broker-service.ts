import { DOMParser, type Element } from '@xmldom/xmldom';
import { verify, type KeyObject } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { playServer } from './harness.ts';

const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/';
/** Names and order of the state's likeness: demo-saltiniai 6be496a, apps/address_registry/views/rc_broker_views.py. */
const SEQUENCE = [
  'ActionType',
  'CallerCode',
  'EndUserInfo',
  'Parameters',
  'Time',
  'Signature',
  'CallerSignature',
];
const OPTIONAL = ['EndUserInfo', 'CallerSignature'];
const NAMESPACE = 'Get';

export type Asked = Readonly<Record<string, string>>;
type Answer = { status?: number; headers?: Record<string, string>; body: string };

const elements = (parent: Element): Element[] =>
  [...parent.childNodes].filter((node): node is Element => node.nodeType === 1);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const envelope = (content: string): string =>
  `<?xml version='1.0' encoding='UTF-8'?>\n<soap11env:Envelope xmlns:soap11env="${SOAP}" xmlns:tns="${NAMESPACE}">` +
  `<soap11env:Body>${content}</soap11env:Body></soap11env:Envelope>`;

/** The answer as spyne writes it; fields in the order they are given. */
export const output = (fields: readonly (readonly [string, string])[]): string =>
  envelope(
    `<tns:GetDataResponse><tns:GetDataResult>${fields
      .map(([name, text]) => `<tns:${name}>${escaped(text)}</tns:${name}>`)
      .join('')}</tns:GetDataResult></tns:GetDataResponse>`,
  );

export const fault = (code: string): Answer => ({
  status: 500,
  body: envelope(
    `<soap11env:Fault><faultcode>soap11env:${code}</faultcode><faultstring>38001010000</faultstring><faultactor/></soap11env:Fault>`,
  ),
});

export const done = (data: string, code = '1'): Answer => ({
  body: output([
    ['ResponseCode', code],
    ['ResponseData', data],
    // What it says of parameters that are no base64, as they are not in the signed samples of the state's client.
    ['DecodedParameters', 'Decoding base64 failed: Only base64 data is allowed'],
  ]),
});

function read(body: string): Asked | null {
  const document = new DOMParser({
    onError: () => {
      throw new Error('not XML');
    },
  }).parseFromString(body, 'text/xml');
  const path: readonly (readonly [string, string])[] = [
    [SOAP, 'Envelope'],
    [SOAP, 'Body'],
    [NAMESPACE, 'GetData'],
    [NAMESPACE, 'input'],
  ];
  let among = document.documentElement ? [document.documentElement] : [];
  for (const [namespace, name] of path) {
    const [element, ...more] = among;
    if (!element || more.length > 0 || element.namespaceURI !== namespace || element.localName !== name)
      return null;
    among = elements(element);
  }
  if (among.some(({ namespaceURI }) => namespaceURI !== NAMESPACE)) return null;
  const names = among.map(({ localName }) => localName ?? '');
  const expected = SEQUENCE.filter((name) => names.includes(name) || !OPTIONAL.includes(name));
  if (names.join() !== expected.join()) return null;
  return Object.fromEntries(among.map((element, i) => [names[i] ?? '', element.textContent ?? '']));
}

interface Registered {
  callerCode: string;
  publicKey: KeyObject;
}

function isSigned(asked: Asked, { callerCode, publicKey }: Registered): boolean {
  const { ActionType = '', CallerCode, EndUserInfo = '', Parameters = '', Time = '', Signature = '' } = asked;
  const text = `${ActionType}${CallerCode}${EndUserInfo}${Parameters}${Time}`;
  return (
    CallerCode === callerCode &&
    verify('RSA-SHA256', Buffer.from(text), publicKey, Buffer.from(Signature, 'base64'))
  );
}

const isSoapCall = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' && /^text\/xml\b/.test(headers['content-type'] ?? '') && headers.soapaction !== undefined;

/**
 * Plays the broker: takes a question as the likeness of the broker validates it and, other than that one, checks the signature.
 * Its refusal is plain text with HTTP 200.
 */
export async function startBroker(registered: Registered, answer: (asked: Asked) => Answer) {
  const asked: Asked[] = [];
  const server = await playServer((body, request) => {
    const question = isSoapCall(request) ? read(body) : null;
    if (!question || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(question['Time'] ?? ''))
      return fault('Client.SchemaValidationError');
    asked.push(question);
    return isSigned(question, registered)
      ? answer(question)
      : done('Incorrect signature. Authorization failed.', '-1');
  });
  return { ...server, asked };
}
