import { findMailLink, useMailLink } from '../../db/queries/mail-links.ts';
import { noteBounced } from '../../db/queries/outbox.ts';
import { readBounce } from '../bounces.ts';
import { defineRoute } from '../http/define-route.ts';
import { bringsKey } from '../http/machine-key.ts';
import { Problem } from '../http/problems.ts';
import { time } from '../present/wire-values.ts';
import * as wire from '../wire/notifications.ts';

/** What comes back of mails: people by their links, bounces by the mail server. */
export const mailReturnRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/Link/Describe',
    access: 'public',
    effect: 'read',
    rate: 'login',
    summary: 'What a one-time link of a mail does and until when; does not use it up',
    body: wire.linkInput,
    output: wire.linkInfo,
    handler: async ({ deps, body }) => {
      const link = await findMailLink(deps.db, body.token);
      return link
        ? { state: link.state, kind: link.kind, until: time(link.expiresAt) }
        : { state: 'unknown' as const, kind: null, until: null };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Link/Use',
    access: 'public',
    rate: 'login',
    summary: 'Uses a one-time link up: where it leads, behind the login as everything else',
    body: wire.linkInput,
    output: wire.linkTarget,
    handler: async ({ deps, body }) => ({ path: await useMailLink(deps.db, body.token) }),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Mail/Bounces',
    access: 'public',
    summary: 'A delivery status notification (RFC 3464), handed in by the mail server with its key',
    raw: 'message/rfc822',
    body: wire.bounceMessage,
    fails: [401, 404],
    output: wire.bounceTaken,
    handler: async ({ deps, body, authorization }) => {
      const { MAIL_BOUNCES_KEY: key } = deps.config;
      if (!key) throw new Problem('notFound');
      if (!bringsKey(key, authorization)) throw new Problem('unauthenticated');
      const bounce = await readBounce(body);
      const known = bounce !== null && (await noteBounced(deps.db, bounce.mailId, bounce.status));
      deps.logger.info({ mail: bounce?.mailId, status: bounce?.status, known }, 'bounce taken');
      return { known };
    },
  }),
];
