import { Button } from '@mantine/core';
import { IconDownload, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { ruleShortText } from '../../../domain/texts/lt/policy.ts';
import { POLICY_EXPORT, POLICY_RUN, WHAT_IF_TEXT } from '../../../domain/texts/lt/screen/staff-policy.ts';
import { download } from '../../api/files.ts';
import { showProblem } from '../../api/query-client.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonLines } from '../../ui/Skeletons.tsx';
import { Paging } from '../inbox/Paging.tsx';
import { OutcomesTable } from './OutcomesTable.tsx';
import classes from './Policy.module.css';
import { useOutcomes, type OutcomeFilter, type PolicyRunResult } from './queries.ts';

interface OutcomesProps {
  run: PolicyRunResult;
  filter: OutcomeFilter;
  onFilter: (filter: OutcomeFilter) => void;
  onClear: () => void;
}

/** Requests that would be decided otherwise, in pages, and all of them as a file. */
export function Outcomes({ run, filter, onFilter, onClear }: OutcomesProps) {
  const { data, isPending, refetch } = useOutcomes(run.id, filter, run.changed);
  return (
    <Card
      title={POLICY_RUN.outcomes}
      aside={<ExportButton runId={run.id} startedAt={run.startedAt} />}
      className={classes.outcomes}
    >
      <Chips filter={filter} onClear={onClear} />
      {isPending ? (
        <SkeletonLines lines={4} />
      ) : !data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : data.SearchResult.length === 0 ? (
        <EmptyState bare title={POLICY_RUN.noneFound} />
      ) : (
        <>
          <OutcomesTable outcomes={data.SearchResult} />
          <Paging
            page={filter.page}
            pages={data.TotalPageCount}
            total={data.TotalCount}
            onPage={(page) => onFilter({ ...filter, page })}
          />
        </>
      )}
    </Card>
  );
}

function Chips({ filter, onClear }: { filter: OutcomeFilter; onClear: () => void }) {
  const { oldDecision, newDecision, rule } = filter;
  const words = [
    oldDecision && newDecision && `${WHAT_IF_TEXT[oldDecision].label} → ${WHAT_IF_TEXT[newDecision].label}`,
    rule && ruleShortText(rule),
  ].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <div className={classes.chips}>
      {words.map((word) => (
        <span key={word} className={classes.chip}>
          {word}
        </span>
      ))}
      <button type="button" className={classes.textButton} onClick={onClear}>
        <IconX size={14} stroke={2} aria-hidden />
        {POLICY_RUN.clear}
      </button>
    </div>
  );
}

function ExportButton({ runId, startedAt }: { runId: string; startedAt: string }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await download(
      `/api/BackOffice/Policy/Runs/${runId}/Export`,
      POLICY_EXPORT.file(startedAt.slice(0, 10)),
    ).catch(showProblem);
    setBusy(false);
  };
  return (
    <Button
      variant="default"
      size="xs"
      className={classes.export}
      loading={busy}
      leftSection={<IconDownload size={15} stroke={1.8} aria-hidden />}
      onClick={() => void save()}
    >
      {POLICY_RUN.export}
    </Button>
  );
}
