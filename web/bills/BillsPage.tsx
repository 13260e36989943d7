import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiProblem } from '../api/problem.ts';
import { NoSuchPage } from '../shell/NoSuchPage.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Skeletons } from '../ui/Skeletons.tsx';

interface BillsPageProps<T> {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  query: UseQueryOptions<T, Error, T, any>;
  children: (data: T) => ReactNode;
}

/** What a screen of bills shows while it loads, when nothing comes, and where there is nothing of the name. */
export function BillsPage<T>({ query, children }: BillsPageProps<T>) {
  const { data, error, refetch } = useQuery(query);
  if (error instanceof ApiProblem && error.status === 404) return <NoSuchPage />;
  if (data !== undefined) return children(data);
  if (!error) return <Skeletons rows={3} />;
  return (
    <ErrorState
      onRetry={() => void refetch()}
      requestId={error instanceof ApiProblem ? error.requestId : null}
    />
  );
}
