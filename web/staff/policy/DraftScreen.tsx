import { useParams } from 'react-router-dom';
import { POLICY, POLICY_DRAFT } from '../../../domain/texts/lt/screen/staff-policy.ts';
import { ApiProblem } from '../../api/problem.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { DraftEditor } from './DraftEditor.tsx';
import { PolicyPage } from './PolicyPage.tsx';
import { useDraft } from './queries.ts';

/** A draft rule set in the editor. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <PolicyPage below>
      <Loaded key={id} id={id} />
    </PolicyPage>
  );
}

function Loaded({ id }: { id: string }) {
  const { data, isPending, isFetchedAfterMount, error, refetch } = useDraft(id);
  if (isPending || (!isFetchedAfterMount && !error)) return <Skeletons rows={4} />;
  if (data) return <DraftEditor draft={data} />;
  if (error instanceof ApiProblem && error.status === 404)
    return <EmptyState title={POLICY_DRAFT.notFound}>{POLICY_DRAFT.notFoundText}</EmptyState>;
  return <ErrorState title={POLICY.failed} onRetry={() => void refetch()} />;
}
