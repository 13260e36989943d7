import { EXPORT_FILE } from '../../../domain/texts/lt/export.ts';
import { MESSAGES } from '../../../domain/texts/lt/messages.ts';
import { BULK } from '../../../domain/texts/lt/screen/staff-dialog.ts';
import { VMI_CHECKS } from '../../../domain/texts/lt/screen/vmi.ts';
import { vilniusDate } from '../../../domain/values/days.ts';
import { act } from '../../api/act.ts';
import { api, ask } from '../../api/client.ts';
import { saveBlob } from '../../api/files.ts';
import { problemSentence } from '../../api/problem-sentence.ts';
import type { Marked, RowResult } from './BulkDeed.tsx';

/** One file of all of them; who is not in it is named: a request may have gone since it was marked. */
export async function exportMarked(requests: readonly Marked[]): Promise<RowResult[]> {
  const body = { RequestIds: requests.map(({ id }) => id), page: 1, countPerPage: requests.length };
  try {
    const { SearchResult } = await ask(api.POST('/api/Request/GetManagerRequests', { body }));
    saveBlob(
      await ask(api.POST('/api/BackOffice/ExportManagerRequests', { body, parseAs: 'blob' })),
      EXPORT_FILE.list(vilniusDate(Date.now())),
    );
    const found = new Set(SearchResult.map(({ Id }) => Id));
    return requests.map(({ id }) => ({
      id,
      isDone: found.has(id),
      words: found.has(id) ? BULK.exported : BULK.exportGone,
    }));
  } catch (error) {
    return requests.map(({ id }) => ({ id, isDone: false, words: problemSentence(error) }));
  }
}

/** A question to the tax authority about each, one after another; one that fails stops no other. */
export async function askVmi(requests: readonly Marked[]): Promise<RowResult[]> {
  const results: RowResult[] = [];
  for (const { id, code } of requests) {
    try {
      const check = await act((header) =>
        api.POST('/api/Request/VmiAdditionalChecksSave/{code}', { params: { path: { code }, header } }),
      );
      const words = check.joined
        ? VMI_CHECKS.joined(check.UserPersonalName, check.Created)
        : MESSAGES.vmi.sent;
      results.push({ id, isDone: true, words });
    } catch (error) {
      results.push({ id, isDone: false, words: problemSentence(error) });
    }
  }
  return results;
}
