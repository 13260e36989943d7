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
}

export interface Postback {
  action: 'signer_signed' | 'signing_completed';
  signerToken?: string;
  delivered: boolean;
}

export interface Signing {
  token: string;
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

export const newToken = (): string => randomBytes(20).toString('hex');

export const isCompleted = (signing: Signing): boolean =>
  signing.signers.every(({ signedAt }) => signedAt !== null);

/** Documents, signings and batches; everything survives kill -9 because each change is on disk before it is answered. */
export class SigningStore {
  readonly #files: DurableFolder;
  readonly #records: DurableFolder;
  readonly #names = new Map<string, string>();
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
    return token;
  }

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

  saveBatch(batch: Batch): void {
    this.#records.write(`${batch.token}.batch.json`, JSON.stringify(batch));
    this.#batches.set(batch.token, batch);
  }

  signing = (token: string): Signing | undefined => this.#signings.get(token);
  batch = (token: string): Batch | undefined => this.#batches.get(token);
  signings = (): Signing[] => [...this.#signings.values()];

  /** The signing and the signer a browser link speaks of. */
  forSigner(token: string, signerToken: string): { signing: Signing; signer: Signer } | undefined {
    const signing = this.#signings.get(token);
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
