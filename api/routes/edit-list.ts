import { loadCaseOn } from '../../db/queries/case-on.ts';
import { listSubmissions } from '../../db/queries/submissions.ts';
import type { StatusId } from '../../domain/application/status.ts';
import { editsBetween } from '../../domain/forms/edits.ts';
import { actingFor } from '../../domain/texts/lt/representation.ts';
import { readCase } from '../case-reads.ts';
import { defineRoute } from '../http/define-route.ts';
import { staffWith } from '../http/rights.ts';
import { time } from '../present/wire-values.ts';
import { caseOnDay, dayQuery, editList } from '../wire/edit-list.ts';
import { idParams } from '../wire/shared.ts';

export const editListRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetRequestEditList/{id}',
    access: staffWith('readCases'),
    summary: 'Submissions, the newest first, and field by field what each changed in the one before',
    params: idParams,
    output: editList,
    handler: async ({ deps, session, params }) => {
      const row = await readCase(deps, session, params.id, 'case');
      const all = await listSubmissions(deps.db, row.id);
      return all
        .map((one, index) => ({
          No: one.no,
          SubmittedAt: time(one.submittedAt),
          SubmittedBy: actingFor(one.submittedBy, one.onBehalfOf),
          edits: index === 0 ? [] : editsBetween(all[index - 1]!.printout, one.printout),
        }))
        .reverse();
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetCaseOnDay',
    access: staffWith('readCases'),
    summary:
      'The case as it stood at the end of a day: status, assessor, answers that counted, papers that were there',
    query: dayQuery,
    output: caseOnDay,
    handler: async ({ deps, session, query }) => {
      const row = await readCase(deps, session, query.requestId, 'case');
      const { status, since, files, documents, submission, assessor, by } = await loadCaseOn(
        deps.db,
        row.id,
        query.day,
      );
      return {
        day: query.day,
        Status: status as StatusId | null,
        since: since && time(since),
        by,
        Assessor: assessor,
        submission: submission && { No: submission.no, SubmittedAt: time(submission.at) },
        files: files.map(({ fileName, fileType, uploadedAt }) => ({
          FileName: fileName,
          FileType: fileType,
          UploadedAt: time(new Date(uploadedAt)),
        })),
        documents: documents.map(({ fileName, createdAt }) => ({
          FileName: fileName,
          CreatedAt: time(new Date(createdAt)),
        })),
      };
    },
  }),
];
