import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { POLICY, POLICY_RUN } from '../../../domain/texts/lt/screen/staff-policy.ts';
import { ApiProblem } from '../../api/problem.ts';
import { announce } from '../../ui/announce.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Note } from '../../ui/Note.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { useLast } from '../../ui/use-last.ts';
import { PolicyPage } from './PolicyPage.tsx';
import { isOpen, useRun, type PolicyRunResult } from './queries.ts';
import { RunHead } from './RunHead.tsx';
import { RunResult } from './RunResult.tsx';

/** One what-if run: how far it is, then what it found. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <PolicyPage below>
      <Loaded key={id} id={id} />
    </PolicyPage>
  );
}

function Loaded({ id }: { id: string }) {
  const { data, isPending, error, refetch } = useRun(id);
  const open = isOpen(data);
  useAnnouncedEnd(data);
  if (isPending) return <Skeletons rows={3} />;
  if (!data) {
    return error instanceof ApiProblem && error.status === 404 ? (
      <EmptyState title={POLICY_RUN.notFound} />
    ) : (
      <ErrorState title={POLICY.failed} onRetry={() => void refetch()} />
    );
  }
  return (
    <>
      <RunHead run={data} />
      {error && (
        <Note tone="warning" live>
          {POLICY_RUN.stale}
        </Note>
      )}
      <EndNote run={data} />
      {!open && data.total === 0 ? (
        <EmptyState title={POLICY_RUN.nothingTitle}>{POLICY_RUN.nothingText}</EmptyState>
      ) : (
        (data.done > 0 || !open) && <RunResult run={data} />
      )}
    </>
  );
}

function EndNote({ run }: { run: PolicyRunResult }) {
  const done = POLICY_RUN.progress(run.done, run.total ?? run.done);
  if (run.state === 'cancelled')
    return (
      <Note tone="gray" title={POLICY_RUN.cancelledTitle}>
        {POLICY_RUN.cancelledText(done)}
      </Note>
    );
  if (run.state === 'failed')
    return (
      <Note tone="danger" title={POLICY_RUN.failedTitle}>
        {POLICY_RUN.failedText(done)}
      </Note>
    );
  return null;
}

/** Those who listen hear once that it is over. */
function useAnnouncedEnd(run: PolicyRunResult | undefined): void {
  const state = run?.state;
  const wasOpen = useLast(state === 'running' || state === 'waiting' ? state : null);
  useEffect(() => {
    if (wasOpen && state === 'finished') announce(POLICY_RUN.announceDone);
  }, [wasOpen, state]);
}
