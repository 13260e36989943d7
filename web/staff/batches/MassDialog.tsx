import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { BATCH, BATCH_NAME } from '../../../domain/texts/lt/screen/vmi.ts';
import { ERRORS } from '../../../domain/texts/lt/screen/common.ts';
import { formatInteger } from '../../../domain/texts/lt/format.ts';
import { act, ActionKey } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { ApiProblem } from '../../api/problem.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { estimatedMinutes } from './estimate.ts';
import { filterWords } from './filter-words.ts';
import { BATCHES_KEY, useBatches, useExactCount, type BatchFilter, type BatchKind } from './queries.ts';

interface MassDialogProps {
  kind: BatchKind;
  filter: BatchFilter;
  total: number;
  assessorName: (id: string) => string;
  onClose: () => void;
}

/** How many requests, by which filter, what will happen – before anything is sent. */
export function MassDialog({ kind, filter, total: counted, assessorName, onClose }: MassDialogProps) {
  const exact = useExactCount(filter, counted);
  const total = exact ?? counted;
  const client = useQueryClient();
  const { data: batches = [] } = useBatches(true);
  const key = useRef(new ActionKey());
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const minutes = estimatedMinutes(batches, total);
  const confirm = async () => {
    setBusy(true);
    setError(null);
    try {
      await act((header) => {
        const call = { params: { header }, body: { ...filter, page: 1, countPerPage: 30 } };
        return kind === 'vmiRenew'
          ? api.POST('/api/Request/MarkForVmiRenewMass', call)
          : api.POST('/api/Request/MarkForVmiAdditionalCheckMass', call);
      }, key.current);
      notifySuccess(BATCH.started(BATCH_NAME[kind]));
      onClose();
    } catch (failure) {
      setError((failure instanceof ApiProblem && failure.sentence) || ERRORS.generic);
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: BATCHES_KEY });
    }
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={BATCH_NAME[kind]}
      question={BATCH.question[kind](total)}
      summary={[
        { label: BATCH.matching, value: <span className="num">{formatInteger(total)}</span> },
        { label: BATCH.filter, value: filterWords(filter, assessorName) },
        ...(minutes === null ? [] : [{ label: BATCH.duration, value: BATCH.minutes(minutes) }]),
      ]}
      consequence={`${BATCH.consequence[kind]} ${BATCH.leave}`}
      confirmLabel={BATCH.confirm(total)}
      busy={busy || exact === null}
      error={error ?? undefined}
      onConfirm={() => void confirm()}
    />
  );
}
