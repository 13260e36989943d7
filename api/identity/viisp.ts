import type { Element } from '@xmldom/xmldom';
import type { Identity, IdentityGateway, LoginKind } from './gateway.ts';
import { IdentityError, postSoap } from './viisp-call.ts';
import type { Profile } from './viisp-xml.ts';
import { childrenOf, openAnswer, signedMessage, tag, textsOf } from './viisp-xml.ts';

export interface ViispConfig {
  /** SOAP endpoint, and the page the browser is sent to with `?ticket=`. */
  soapUrl: string;
  browserUrl: string;
  pid: string;
  privateKeyPem: string;
  /** Certificate or public key the gateway's answers must verify against. */
  gatewayKeyPem: string;
  profile?: Profile;
  timeoutMs?: number;
}

export interface TicketRequest {
  kind: LoginKind;
  postbackUrl: string;
  customData: string;
}

export interface ViispIdentity extends Identity {
  employeeCode: string | null;
}

const KINDS: Record<LoginKind, { target: string; providers: string[]; attributes: string[] }> = {
  individual: {
    target: 'citizen',
    providers: ['auth.lt.identity.card', 'auth.lt.bank', 'auth.signatureProvider'],
    attributes: ['lt-personal-code'],
  },
  company: {
    target: 'business',
    providers: ['auth.lt.identity.card', 'auth.lt.bank', 'auth.signatureProvider'],
    attributes: ['lt-personal-code', 'lt-company-code'],
  },
  staff: {
    target: 'provider',
    providers: ['auth.lt.government.employee.card'],
    attributes: ['lt-personal-code', 'lt-government-employee-code'],
  },
};
const INFORMATION = ['firstName', 'lastName', 'email', 'phoneNumber', 'companyName'];
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

function readIdentity(answer: Element): ViispIdentity | null {
  const attributes = pairs(answer, 'authenticationAttribute', 'attribute');
  const information = pairs(answer, 'userInformation', 'information');
  const personalCode = checked(attributes.get('lt-personal-code'), /^\d{11}$/);
  const [firstName, lastName] = [information.get('firstName'), information.get('lastName')];
  if (personalCode === null) return null;
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
  const { pid, gatewayKeyPem, timeoutMs = 10_000, profile = 'rsa-sha1' } = config;
  const ask = async (request: string, inner: string, expected: string): Promise<Element> => {
    const message = signedMessage(request, inner, { pem: config.privateKeyPem, profile });
    return openAnswer(await postSoap(config.soapUrl, message, timeoutMs), expected, gatewayKeyPem);
  };

  /** Asks for a ticket and the address the browser goes to. `customData` comes back with the ticket: bind it to the browser's login. */
  async function requestTicket({
    kind,
    postbackUrl,
    customData,
  }: TicketRequest): Promise<{ ticket: string; url: string }> {
    const { target, providers, attributes } = KINDS[kind];
    const inner = [
      tag('pid', pid),
      tag('serviceTarget', target),
      ...providers.map((provider) => tag('authenticationProvider', provider)),
      ...attributes.map((attribute) => tag('authenticationAttribute', attribute)),
      ...INFORMATION.map((information) => tag('userInformation', information)),
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
   * The identity behind a ticket, given out once; null when the person cancelled. With `customData` the answer must repeat it,
   * which ties it to this very login even where a gateway does not repeat the ticket.
   */
  async function fetchIdentity(ticket: string, customData?: string): Promise<ViispIdentity | null> {
    if (!TICKET.test(ticket)) throw new IdentityError('refused');
    const inner = tag('pid', pid) + tag('ticket', ticket) + tag('includeSourceData', 'false');
    const answer = await ask('authenticationDataRequest', inner, 'authenticationDataResponse');
    if (textsOf(answer, 'ticket').some((told) => told !== ticket)) throw new IdentityError('malformed');
    if (customData !== undefined && textsOf(answer, 'customData').join('\n') !== customData)
      throw new IdentityError('malformed');
    return readIdentity(answer);
  }

  return { requestTicket, fetchIdentity };
}

/** The gateway as the login routes see it. */
export function viispGateway(config: ViispConfig): IdentityGateway {
  const viisp = createViisp(config);
  return { begin: viisp.requestTicket, identify: viisp.fetchIdentity };
}
