import { Readable } from 'node:stream';
import { listAttachments } from '../../db/queries/attachments.ts';
import { listClocks } from '../../db/queries/clock-list.ts';
import { mailAddresses } from '../../db/queries/outbox.ts';
import { refusal } from '../../domain/application/refusal.ts';
import { getAt } from '../../domain/forms/path.ts';
import { CHANGE_REQUEST, REQUEST_COPY } from '../../domain/texts/lt/request-copy.ts';
import { fromWire, toWire } from '../../domain/values/money.ts';
import { readCase } from '../case-reads.ts';
import { refused, requestFor } from '../commands.ts';
import { contactOf } from '../contact.ts';
import { defineRoute } from '../http/define-route.ts';
import { applicantAnd } from '../http/rights.ts';
import { Problem } from '../http/problems.ts';
import { fileReply } from '../http/reply.ts';
import { changeLetterOf } from '../present/change-letter.ts';
import { clocksOf } from '../present/clocks.ts';
import { answersNow, printed, requestCopyOf, submissionFacts } from '../present/printed.ts';
import { sum, time } from '../present/wire-values.ts';
import { changeRequestSheet } from '../print/change-request.ts';
import type { Sheet } from '../../db/files/print/print-pdf.ts';
import { print } from '../print/print.ts';
import { requestCopySheet } from '../print/request-copy.ts';
import * as wire from '../wire/requests.ts';
import { idParams } from '../wire/shared.ts';

const pdf = { file: 'application/pdf' };

async function pdfReply(sheet: Sheet, name: string) {
  const bytes = await print(sheet);
  return fileReply({
    stream: Readable.from([bytes]),
    name,
    contentType: pdf.file,
    size: bytes.length,
    inline: true,
  });
}

export const printoutRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetPreview/{id}',
    access: applicantAnd('readCases'),
    summary: 'Questions and answers as a person reads them',
    params: idParams,
    output: wire.preview,
    handler: async ({ deps, session, params }) => {
      const row = await readCase(deps, session, params.id, 'case');
      return { RequestId: row.id, sections: printed(await answersNow(deps, row)) };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetRequestPdf/{id}',
    access: applicantAnd('readCases'),
    rate: 'heavy',
    summary: 'Everything answered as one PDF, from the walk GetPreview shows',
    params: idParams,
    output: pdf,
    handler: async ({ deps, session, params }) => {
      const row = await readCase(deps, session, params.id, 'printout');
      return pdfReply(
        requestCopySheet(await requestCopyOf(deps, session, row)),
        REQUEST_COPY.fileName(row.id),
      );
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetChangeConditionsTemplate/{id}',
    access: 'applicant',
    rate: 'heavy',
    summary: 'A letter that asks for other conditions, with those of the contract filled in',
    params: idParams,
    output: pdf,
    handler: async ({ deps, session, params }) => {
      const row = await requestFor(deps.db, session, params.id);
      const code = refusal('requestConditionsChange', row.status, session.roles);
      if (code) throw await refused(deps.db, row.id, code);
      return pdfReply(changeRequestSheet(changeLetterOf(row)), CHANGE_REQUEST.fileName(row.id));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetReceipt/{id}',
    access: applicantAnd('readCases'),
    summary: 'What was submitted, when and by whom, and until when it will be evaluated',
    params: idParams,
    query: wire.receiptQuery,
    output: wire.receipt,
    handler: async ({ deps, session, params, query }) => {
      const row = await readCase(deps, session, params.id, 'case');
      const sent = await submissionFacts(deps, row, query.no ?? null);
      if (!sent) throw new Problem('notFound');
      const { found } = sent;
      const [files, clocks, calendar, emails] = await Promise.all([
        listAttachments(deps.db, row.id),
        listClocks(deps.db, [row.id]),
        deps.calendar(),
        mailAddresses(deps.db, row.id),
      ]);
      return {
        RequestId: row.id,
        No: found.no,
        SubmittedAt: time(found.submittedAt),
        SubmittedBy: sent.by,
        Status: row.status,
        LoanSum: sum(fromWire(getAt(found.form, 'LoanInfo.LoanSum'))),
        Limit: toWire(found.limitCents),
        RuleSetVersion: found.ruleSetVersion,
        files: files.filter((file) => !file.additional).length,
        clock: clocksOf(clocks, calendar).find(({ kind }) => kind === 'evaluation') ?? null,
        contact: contactOf(row.status, row.assessor?.email ?? null, deps.config),
        emails,
        sections: query.withAnswers ? printed(found.printout) : [],
      };
    },
  }),
];
