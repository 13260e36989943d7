/** Codes of errors that say the other side shows a certificate nobody here knows. */
const UNKNOWN_AUTHORITY = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
];

const TODO: Record<string, string> = {
  ...Object.fromEntries(
    UNKNOWN_AUTHORITY.map((code) => [
      code,
      'Put the certificate of its authority into the file that CA_FILE names (docs/integrations.md).',
    ]),
  ),
  CERT_HAS_EXPIRED: 'Its certificate has expired: whoever runs it must renew it.',
  CERT_NOT_YET_VALID: 'Its certificate is not valid yet: look at the clock of this machine.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is for another name: use the name the certificate is for.',
  ENOTFOUND: 'The name is not known here: look at the address and at the name server.',
  EAI_AGAIN: 'The name server does not answer.',
  ECONNREFUSED: 'Nobody listens there: is it started, is the port right?',
  ECONNRESET: 'It closed the connection: does it speak what the address says (https or not)?',
  EHOSTUNREACH: 'No way leads there: look at the network and the firewall.',
  ENETUNREACH: 'No way leads there: look at the network and the firewall.',
  ETIMEDOUT: 'Nothing answered: look at the firewall and at HTTPS_PROXY.',
  UND_ERR_CONNECT_TIMEOUT: 'Nothing answered: look at the firewall and at HTTPS_PROXY.',
  EPROTO: 'It does not speak TLS as the address says.',
  '28P01': 'Name or password of the role is wrong.',
  '28000': 'The server lets this role in from here only another way (pg_hba.conf).',
  '3D000': 'There is no such database: docker/postgres/roles.sh makes it.',
  '53300':
    'All connections are taken: raise max_connections, or the limit of the role (docs/operations.md, Scaling).',
  '57P03': 'The server is still starting, or recovering: ask again in a while.',
};

interface Trouble {
  code?: unknown;
  cause?: unknown;
  errors?: unknown[];
  name?: unknown;
}

/** Code of what caused an error in the end; `unknown` where there is none. Never its message, which may quote data. */
export function troubleOf(error: unknown): string {
  let code = 'unknown';
  for (let one = error as Trouble | null | undefined; one; one = (one.errors?.[0] ?? one.cause) as Trouble)
    if (typeof one.code === 'string') code = one.code;
    else if (one.name === 'TimeoutError') code = 'ETIMEDOUT';
  return code;
}

/** What to do about it, in a sentence. */
export const remedyFor = (code: string): string =>
  TODO[code] ?? 'Try it by hand from this machine; the code says what the system answered.';
