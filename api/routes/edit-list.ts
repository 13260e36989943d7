import { listSubmissions } from '../../db/queries/submissions.ts';
import { editsBetween } from '../../domain/forms/edits.ts';
import { actingFor } from '../../domain/texts/lt/representation.ts';
import { readCase } from '../case-reads.ts';
import { defineRoute } from '../http/define-route.ts';
import { staffWith } from '../http/rights.ts';
import { time } from '../present/wire-values.ts';
import { editList } from '../wire/edit-list.ts';
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
];
