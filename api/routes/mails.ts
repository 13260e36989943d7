import { listUndelivered, sendAgain, settleMail, type Repair } from '../../db/queries/undelivered-mail.ts';
import { listCaseMails } from '../../db/queries/mail-state.ts';
import { readCase } from '../case-reads.ts';
import { requestFor } from '../commands.ts';
import type { Deps } from '../deps.ts';
import { defineRoute } from '../http/define-route.ts';
import { fieldProblem, Problem } from '../http/problems.ts';
import { staffWith } from '../http/rights.ts';
import type { StaffSession } from '../http/session.ts';
import { time } from '../present/wire-values.ts';
import * as wire from '../wire/mails.ts';
import { caseMails } from '../wire/notifications.ts';
import { byRequest, done } from '../wire/shared.ts';

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
    method: 'GET',
    path: '/api/BackOffice/GetMails',
    access: staffWith('readCases'),
    summary: 'Every mail of a request, to whom and what became of it',
    query: byRequest,
    output: caseMails,
    handler: async ({ deps, session, query }) => {
      const { id } = await readCase(deps, session, query.requestId, 'case');
      return (await listCaseMails(deps.db, id)).map(({ id: Id, at, ...rest }) => ({
        Id,
        ...rest,
        at: time(at),
      }));
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/SendMailAgain',
    access: staffWith('repairMails'),
    summary: 'Sends a mail that was refused for good once more, to another address where one is given',
    body: wire.sendAgainInput,
    output: done,
    handler: async ({ deps, session, body }) => {
      const repair = await repairOf(deps, session, body);
      const mails = await listUndelivered(deps.db, repair.requestId);
      if (!(await sendAgain(deps.db, { ...repair, address: body.address }))) {
        const hasNobody = mails.some(({ id, address }) => id === body.mailId && address === '');
        throw hasNobody && body.address === null
          ? fieldProblem('address', 'fieldMissing')
          : new Problem('notFound');
      }
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
