import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { POLICY } from '../../../domain/texts/lt/screen/staff-policy.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { SkeletonLines } from '../../ui/Skeletons.tsx';
import { DraftList } from './DraftList.tsx';
import { NewDraftDialog } from './NewDraftDialog.tsx';
import classes from './Policy.module.css';
import { PolicyPage } from './PolicyPage.tsx';
import { useDrafts, useRuns } from './queries.ts';
import { RunList } from './RunList.tsx';

/** Draft rule sets and what they would have decided. */
export function Component() {
  return (
    <PolicyPage>
      <Lists />
    </PolicyPage>
  );
}

function Lists() {
  const [making, setMaking] = useState(false);
  const drafts = useDrafts();
  const runs = useRuns();
  const create = (
    <Button
      size="md"
      leftSection={<IconPlus size={16} stroke={2} aria-hidden />}
      onClick={() => setMaking(true)}
    >
      {POLICY.newDraft}
    </Button>
  );
  return (
    <>
      <PageTitle
        small
        title={POLICY.title}
        lead={<span className={classes.lead}>{POLICY.lead}</span>}
        action={create}
      />
      <Card title={POLICY.drafts} aside={drafts.data?.length || undefined}>
        {drafts.isPending ? (
          <SkeletonLines lines={3} />
        ) : !drafts.data ? (
          <ErrorState title={POLICY.failed} onRetry={() => void drafts.refetch()} />
        ) : drafts.data.length === 0 ? (
          <EmptyState bare title={POLICY.noDrafts}>
            {POLICY.noDraftsText}
          </EmptyState>
        ) : (
          <DraftList drafts={drafts.data} />
        )}
      </Card>
      <Card title={POLICY.runs} aside={runs.data?.length || undefined}>
        {runs.isPending ? (
          <SkeletonLines lines={3} />
        ) : !runs.data ? (
          <ErrorState title={POLICY.failed} onRetry={() => void runs.refetch()} />
        ) : runs.data.length === 0 ? (
          <EmptyState bare title={POLICY.noRuns}>
            {POLICY.noRunsText}
          </EmptyState>
        ) : (
          <RunList runs={runs.data} />
        )}
      </Card>
      {making && <NewDraftDialog onClose={() => setMaking(false)} />}
    </>
  );
}
