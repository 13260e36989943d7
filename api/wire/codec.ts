import { z } from 'zod';

/** Bytes as proto3 JSON writes them: base64 of either alphabet, padded or not. */
const bytes = z.string().regex(/^[\w+/-]*={0,2}$/);

const metadata = z.record(z.string().max(100), bytes).refine((entries) => Object.keys(entries).length <= 20);

/** Payload of the engine: what the bytes are, and the bytes. */
const payload = z.object({ metadata, data: bytes }).meta({ id: 'EnginePayload' });

/** Body of the engine's codec server protocol; proto3 JSON leaves out what is empty. */
export const closedPayloads = z.object({
  payloads: z.array(z.object({ metadata: metadata.default({}), data: bytes.default('') })).max(1000),
});
/** Its answer: as many payloads, in the same order. */
export const openPayloads = z.object({ payloads: z.array(payload) }).meta({ id: 'EnginePayloads' });

export type WirePayload = z.output<typeof payload>;
