import 'reflect-metadata';
import { randomBytes, webcrypto } from 'node:crypto';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as x509 from '@peculiar/x509';
import { keep } from '../keys.ts';
import {
  issuingProfile,
  personProfile,
  responderProfile,
  rootProfile,
  timeStampingProfile,
} from './certificate-profiles.ts';
import { algorithmOf, importKey, newKeys, withoutPss, type KeyKind } from './key-kinds.ts';

const DAY_MS = 24 * 3600 * 1000;
const YEAR_MS = 365 * DAY_MS;
const PKI_FILE = 'development-pki.json';
const TRUSTED_FILE = 'development-ca.pem';
/** The authority of earlier versions: it signed people directly, and contracts of that time still lead to it. */
const FORMER_FILE = 'development-ca.json';

export interface SignerPerson {
  code: string;
  firstName: string;
  lastName: string;
  country: string;
}

export interface Credential {
  kind: KeyKind;
  privateKey: webcrypto.CryptoKey;
  certificate: x509.X509Certificate;
}

/** What a person's certificate says; absent = qualified, for signing, a P-256 key, valid for three years from yesterday. */
export interface PersonProfile {
  keys?: KeyKind;
  qualified?: boolean;
  nonRepudiation?: boolean;
  notBefore?: Date;
  notAfter?: Date;
  revokedAt?: Date | undefined;
}

type Role = 'root' | 'issuing' | 'timeStamping' | 'responder';
type Kept = Record<Role, { kind: KeyKind; key: string; certificate: string }>;

interface Wanted {
  subject: x509.JsonName;
  notBefore: Date;
  notAfter: Date;
  extensions: x509.Extension[];
}

async function issue(kind: KeyKind, wanted: Wanted, issuer?: Credential): Promise<Credential> {
  const keys = await newKeys(kind);
  const certificate = await x509.X509CertificateGenerator.create(
    {
      ...wanted,
      serialNumber: `7f${randomBytes(15).toString('hex')}`,
      issuer: issuer?.certificate.subjectName ?? wanted.subject,
      signingAlgorithm: algorithmOf(issuer?.kind ?? kind),
      publicKey: keys.publicKey,
      signingKey: issuer?.privateKey ?? keys.privateKey,
      extensions: [
        ...wanted.extensions,
        ...(issuer ? [await x509.AuthorityKeyIdentifierExtension.create(issuer.certificate)] : []),
        await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      ],
    },
    webcrypto as Crypto,
  );
  return { kind, privateKey: keys.privateKey, certificate };
}

const nameOf = (commonName: string): x509.JsonName => [
  { C: ['LT'] },
  { O: ['Bandomoji pasirašymo tarnyba'] },
  { CN: [commonName] },
];

async function newPki(kind: KeyKind): Promise<Kept> {
  const now = Date.now();
  const lasting = (years: number) => ({
    notBefore: new Date(now - YEAR_MS),
    notAfter: new Date(now + years * YEAR_MS),
  });
  const rootName = nameOf('Bandomoji sertifikavimo tarnyba');
  const root = await issue(kind, { subject: rootName, ...lasting(20), extensions: rootProfile() });
  const under = (issuer: Credential, name: string, extensions: x509.Extension[], own = kind) =>
    issue(own, { subject: nameOf(name), ...lasting(15), extensions }, issuer);
  const issuing = await under(root, 'Bandomoji sertifikatus išduodanti tarnyba', issuingProfile());
  const store = async ({ kind, privateKey, certificate }: Credential) => ({
    kind,
    key: Buffer.from(await webcrypto.subtle.exportKey('pkcs8', privateKey)).toString('base64'),
    certificate: certificate.toString('pem'),
  });
  return {
    root: await store(root),
    issuing: await store(issuing),
    timeStamping: await store(
      await under(issuing, 'Bandomoji laiko žymų tarnyba', timeStampingProfile(), withoutPss(kind)),
    ),
    responder: await store(await under(issuing, 'Bandomasis OCSP atsakiklis', responderProfile())),
  };
}

/** The development authority (root, issuing authority, time-stamps, OCSP): made on first use, kept in the data folder, trusted by nobody else. */
export class DevelopmentCa {
  readonly #people = new Map<string, Promise<Credential>>();
  readonly #revoked = new Map<string, Date>();

  private constructor(
    readonly certificateFile: string,
    private readonly pki: Record<Role, Credential>,
  ) {}

  /** The trusted file holds the root, and after it the authority an older version of this folder had. */
  static async open(folder: string, kind: KeyKind = 'P-256'): Promise<DevelopmentCa> {
    const made = existsSync(join(folder, PKI_FILE)) ? '' : JSON.stringify(await newPki(kind));
    // One file holds all keys and certificates together, so that a crash between two writes cannot part them.
    const kept = JSON.parse(keep(folder, PKI_FILE, () => made)) as Kept;
    const former = existsSync(join(folder, FORMER_FILE))
      ? [(JSON.parse(keep(folder, FORMER_FILE, () => '')) as { certificate: string }).certificate]
      : [];
    const trusted = join(folder, TRUSTED_FILE);
    writeFileSync(`${trusted}.new`, [kept.root.certificate, ...former].map((pem) => `${pem}\n`).join(''));
    renameSync(`${trusted}.new`, trusted);
    const read = async (role: Role): Promise<Credential> => ({
      kind: kept[role].kind,
      privateKey: await importKey(kept[role].kind, Buffer.from(kept[role].key, 'base64')),
      certificate: new x509.X509Certificate(kept[role].certificate),
    });
    return new DevelopmentCa(trusted, {
      root: await read('root'),
      issuing: await read('issuing'),
      timeStamping: await read('timeStamping'),
      responder: await read('responder'),
    });
  }

  /** The root, which is what others trust. */
  get certificate(): x509.X509Certificate {
    return this.pki.root.certificate;
  }

  get root(): Credential {
    return this.pki.root;
  }

  get issuing(): Credential {
    return this.pki.issuing;
  }

  get timeStamping(): Credential {
    return this.pki.timeStamping;
  }

  get responder(): Credential {
    return this.pki.responder;
  }

  /** Key and certificate of a person; the subject carries the personal code as eIDAS certificates do (`PNOLT-…`). */
  credentialFor(person: SignerPerson, profile: PersonProfile = {}): Promise<Credential> {
    const key = JSON.stringify([person, profile]);
    const known = this.#people.get(key) ?? this.#issue(person, profile);
    this.#people.set(key, known);
    return known;
  }

  /** When a certificate was revoked, as it was known at an instant; null while it was good. */
  revokedAt({ serialNumber }: x509.X509Certificate, asOf: Date): Date | null {
    const revoked = this.#revoked.get(serialNumber);
    return revoked && revoked <= asOf ? revoked : null;
  }

  async #issue(
    { code, firstName, lastName, country }: SignerPerson,
    { keys = this.issuing.kind, qualified = true, nonRepudiation = true, ...rest }: PersonProfile,
  ): Promise<Credential> {
    const issued = await issue(
      keys,
      {
        subject: [
          { C: [country] },
          { CN: [`${lastName.toUpperCase()},${firstName.toUpperCase()}`] },
          { '2.5.4.4': [lastName] },
          { '2.5.4.42': [firstName] },
          { '2.5.4.5': [`PNO${country}-${code}`] },
        ],
        notBefore: rest.notBefore ?? new Date(Date.now() - DAY_MS),
        notAfter: rest.notAfter ?? new Date(Date.now() + 3 * YEAR_MS),
        extensions: personProfile(qualified, nonRepudiation),
      },
      this.issuing,
    );
    if (rest.revokedAt) this.#revoked.set(issued.certificate.serialNumber, rest.revokedAt);
    return issued;
  }
}
