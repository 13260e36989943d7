import type { Element } from '@xmldom/xmldom';
import type { Identity, IdentityGateway, LoginKind } from './gateway.ts';
import { IdentityError, postSoap } from './viisp-call.ts';
import type { SigningKey, Trust } from './viisp-xml.ts';
import { childrenOf, openAnswer, signedMessage, tag, textsOf } from './viisp-xml.ts';

export interface ViispConfig {
  /** SOAP endpoint, and the page the browser is sent to with `?ticket=`. */
  soapUrl: string;
  browserUrl: string;
  pid: string;
  key: SigningKey;
  trust: Trust;
  asks: Record<LoginKind, Asked>;
  timeoutMs?: number;
}

/** What a login asks the gateway for, in the gateway's own names. */
export interface Asked {
  target: 'citizen' | 'business' | 'provider';
  providers: readonly string[];
  attributes: readonly string[];
  information: readonly string[];
  proxyAttributes: readonly string[];
  proxyInformation: readonly string[];
}

export interface TicketRequest {
  kind: LoginKind;
  postbackUrl: string;
  customData: string;
}

export interface ViispIdentity extends Identity {
  employeeCode: string | null;
}

const TICKET = /^[\w-]{16,100}$/;

/** Pairs of the answer: `{name, value}` elements by name; one name told twice cannot be trusted. */
function pairs(answer: Element, element: string, nameTag: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const pair of childrenOf(answer, element)) {
    const [name = '', ...more] = textsOf(pair, nameTag);
    const [value] = childrenOf(pair, 'value');
    if (name === '' || more.length > 0 || found.has(name)) throw new IdentityError('malformed');
    const text = (value?.textContent ?? '').trim();
    if (text !== '') found.set(name, text.slice(0, 300));
  }
  return found;
}

function checked(value: string | undefined, shape: RegExp): string | null {
  if (value === undefined) return null;
  if (!shape.test(value)) throw new IdentityError('malformed');
  return value;
}

/**
 * Whether an authorisation kept at the gateway names somebody else beside the person. Which of the two sits before the screen no
 * public source says, so neither is logged in; the portal keeps authorisations of its own (docs/decisions/0014).
 */
function namesAnother(answer: Element, personalCode: string): boolean {
  return childrenOf(answer, 'proxyAuthenticationAttribute')
    .filter((pair) => textsOf(pair, 'attribute').includes('lt-personal-code'))
    .flatMap((pair) => textsOf(pair, 'value'))
    .some((code) => code !== '' && code !== personalCode);
}

/** Null without lt-personal-code: whoever came by eIDAS or an e-resident's card has a code of another kind, and no login here. */
function readIdentity(answer: Element): ViispIdentity | null {
  const attributes = pairs(answer, 'authenticationAttribute', 'attribute');
  const information = pairs(answer, 'userInformation', 'information');
  const personalCode = checked(attributes.get('lt-personal-code'), /^\d{11}$/);
  const [firstName, lastName] = [information.get('firstName'), information.get('lastName')];
  if (personalCode === null) return null;
  if (namesAnother(answer, personalCode)) throw new IdentityError('ambiguous');
  if (!firstName || !lastName) throw new IdentityError('malformed');
  return {
    personalCode,
    firstName,
    lastName,
    email: information.get('email') ?? null,
    phone: information.get('phoneNumber') ?? null,
    companyCode: checked(attributes.get('lt-company-code'), /^\d{9}$/),
    companyName: information.get('companyName') ?? null,
    employeeCode: checked(attributes.get('lt-government-employee-code'), /^[\w-]{1,60}$/),
  };
}

/** Client of the national identity gateway (VIISP). Throws IdentityError; answers not signed by the gateway are `malformed`. */
export function createViisp(config: ViispConfig) {
  const { pid, key, trust, timeoutMs = 10_000 } = config;
  const ask = async (request: string, inner: string, expected: string): Promise<Element> =>
    openAnswer(
      await postSoap(config.soapUrl, signedMessage(request, inner, key), timeoutMs),
      expected,
      trust,
    );

  /** Asks for a ticket and the address the browser goes to. `customData` comes back with the ticket: bind it to the browser's login. */
  async function requestTicket({
    kind,
    postbackUrl,
    customData,
  }: TicketRequest): Promise<{ ticket: string; url: string }> {
    const asked = config.asks[kind];
    const tags = (name: string, values: readonly string[]): string[] =>
      values.map((value) => tag(name, value));
    // The order is the schema's sequence.
    const inner = [
      tag('pid', pid),
      tag('serviceTarget', asked.target),
      ...tags('authenticationProvider', asked.providers),
      ...tags('authenticationAttribute', asked.attributes),
      ...tags('userInformation', asked.information),
      ...tags('proxyAuthenticationAttribute', asked.proxyAttributes),
      ...tags('proxyUserInformation', asked.proxyInformation),
      tag('postbackUrl', postbackUrl),
      tag('customData', customData),
    ];
    const answer = await ask('authenticationRequest', inner.join(''), 'authenticationResponse');
    const [ticket = '', ...more] = textsOf(answer, 'ticket');
    if (!TICKET.test(ticket) || more.length > 0) throw new IdentityError('malformed');
    const url = new URL(config.browserUrl);
    url.searchParams.set('ticket', ticket);
    return { ticket, url: url.href };
  }

  /**
   * The identity behind a ticket, given out once; null when the person cancelled. The answer must repeat `customData`: it does not
   * repeat the ticket, so nothing else ties it to this very login.
   */
  async function fetchIdentity(ticket: string, customData: string): Promise<ViispIdentity | null> {
    if (!TICKET.test(ticket)) throw new IdentityError('refused');
    const inner = tag('pid', pid) + tag('ticket', ticket) + tag('includeSourceData', 'false');
    const answer = await ask('authenticationDataRequest', inner, 'authenticationDataResponse');
    if (textsOf(answer, 'customData').join('\n') !== customData) throw new IdentityError('malformed');
    return readIdentity(answer);
  }

  return { requestTicket, fetchIdentity };
}

/** The gateway as the login routes see it. */
export function viispGateway(config: ViispConfig): IdentityGateway {
  const viisp = createViisp(config);
  return { begin: viisp.requestTicket, identify: viisp.fetchIdentity };
}
