import { z } from 'zod';
import type { RegisterEndpoints } from '../activities/adapters/registers.ts';
import { REGISTER_IDS } from '../domain/registers/register-id.ts';
import { json } from './json-setting.ts';

const endpoint = z.strictObject(
  {
    url: z.url({ protocol: /^https?$/, error: 'must be an address' }),
    apiKey: z
      .string({ error: (issue) => (issue.input === undefined ? 'is missing' : 'must be text') })
      .min(1, 'is missing'),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? 'takes url and apiKey, and nothing else' : 'takes url and apiKey',
  },
);

/**
 * `none`, or `{"accounts":{"url":"https://…","apiKey":"…"}}`: registers with an address and a key of their own; the others are
 * asked at the gateway.
 */
export const registerEndpoints = json
  .pipe(
    z.partialRecord(z.enum(REGISTER_IDS), endpoint, {
      error: (issue) =>
        issue.code === 'invalid_type'
          ? 'must be an object with registers in it'
          : `names a register that there is not; there are ${REGISTER_IDS.join(', ')}`,
    }),
  )
  .default({})
  .transform((given) => given as RegisterEndpoints);

/** Addresses within the setting, for what production demands of addresses; none where it cannot be read. */
export function endpointAddresses(setting: string): readonly string[] {
  const parsed = registerEndpoints.safeParse(setting);
  return parsed.success ? Object.values(parsed.data).map(({ url }) => url) : [];
}
