import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DECISION_DIFFERENCES as T } from '../../domain/texts/lt/screen/decision-differences.ts';
import { api, ask } from '../api/client.ts';
import type { components } from '../api/schema.gen.ts';
import { Note } from '../ui/Note.tsx';
import classes from './DecisionDifferences.module.css';
import { problemWords } from './problem-words.ts';

type Differences = components['schemas']['DecisionDifferences'];

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
      {data.HasChanged ? <Changes lines={data.Lines} /> : <Note tone="brand" title={T.same} />}
    </>
  );
}

/** How many unchanged lines are shown before and after a change. */
const AROUND = 2;

function Changes({ lines }: { lines: Differences['Lines'] }) {
  const isNear = (index: number) =>
    lines.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(({ Kind }) => Kind !== 'same');
  const shown = lines.map((line, index) => ({ ...line, index })).filter(({ index }) => isNear(index));
  return (
    <section aria-label={T.title} className={classes.changes} tabIndex={0}>
      <h3>{T.title}</h3>
      <ol>
        {shown.map(({ Kind, Text, index }, at) => (
          <li
            key={index}
            data-kind={Kind}
            data-gap={(at > 0 && shown[at - 1]!.index + 1 !== index) || undefined}
          >
            {Kind !== 'same' && <strong>{Kind === 'removed' ? T.removed : T.added}: </strong>}
            {Kind === 'removed' ? <del>{Text}</del> : Kind === 'added' ? <ins>{Text}</ins> : Text}
          </li>
        ))}
      </ol>
    </section>
  );
}
