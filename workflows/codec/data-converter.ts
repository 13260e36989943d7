import { defaultPayloadConverter, type LoadedDataConverter } from '@temporalio/common';
import { AesCodec, parseKey } from './aes-codec.ts';
import { failureConverter } from './failure-converter.ts';

export interface CodecConfig {
  /** PAYLOAD_KEY: base64 of 32 bytes; several, separated by commas, while keys are being replaced. */
  payloadKey?: string;
}

/** The codec of a key, for clients, the worker and the decode endpoint; null without a key. */
export function payloadCodec({ payloadKey }: CodecConfig): AesCodec | null {
  const keys = (payloadKey ?? '').split(',').filter(Boolean).map(parseKey);
  const [first, ...others] = keys;
  return first ? new AesCodec([first, ...others]) : null;
}

/** For `new Client({ dataConverter })`. Without a key payloads stay readable in the Temporal UI: they hold ids and codes only. */
export function dataConverter(config: CodecConfig): LoadedDataConverter | undefined {
  const codec = payloadCodec(config);
  return codec
    ? { payloadConverter: defaultPayloadConverter, failureConverter, payloadCodecs: [codec] }
    : undefined;
}
