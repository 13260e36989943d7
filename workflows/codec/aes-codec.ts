// Runs beside the workflows, never in them: this file may use Node.
import { METADATA_ENCODING_KEY, type Payload, type PayloadCodec } from '@temporalio/common';
import proto from '@temporalio/proto';
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ENCODING = 'binary/encrypted';
const KEY_ID = 'encryption-key-id';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const { Payload: PayloadType } = proto.temporal.api.common.v1;
const textOf = (bytes: Uint8Array | null | undefined): string => Buffer.from(bytes ?? []).toString('utf8');

/** Short name of a key: part of the hash of its bytes, so that payloads say which key opens them. */
export function keyIdOf(key: Uint8Array): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 16);
}

/** 32 bytes from base64; throws when they are not 32. */
export function parseKey(base64: string): Buffer {
  const key = Buffer.from(base64, 'base64');
  if (key.length !== 32) throw new Error('PAYLOAD_KEY must be 32 bytes in base64');
  return key;
}

const isClosed = ({ metadata }: Payload): boolean => textOf(metadata?.[METADATA_ENCODING_KEY]) === ENCODING;

/** Whether a key is needed to read any of them. */
export const isEncrypted = (payloads: readonly Payload[]): boolean => payloads.some(isClosed);

/**
 * AES-256-GCM over whole payloads. New payloads are closed with the first key; any of the keys opens, so a key can be
 * replaced while old histories live. Payloads that are not encrypted pass as they are.
 */
export class AesCodec implements PayloadCodec {
  readonly #keys: ReadonlyMap<string, Buffer>;
  readonly #current: { id: string; key: Buffer };

  constructor(keys: readonly [Buffer, ...Buffer[]]) {
    this.#keys = new Map(keys.map((key) => [keyIdOf(key), key]));
    this.#current = { id: keyIdOf(keys[0]), key: keys[0] };
  }

  async encode(payloads: Payload[]): Promise<Payload[]> {
    return payloads.map((payload) => this.#close(payload));
  }

  async decode(payloads: Payload[]): Promise<Payload[]> {
    return payloads.map((payload) => this.#open(payload));
  }

  #close(payload: Payload): Payload {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#current.key, nonce);
    const plain = PayloadType.encode(payload).finish();
    const sealed = Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    return {
      metadata: { [METADATA_ENCODING_KEY]: Buffer.from(ENCODING), [KEY_ID]: Buffer.from(this.#current.id) },
      data: new Uint8Array(sealed),
    };
  }

  #open(payload: Payload): Payload {
    if (!isClosed(payload)) return payload;
    const key = this.#keys.get(textOf(payload.metadata?.[KEY_ID]));
    if (!key) throw new Error('payload is closed with a key that is not known here');
    const sealed = Buffer.from(payload.data ?? []);
    const end = sealed.length - TAG_BYTES;
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(sealed.subarray(end));
    const plain = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, end)), decipher.final()]);
    return PayloadType.decode(plain);
  }
}
