import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DECISION_DIFFERENCES as T } from '../../domain/texts/lt/screen/decision-differences.ts';
import { api, ask } from '../api/client.ts';
import { LineChanges } from '../ui/LineChanges.tsx';
import { Note } from '../ui/Note.tsx';
import { problemWords } from './problem-words.ts';

/** Lines that go and come when the decision is printed again, with the ones around them. */
export function DecisionDifferences({ requestId }: { requestId: number }) {
  const { data, error } = useQuery({
    queryKey: ['decision-differences', requestId],
    queryFn: () =>
      ask(
        api.GET('/api/Request/GetDecisionDifferences/{id}', { params: { path: { id: String(requestId) } } }),
      ),
    // What is printed depends on the day and the registers: every opening compares anew.
    gcTime: 0,
    staleTime: 0,
  });
  if (error) return <Note tone="warning" title={problemWords(error)} />;
  if (!data)
    return (
      <div role="status" aria-label={T.loading}>
        <Skeleton height={120} />
      </div>
    );
  return (
    <>
      {data.IsOwnFile && <Note tone="warning" title={T.ownFile} />}
      {!data.IsReadable && <Note tone="warning" title={T.unreadable} />}
      <p>{T.kept}</p>
      {data.HasChanged ? (
        <LineChanges
          title={T.title}
          lines={data.Lines.map(({ Kind: kind, Text: text }) => ({ kind, text }))}
        />
      ) : (
        <Note tone="brand" title={T.same} />
      )}
    </>
  );
}
