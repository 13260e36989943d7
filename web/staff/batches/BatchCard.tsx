import { ActionIcon, Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconLoader2, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { BATCH, BATCH_NAME } from '../../../domain/texts/lt/screen/vmi.ts';
import { paths } from '../../paths.ts';
import classes from './Batches.module.css';
import { filterWords } from './filter-words.ts';
import { outcomeWords, percentOf } from './outcome.ts';
import type { Batch } from './queries.ts';
import { useIsOff } from '../../public/use-is-off.ts';
import { useBatchActions } from './use-batch-actions.ts';

interface BatchCardProps {
  batch: Batch;
  assessorName: (id: string) => string;
  /** Its failures are taken up by a later one. */
  isRepeated: boolean;
  onHide: () => void;
}

/** One mass action: how far it is, who began it, what failed and what may be done about it. */
export function BatchCard({ batch, assessorName, isRepeated, onHide }: BatchCardProps) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const isOff = useIsOff('massVmi');
  const { busy, cancel, repeat } = useBatchActions(batch.Id);
  const isRunning = batch.state === 'InProgress';
  const words = isRunning && batch.cancelAsked ? BATCH.cancelling : outcomeWords(batch);
  return (
    <article className={classes.card} aria-label={BATCH_NAME[batch.kind]} data-tone={toneOf(batch)}>
      <div className={classes.line}>
        <StateIcon batch={batch} />
        <strong className={classes.name}>{BATCH_NAME[batch.kind]}</strong>
        <span className={classes.words}>{words}</span>
        <span className={classes.buttons}>
          {batch.failed > 0 && (
            <Button
              size="compact-xs"
              variant="default"
              aria-expanded={open}
              aria-controls={listId}
              onClick={() => setOpen(!open)}
            >
              {open ? BATCH.hideFailures : BATCH.failures(batch.failed)}
            </Button>
          )}
          {!isRunning && batch.failed + batch.cancelled > 0 && !isRepeated && !isOff && (
            <Button size="compact-xs" loading={busy} onClick={() => void repeat()}>
              {batch.cancelled > 0 ? BATCH.resume : BATCH.repeat}
            </Button>
          )}
          {isRunning && !batch.cancelAsked && (
            <Button size="compact-xs" variant="default" loading={busy} onClick={() => void cancel()}>
              {BATCH.cancel}
            </Button>
          )}
          {!isRunning && (
            <ActionIcon size={26} variant="subtle" color="gray" aria-label={BATCH.close} onClick={onHide}>
              <IconX size={16} stroke={1.8} aria-hidden />
            </ActionIcon>
          )}
        </span>
      </div>
      {isRunning && (
        <div
          className={classes.bar}
          role="progressbar"
          aria-label={BATCH_NAME[batch.kind]}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percentOf(batch)}
          aria-valuetext={words}
        >
          <div style={{ width: `${percentOf(batch)}%` }} />
        </div>
      )}
      <p className={classes.meta}>
        {BATCH.by(batch.startedBy, batch.startedAt)} · {BATCH.filter.toLowerCase()}:{' '}
        {filterWords(batch.filter, assessorName)}
        {batch.repeatOf && ` (${BATCH.repeated})`}
      </p>
      {open && <Failures id={listId} batch={batch} />}
    </article>
  );
}

function Failures({ id, batch }: { id: string; batch: Batch }) {
  const more = batch.failed - batch.failures.length;
  return (
    <ul id={id} className={classes.failures}>
      {batch.failures.map(({ RequestId, CompanyName, text }) => (
        <li key={RequestId}>
          <Link to={paths.staffRequest(RequestId)} className="num">
            {BATCH.row(RequestId)}
          </Link>
          <span className={classes.company}>{CompanyName}</span>
          <span className={classes.reason}>{text}</span>
        </li>
      ))}
      {more > 0 && <li>{BATCH.more(more)}</li>}
    </ul>
  );
}

function toneOf({ state, failed }: Batch): string {
  if (state === 'InProgress') return 'brand';
  if (state === 'Cancelled') return 'gray';
  return failed > 0 ? 'warning' : 'success';
}

function StateIcon({ batch }: { batch: Batch }) {
  const look = { size: 17, stroke: 1.9, 'aria-hidden': true } as const;
  if (batch.state === 'InProgress') return <IconLoader2 {...look} className={classes.spin} />;
  if (batch.state === 'Cancelled') return <IconCircleX {...look} className={classes.icon} />;
  return batch.failed > 0 ? (
    <IconAlertTriangle {...look} className={classes.icon} />
  ) : (
    <IconCircleCheck {...look} className={classes.icon} />
  );
}
