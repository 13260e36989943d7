import { Readable } from 'node:stream';
import { endArrear, enterArrear, findArrear } from '../../db/queries/loan-account/arrears.ts';
import { hasRight } from '../../domain/application/rights.ts';
import { SCHEDULE_FILE } from '../../domain/texts/lt/schedule.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { readCase } from '../case-reads.ts';
import { requestFor } from '../commands.ts';
import { defineRoute } from '../http/define-route.ts';
import { fieldProblem, Problem } from '../http/problems.ts';
import { fileReply } from '../http/reply.ts';
import { applicantAnd, staffWith } from '../http/rights.ts';
import { printSchedule, readAccount } from '../loan-account.ts';
import { paymentStaff, runPayment } from '../payment-commands.ts';
import { loanAccountOf } from '../present/loan-account.ts';
import * as wire from '../wire/loan-account.ts';
import { paymentOutcome } from '../wire/payments.ts';
import { done } from '../wire/shared.ts';

const today = (): string => vilniusDate(Date.now());

/** What happened, happened by today. */
function notLater(field: string, day: string): void {
  if (day > today()) throw fieldProblem(field, 'dateInvalid');
}

export const loanAccountRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/LoanAccount/Get',
    access: applicantAnd('readCases'),
    summary: 'What was granted and paid out of a loan, what is overdue, and how it is repaid',
    query: wire.byLoan,
    output: wire.loanAccount,
    fails: [404, 409],
    handler: async ({ deps, session, query }) => {
      const loan = await readCase(deps, session, query.requestId, 'case');
      const calendar = await deps.calendar();
      return loanAccountOf(await readAccount(deps, loan), {
        isStaff: session.kind === 'staff',
        mayKeep: session.kind === 'staff' && hasRight('keepLoanAccount', session.roles),
        today: today(),
        holidays: 'holidays' in calendar ? calendar.holidays : undefined,
      });
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/LoanAccount/GetSchedule',
    access: applicantAnd('readCases'),
    rate: 'heavy',
    summary: 'The repayment schedule of what was paid out, as PDF',
    query: wire.byLoan,
    output: { file: 'application/pdf' },
    fails: [404, 409],
    handler: async ({ deps, session, query }) => {
      const loan = await readCase(deps, session, query.requestId, 'document');
      const bytes = await printSchedule(deps, loan);
      return fileReply({
        stream: Readable.from([bytes]),
        name: SCHEDULE_FILE(loan.id),
        contentType: 'application/pdf',
        size: bytes.length,
        inline: true,
      });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/LoanAccount/RecordPayOut',
    access: paymentStaff('payOut'),
    summary: 'Records money paid out for an approved payment request; the whole of it ends its term',
    body: wire.payOutBody,
    output: paymentOutcome,
    fails: [404, 409],
    handler: async (call) => {
      const { paymentRequestId, sum, paidOn } = call.body;
      return runPayment(call, {
        paymentRequestId,
        action: 'payOut',
        input: { sumCents: sum, paidOn },
        names: { sumCents: 'sum' },
      });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/LoanAccount/EnterArrear',
    access: staffWith('keepLoanAccount'),
    summary: 'Enters an overdue sum or a case of insolvency of a loan',
    body: wire.arrearBody,
    output: done,
    fails: [404, 409],
    handler: async ({ deps, session, key, body }) => {
      const { kind, sum, since, note } = body;
      const loan = await requestFor(deps.db, session, body.requestId);
      notLater('since', since);
      if (kind === 'overdue' && !(sum && sum > 0)) throw fieldProblem('sum', 'sumMissing');
      const code = await enterArrear(deps.db, {
        requestId: loan.id,
        kind,
        cents: kind === 'overdue' ? sum! : 0,
        since,
        note,
        actorId: session.userId,
        key: `${session.userId}:${key}`,
      });
      if (code) throw new Problem(code);
      return { ok: true as const };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/LoanAccount/EndArrear',
    access: staffWith('keepLoanAccount'),
    summary: 'Notes the day an overdue sum was paid, or a case of insolvency ended',
    body: wire.endBody,
    output: done,
    fails: [404, 409],
    handler: async ({ deps, session, key, body }) => {
      const arrear = await findArrear(deps.db, body.id);
      if (!arrear) throw new Problem('notFound');
      await requestFor(deps.db, session, arrear.requestId);
      notLater('endedOn', body.endedOn);
      const given = { ...body, actorId: session.userId, key: `${session.userId}:${key}` };
      if (!(await endArrear(deps.db, given))) throw new Problem('arrearEnded');
      return { ok: true as const };
    },
  }),
];
