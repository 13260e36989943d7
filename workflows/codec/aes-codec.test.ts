import { describe, expect, test } from '@jest/globals';
import { defaultPayloadConverter, type Payload } from '@temporalio/common';
import { randomBytes } from 'node:crypto';
import { AesCodec, keyIdOf } from './aes-codec.ts';
import { dataConverter, payloadCodec } from './data-converter.ts';

const key = (): Buffer => randomBytes(32);
const payload = (): Payload => defaultPayloadConverter.toPayload({ requestId: 118, commandId: 'abc' });

describe('payload codec', () => {
  test('closes and opens a payload; the closed one says its key and nothing else', async () => {
    const secret = key();
    const codec = new AesCodec([secret]);
    const [closed] = await codec.encode([payload()]);
    expect(Buffer.from(closed!.data!).includes('commandId')).toBe(false);
    expect(Buffer.from(closed!.metadata!['encryption-key-id']!).toString()).toBe(keyIdOf(secret));
    const [open] = await codec.decode([closed!]);
    expect(defaultPayloadConverter.fromPayload(open!)).toEqual({ requestId: 118, commandId: 'abc' });
  });

  test('the same payload never looks the same twice', async () => {
    const codec = new AesCodec([key()]);
    const [a, b] = await codec.encode([payload(), payload()]);
    expect(Buffer.from(a!.data!).equals(Buffer.from(b!.data!))).toBe(false);
  });

  test('an old key still opens what it closed, a changed byte and an unknown key do not', async () => {
    const [old, young] = [key(), key()];
    const [closed] = await new AesCodec([old]).encode([payload()]);
    const both = new AesCodec([young, old]);
    expect(defaultPayloadConverter.fromPayload((await both.decode([closed!]))[0]!)).toMatchObject({
      requestId: 118,
    });
    await expect(new AesCodec([young]).decode([closed!])).rejects.toThrow('key that is not known');
    closed!.data![20]! ^= 1;
    await expect(both.decode([closed!])).rejects.toThrow();
  });

  test('payloads that were never encrypted pass, and no key means no codec', async () => {
    const plain = payload();
    expect(await new AesCodec([key()]).decode([plain])).toEqual([plain]);
    expect(dataConverter({})).toBeUndefined();
    expect(() => payloadCodec({ payloadKey: 'short' })).toThrow('32 bytes');
  });
});
