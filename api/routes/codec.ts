import { CODEC_COOKIE, CODEC_PATH, OPERATORS, decodePayloads } from '../codec.ts';
import { defineRoute } from '../http/define-route.ts';
import * as wire from '../wire/codec.ts';

export const codecRoutes = [
  defineRoute({
    method: 'POST',
    path: `${CODEC_PATH}/decode`,
    access: { staff: OPERATORS },
    effect: 'read',
    tokenCookie: CODEC_COOKIE,
    summary: 'Decrypts payloads for the engine’s own pages and command line; 404 where nothing is encrypted',
    body: wire.closedPayloads,
    fails: [404],
    output: wire.openPayloads,
    handler: async ({ deps, body }) => ({ payloads: await decodePayloads(deps.config, body.payloads) }),
  }),
];
