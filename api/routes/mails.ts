import { sendAgain, settleMail, type Repair } from '../../db/queries/undelivered-mail.ts';
import { requestFor } from '../commands.ts';
import type { Deps } from '../deps.ts';
import { defineRoute } from '../http/define-route.ts';
import { Problem } from '../http/problems.ts';
import { staffWith } from '../http/rights.ts';
import type { StaffSession } from '../http/session.ts';
import * as wire from '../wire/mails.ts';
import { done } from '../wire/shared.ts';

async function repairOf(
  { db }: Deps,
  session: StaffSession,
  { requestId, mailId }: { requestId: number; mailId: string },
): Promise<Repair> {
  const { id } = await requestFor(db, session, requestId);
  return { requestId: id, mailId, actorId: session.userId };
}

export const mailRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/SendMailAgain',
    access: staffWith('repairMails'),
    summary: 'Sends a mail that was refused for good once more, to another address where one is given',
    body: wire.sendAgainInput,
    output: done,
    handler: async ({ deps, session, body }) => {
      const repair = await repairOf(deps, session, body);
      if (!(await sendAgain(deps.db, { ...repair, address: body.address }))) throw new Problem('notFound');
      return { ok: true as const };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/SettleMail',
    access: staffWith('repairMails'),
    summary: 'Notes that what a refused mail says was told otherwise; it is not sent any more',
    body: wire.mailInput,
    output: done,
    handler: async ({ deps, session, body }) => {
      const repair = await repairOf(deps, session, body);
      if (!(await settleMail(deps.db, repair))) throw new Problem('notFound');
      return { ok: true as const };
    },
  }),
];
