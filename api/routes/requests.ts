import { listClocks } from '../../db/queries/clock-list.ts';
import { listAttachments } from '../../db/queries/attachments.ts';
import { loadSnapshots } from '../../db/queries/registers.ts';
import { listPartyRequests, type PartyRequest } from '../../db/queries/request-list.ts';
import { findSubmission } from '../../db/queries/submissions.ts';
import { refusal } from '../../domain/application/refusal.ts';
import { Status } from '../../domain/application/status.ts';
import type { ActionName } from '../../domain/application/transitions.ts';
import { formAnswers, type AnswerSection } from '../../domain/forms/answers.ts';
import { withReadOnly } from '../../domain/forms/normalise.ts';
import { readOnlyValues } from '../../domain/forms/read-only-values.ts';
import { fromWire, toWire } from '../../domain/values/money.ts';
import { getAt } from '../../domain/forms/path.ts';
import { CODE_NAMES } from '../classifiers.ts';
import { requestFor } from '../commands.ts';
import { contactOf } from '../contact.ts';
import { defineRoute } from '../http/define-route.ts';
import { Problem } from '../http/problems.ts';
import { withVersion } from '../http/reply.ts';
import { byRequest as group, clocksOf, mainClockOf } from '../present/clocks.ts';
import { presentCore, readRequestFile } from '../present/request.ts';
import { sum, time } from '../present/wire-values.ts';
import { subjectKind } from '../registers.ts';
import { formContext } from '../submission.ts';
import * as wire from '../wire/requests.ts';
import { byRequest, idParams } from '../wire/shared.ts';

/** What the list offers in a row; conditions beyond the status are judged on the request itself. */
const ROW_ACTIONS: readonly ActionName[] = ['save', 'delete'];

function rowActions(row: PartyRequest) {
  const names = ROW_ACTIONS.filter((name) => refusal(name, row.status, ['applicant']) === null);
  const copyable = row.status === Status.rejected || row.status === Status.criteriaNotMet;
  return [...names, ...(copyable ? ['copy'] : [])].map((name) => ({ name, refusal: null }));
}

function percent(row: PartyRequest): number | null {
  const open = row.status === Status.preparing || row.status === Status.returned;
  const { done, total } = row.progress ?? {};
  return open ? Math.round((100 * (done ?? 0)) / Math.max(1, total ?? 1)) : null;
}

/** Rows of the one walk over the answers, as the wire has them. */
function printed(sections: readonly AnswerSection[]) {
  return sections.map(({ title, rows }) => ({
    title,
    rows: rows.map(({ label, value }) => ({ question: label, answer: value })),
  }));
}

export const requestRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/Request/List',
    access: 'applicant',
    summary: 'Requests of the party',
    output: wire.requestRows,
    handler: async ({ deps, session }) => {
      const rows = await listPartyRequests(deps.db, session.partyId);
      const clocks = group(
        await listClocks(
          deps.db,
          rows.map(({ id }) => id),
        ),
      );
      const calendar = await deps.calendar();
      return rows.map((row) => {
        const contact = contactOf(row.status, row.assessorEmail, deps.config);
        return {
          Id: row.id,
          SchemeCode: row.schemeCode,
          CompanyName: row.name,
          CompanyCode: row.code,
          CreateDate: time(row.createdAt),
          SubmittedDate: time(row.submittedAt),
          LoanSum: sum(row.loanSumCents),
          Status: row.status,
          InvegaLoanSum: sum(row.invegaLoanSumCents),
          AssessorEmail: contact.email,
          AssesorPhone: contact.phone,
          version: row.version,
          clock: mainClockOf(row.status, clocks.get(row.id) ?? [], calendar),
          progressPercent: percent(row),
          actions: rowActions(row),
        };
      });
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/Get',
    access: 'applicant',
    summary: 'One request with its answers, clocks and allowed actions; ETag is its version',
    query: byRequest,
    output: wire.requestDetail,
    handler: async ({ deps, session, query }) => {
      const row = await requestFor(deps.db, session, query.requestId);
      const file = await readRequestFile(deps, session, row);
      const body = {
        ...(await presentCore(deps, session, file)),
        contact: contactOf(row.status, row.assessor?.email ?? null, deps.config),
        company: { Name: row.partyName, Code: row.partyCode },
      };
      return withVersion(body, row.version);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetPreview/{id}',
    access: 'any',
    summary: 'Questions and answers of the draft as a person reads them',
    params: idParams,
    output: wire.preview,
    handler: async ({ deps, session, params }) => {
      const row = await requestFor(deps.db, session, params.id);
      const snapshots = await loadSnapshots(deps.db, subjectKind(row.loginType), row.partyCode);
      const context = await formContext(deps, row, { snapshots });
      const answers = withReadOnly(row.form, readOnlyValues(row, snapshots), context);
      return { RequestId: row.id, sections: printed(formAnswers(answers, context, CODE_NAMES)) };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetReceipt/{id}',
    access: 'any',
    summary: 'What was submitted, when, and until when it will be evaluated',
    params: idParams,
    query: wire.receiptQuery,
    output: wire.receipt,
    handler: async ({ deps, session, params, query }) => {
      const row = await requestFor(deps.db, session, params.id);
      const found = await findSubmission(deps.db, row.id, query.no ?? null);
      if (!found) throw new Problem('notFound');
      const [files, clocks, calendar] = await Promise.all([
        listAttachments(deps.db, row.id),
        listClocks(deps.db, [row.id]),
        deps.calendar(),
      ]);
      const asked = fromWire(getAt(found.form, 'LoanInfo.LoanSum'));
      return {
        RequestId: row.id,
        No: found.no,
        SubmittedAt: time(found.submittedAt),
        LoanSum: sum(asked),
        Limit: toWire(found.limitCents),
        RuleSetVersion: found.ruleSetVersion,
        files: files.filter((file) => !file.additional).length,
        clock: clocksOf(clocks, calendar).find(({ kind }) => kind === 'evaluation') ?? null,
        sections: query.withAnswers ? printed(found.printout) : [],
      };
    },
  }),
];
