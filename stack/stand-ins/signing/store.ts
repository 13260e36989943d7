import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DurableFolder } from '../durable.ts';

export interface Signer {
  id: string;
  token: string;
  firstName: string;
  lastName: string;
  code: string;
  country: string;
  signedAt: string | null;
  /** The person could not sign; the signing goes on for the others. */
  failed?: boolean;
}

export interface Postback {
  action: 'signer_signed' | 'signing_completed' | 'signing_archived' | 'signing_archive_failed';
  /** Id the client gave the signer. */
  signer?: string;
  delivered: boolean;
}

/** Signatures the portal must not take: without time and validation data, with a certificate that is not qualified, or revoked. */
export type Poorly = 'basic' | 'unqualified' | 'revoked';

export interface Signing {
  token: string;
  createdAt: string;
  /** Validation data was added after the last signature. */
  archived?: boolean;
  failed?: boolean;
  /** How people sign here, when it is not as people should. */
  poorly?: Poorly;
  name: string;
  originalFile: string;
  currentFile: string;
  postbackUrl: string | null;
  signers: Signer[];
  postbacks: Postback[];
}

export interface Batch {
  token: string;
  items: { token: string; signerToken: string }[];
}

interface StoredFile {
  token: string;
  name: string;
}

/** The provider forgets a signing after this, finished or not. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
export const validTo = ({ createdAt }: Pick<Signing, 'createdAt'>): Date =>
  new Date(Date.parse(createdAt) + KEPT_MS);
/** `2026-06-10 15:11:54`, without a zone: as in a recorded answer of the provider's sandbox. */
export const wallClock = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');

const TAKES_MS = 100;

export const newToken = (): string => randomBytes(20).toString('hex');

export const isCompleted = (signing: Signing): boolean =>
  signing.signers.length > 0 && signing.signers.every(({ signedAt }) => signedAt !== null);

/** Documents, signings and batches; everything survives kill -9 because each change is on disk before it is answered. */
export class SigningStore {
  readonly #files: DurableFolder;
  readonly #records: DurableFolder;
  readonly #names = new Map<string, string>();
  readonly #readyAt = new Map<string, number>();
  readonly #signings = new Map<string, Signing>();
  readonly #batches = new Map<string, Batch>();
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(folder: string) {
    this.#files = new DurableFolder(join(folder, 'files'));
    this.#records = new DurableFolder(join(folder, 'records'));
    const load = <T>(ending: string): T[] =>
      this.#records.names(ending).map((name) => JSON.parse(this.#records.read(name).toString('utf8')) as T);
    for (const { token, name } of load<StoredFile>('.file.json')) this.#names.set(token, name);
    for (const signing of load<Signing>('.signing.json')) this.#signings.set(signing.token, signing);
    for (const batch of load<Batch>('.batch.json')) this.#batches.set(batch.token, batch);
  }

  addFile(name: string, content: Buffer): string {
    const token = newToken();
    this.#files.write(`${token}.pdf`, content);
    this.#records.write(`${token}.file.json`, JSON.stringify({ token, name } satisfies StoredFile));
    this.#names.set(token, name);
    this.#readyAt.set(token, Date.now() + TAKES_MS);
    return token;
  }

  /** An uploaded file is taken in after the answer. */
  isReady = (token: string): boolean => this.hasFile(token) && (this.#readyAt.get(token) ?? 0) <= Date.now();
  hasFile = (token: string): boolean => this.#names.has(token);
  fileName = (token: string): string => this.#names.get(token) ?? '';
  file = (token: string): Buffer => this.#files.read(`${token}.pdf`);

  removeFile(token: string): void {
    this.#names.delete(token);
    this.#records.remove(`${token}.file.json`);
    this.#files.remove(`${token}.pdf`);
  }

  save(signing: Signing): void {
    this.#records.write(`${signing.token}.signing.json`, JSON.stringify(signing));
    this.#signings.set(signing.token, signing);
  }

  removeSigning(signing: Signing): void {
    this.#records.remove(`${signing.token}.signing.json`);
    this.#signings.delete(signing.token);
    for (const file of new Set([signing.originalFile, signing.currentFile])) this.removeFile(file);
  }

  saveBatch(batch: Batch): void {
    this.#records.write(`${batch.token}.batch.json`, JSON.stringify(batch));
    this.#batches.set(batch.token, batch);
  }

  signing(token: string): Signing | undefined {
    const signing = this.#signings.get(token);
    if (!signing || validTo(signing).getTime() > Date.now()) return signing;
    this.removeSigning(signing);
    return undefined;
  }

  batch = (token: string): Batch | undefined => this.#batches.get(token);
  signings = (): Signing[] => [...this.#signings.values()];

  /** The signing and the signer a browser link speaks of. */
  forSigner(token: string, signerToken: string): { signing: Signing; signer: Signer } | undefined {
    const signing = this.signing(token);
    const signer = signing?.signers.find((one) => one.token === signerToken);
    return signing && signer ? { signing, signer } : undefined;
  }

  /** Lets changes of one signing happen one after another, so that two clicks cannot sign the same revision. */
  inTurn<T>(token: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.#turns.get(token) ?? Promise.resolve()).then(work, work);
    this.#turns.set(
      token,
      turn.catch(() => undefined),
    );
    return turn;
  }
}
