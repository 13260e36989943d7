import { DurableFolder } from '../durable.ts';
import type { ParsedMail } from './mime.ts';
import { parseMail } from './mime.ts';

export interface StoredMail extends ParsedMail {
  id: string;
  receivedAt: string;
  recipients: string[];
}

interface Envelope {
  receivedAt: string;
  recipients: string[];
}

/** Messages as they came, one file each; kept between runs. */
export class MailStore {
  readonly #folder: DurableFolder;
  readonly #mails = new Map<string, StoredMail>();
  #last = 0;

  private constructor(path: string) {
    this.#folder = new DurableFolder(path);
  }

  /** With what was kept before. */
  static async open(path: string): Promise<MailStore> {
    const store = new MailStore(path);
    for (const name of store.#folder.names('.json')) {
      const id = name.slice(0, -'.json'.length);
      const envelope = JSON.parse(store.#folder.read(name).toString('utf8')) as Envelope;
      const mail = await parseMail(store.#folder.read(`${id}.eml`));
      store.#mails.set(id, { ...mail, ...envelope, id });
      store.#last = Math.max(store.#last, Number(id));
    }
    return store;
  }

  /** Resolves when the message is kept and shown. */
  async add(raw: Buffer, recipients: string[]): Promise<void> {
    this.#last += 1;
    const id = String(this.#last).padStart(6, '0');
    const envelope: Envelope = { receivedAt: new Date().toISOString(), recipients };
    this.#folder.write(`${id}.eml`, raw);
    this.#folder.write(`${id}.json`, JSON.stringify(envelope));
    this.#mails.set(id, { ...(await parseMail(raw)), ...envelope, id });
  }

  get = (id: string): StoredMail | undefined => this.#mails.get(id);

  newestFirst = (): StoredMail[] => [...this.#mails.values()].sort((a, b) => b.id.localeCompare(a.id));

  clear(): void {
    for (const id of this.#mails.keys()) {
      this.#folder.remove(`${id}.json`);
      this.#folder.remove(`${id}.eml`);
    }
    this.#mails.clear();
  }
}
