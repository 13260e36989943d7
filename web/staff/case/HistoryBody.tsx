import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { MESSAGES } from '../../../domain/texts/lt/messages.ts';
import { NO_RIGHTS } from '../../../domain/texts/lt/no-rights.ts';
import { api, ask } from '../../api/client.ts';
import { ApiProblem } from '../../api/problem.ts';
import { announce } from '../../ui/announce.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { KEYS } from '../data/queries.ts';
import type { StaffCase } from '../data/types.ts';
import { HistoryTable } from './HistoryViews.tsx';

/** The action log, read anew when the section is opened: it is looked at when something has just happened. */
export default function HistoryBody({ request }: { request: StaffCase }) {
  const id = request.RequestSystemInfo.RequestId;
  const { data, error, refetch } = useQuery({
    queryKey: [...KEYS.case(id), 'log', request.version],
    queryFn: () => ask(api.GET('/api/Request/GetRequestLog/{id}', { params: { path: { id: String(id) } } })),
    placeholderData: request.requestLog,
  });
  const mayNot = error instanceof ApiProblem && error.status === 403;
  const words = mayNot ? NO_RIGHTS : MESSAGES.dialog.errorTitle;
  useEffect(() => {
    if (error) announce(words);
  }, [error, words]);
  if (error) return <ErrorState title={words} onRetry={mayNot ? undefined : () => void refetch()} />;
  return <HistoryTable log={data ?? request.requestLog} />;
}
