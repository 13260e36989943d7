import { queryOptions } from '@tanstack/react-query';
import { SCHEDULE_FILE } from '../../domain/texts/lt/schedule.ts';
import { api, ask } from '../api/client.ts';
import { download } from '../api/files.ts';
import { showProblem } from '../api/query-client.ts';
import type { components } from '../api/schema.gen.ts';

export type LoanAccount = components['schemas']['LoanAccount'];

export const ACCOUNT_KEY = ['loan-account'] as const;

export const accountQuery = (requestId: number) =>
  queryOptions({
    queryKey: [...ACCOUNT_KEY, requestId],
    queryFn: () => ask(api.GET('/api/LoanAccount/Get', { params: { query: { requestId } } })),
  });

export function downloadSchedule(requestId: number): void {
  const path = `/api/LoanAccount/GetSchedule?requestId=${requestId}`;
  void download(path, SCHEDULE_FILE(requestId)).catch(showProblem);
}
