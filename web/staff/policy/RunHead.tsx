import { Button } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { schemeOf } from '../../../domain/schemes/index.ts';
import { formatInteger, outOf } from '../../../domain/texts/lt/format.ts';
import { POLICY_RUN } from '../../../domain/texts/lt/screen/staff-policy.ts';
import { problemSentence } from '../../api/problem-sentence.ts';
import { act, ActionKey } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { ApiProblem } from '../../api/problem.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { DataList } from '../../ui/DataList.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import classes from './Policy.module.css';
import { isOpen, POLICY_KEYS, type PolicyRunResult } from './queries.ts';
import { RunAgain } from './RunAgain.tsx';
import { RunStateBadge } from './RunStateBadge.tsx';

/** What was run, by whom and how far it is; stopping it, or running it again. */
export function RunHead({ run }: { run: PolicyRunResult }) {
  const { facts } = POLICY_RUN;
  const open = isOpen(run);
  return (
    <>
      <PageTitle
        small
        title={POLICY_RUN.heading(run.draftName)}
        documentTitle={POLICY_RUN.pageTitle(run.draftName)}
        action={open ? <CancelRun run={run} /> : <RunAgain run={run} />}
      />
      <section className={classes.facts} aria-label={POLICY_RUN.heading(run.draftName)}>
        <DataList
          look="grid"
          columns={5}
          items={[
            { label: facts.state, value: <RunStateBadge run={run} /> },
            { label: facts.scheme, value: schemeOf(run.scheme).shortName },
            { label: facts.period, value: POLICY_RUN.period(run.from, run.to) },
            {
              label: facts.started,
              value: `${run.startedBy}, ${run.startedAt.slice(0, 16).replace(' ', '\u00A0')}`,
            },
            { label: facts.changed, value: outOf(formatInteger(run.changed), formatInteger(run.done)) },
          ]}
        />
        {open && <RunProgress run={run} />}
      </section>
    </>
  );
}

function RunProgress({ run: { done, total } }: { run: PolicyRunResult }) {
  const words = total === null ? POLICY_RUN.counting : POLICY_RUN.progress(done, total);
  const percent = total ? Math.floor((done / total) * 100) : 0;
  return (
    <div className={classes.progress}>
      <div
        className={classes.track}
        role="progressbar"
        aria-label={POLICY_RUN.progressName}
        aria-valuemin={0}
        aria-valuemax={total ?? undefined}
        aria-valuenow={total === null ? undefined : done}
        aria-valuetext={words}
      >
        <div className={classes.fill} style={{ width: `${percent}%` }} />
      </div>
      <span className={classes.meta}>{words}</span>
    </div>
  );
}

function CancelRun({ run }: { run: PolicyRunResult }) {
  const client = useQueryClient();
  const key = useRef(new ActionKey());
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const cancel = async () => {
    setBusy(true);
    setError(null);
    try {
      await act(
        (header) =>
          api.POST('/api/BackOffice/Policy/Runs/{id}/Cancel', {
            params: { path: { id: run.id }, header },
          }),
        key.current,
      );
      setAsked(false);
    } catch (failure) {
      // Faster than the hand: it is over, and the screen says so.
      if (failure instanceof ApiProblem && failure.code === 'policyRunOver') setAsked(false);
      else setError(problemSentence(failure));
    } finally {
      setBusy(false);
      void client.invalidateQueries({ queryKey: POLICY_KEYS.run(run.id) });
    }
  };
  return (
    <>
      <Button
        variant="default"
        size="md"
        disabled={run.isCancelling}
        leftSection={<IconBan size={16} stroke={1.8} aria-hidden />}
        onClick={() => setAsked(true)}
      >
        {run.isCancelling ? POLICY_RUN.cancelling : POLICY_RUN.cancel}
      </Button>
      <ConfirmDialog
        opened={asked}
        onClose={() => {
          setError(null);
          setAsked(false);
        }}
        title={POLICY_RUN.cancelTitle}
        question={POLICY_RUN.cancelQuestion}
        consequence={POLICY_RUN.cancelConsequence}
        busy={busy}
        error={error}
        onConfirm={() => void cancel()}
      />
    </>
  );
}
