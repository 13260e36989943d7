import { sign, type KeyObject } from 'node:crypto';
import { escapeXml } from './xml.ts';

export const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/';

/** What the broker is asked; `Time` is 'yyyy-MM-dd HH:mm:ss'. */
export interface BrokerQuestion {
  /** Number of the service. */
  ActionType: string;
  CallerCode: string;
  EndUserInfo: string;
  /** XML of the service, as text. */
  Parameters: string;
  Time: string;
}

/** The text the signature is over: five values with nothing between them, not the XML they travel in. */
export const signedText = (asked: BrokerQuestion): string =>
  [asked.ActionType, asked.CallerCode, asked.EndUserInfo, asked.Parameters, asked.Time].join('');

/** SOAP 1.1 message of operation `GetData`, signed with RSA (PKCS #1 v1.5) and SHA-256. The order is the schema's sequence. */
export function getDataMessage(asked: BrokerQuestion, key: KeyObject, namespace: string): string {
  const signature = sign('sha256', Buffer.from(signedText(asked), 'utf8'), key).toString('base64');
  const tag = (name: string, text: string): string => `<broker:${name}>${escapeXml(text)}</broker:${name}>`;
  const input = [
    tag('ActionType', asked.ActionType),
    tag('CallerCode', asked.CallerCode),
    ...(asked.EndUserInfo === '' ? [] : [tag('EndUserInfo', asked.EndUserInfo)]),
    tag('Parameters', asked.Parameters),
    tag('Time', asked.Time),
    tag('Signature', signature),
  ].join('');
  return (
    `<?xml version="1.0" encoding="UTF-8"?><soap:Envelope xmlns:soap="${SOAP}"><soap:Body>` +
    `<broker:GetData xmlns:broker="${escapeXml(namespace)}"><broker:input>${input}</broker:input></broker:GetData>` +
    `</soap:Body></soap:Envelope>`
  );
}
