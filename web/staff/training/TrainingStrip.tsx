import { Button } from '@mantine/core';
import { IconPlayerTrackNext } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { TRAINING as T } from '../../../domain/texts/lt/screen/training.ts';
import { act, ActionKey } from '../../api/act.ts';
import { ask } from '../../api/client.ts';
import { ApiProblem, fieldErrors } from '../../api/problem.ts';
import { problemSentence } from '../../api/problem-sentence.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ReasonField } from '../shell/ReasonField.tsx';
import { Note } from '../../ui/Note.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { KEYS, useMe } from '../data/queries.ts';
import { moveOn, readTraining } from './training-calls.ts';

const SECOND = 1000;
/** What the deadline does is done by the workflow of the case: seconds at most. */
const PATIENCE = 40;

interface TrainingStripProps {
  requestId: number;
  onMoved: () => void;
}

/** In training an administrator need not wait for the deadlines of a case. */
export default function TrainingStrip({ requestId, onMoved }: TrainingStripProps) {
  const { data: me } = useMe();
  const isMine = me?.roles.includes('administrator') ?? false;
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: trainingKey(requestId),
    queryFn: () => ask(readTraining(requestId)),
    enabled: isMine,
    refetchInterval: 2 * SECOND,
  });
  if (!data) return null;
  return (
    <Note
      tone="warning"
      title={T.title}
      action={
        <Button
          size="xs"
          variant="default"
          disabled={!data.next}
          leftSection={<IconPlayerTrackNext size={14} stroke={1.8} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {T.move}
        </Button>
      }
    >
      {T.day(data.daySeconds)} {data.next ? T.next(data.next.kind, data.next.at) : T.nothing}
      {isOpen && <MoveDialog requestId={requestId} onClose={() => setOpen(false)} onMoved={onMoved} />}
    </Note>
  );
}

const trainingKey = (id: number) => ['staff', 'training', id] as const;

function MoveDialog({ requestId, onClose, onMoved }: TrainingStripProps & { onClose: () => void }) {
  const client = useQueryClient();
  const key = useRef(new ActionKey());
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<{ field?: string; sentence?: string }>({});
  const move = async (): Promise<void> => {
    setBusy(true);
    setError({});
    try {
      await act((header) => moveOn(requestId, reason, header), key.current);
      await passed(requestId);
      notifySuccess(T.moved);
      onMoved();
      await client.invalidateQueries({ queryKey: KEYS.case(requestId) });
      void client.invalidateQueries({ queryKey: trainingKey(requestId) });
      onClose();
    } catch (failure) {
      const [field] = failure instanceof ApiProblem ? fieldErrors(failure.body.errors) : [];
      setError(field ? { field: field.message } : { sentence: problemSentence(failure) });
      setBusy(false);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={T.dialog(requestId)}
      consequence={T.consequence}
      confirmLabel={T.confirm}
      busy={busy}
      error={error.sentence}
      onConfirm={() => void move()}
    >
      <ReasonField label={T.reason} value={reason} error={error.field} onChange={setReason} />
    </Dialog>
  );
}

/** Until what the case was brought to has happened. */
async function passed(requestId: number): Promise<void> {
  for (let tries = 0; tries < PATIENCE; tries += 1) {
    const { next } = await ask(readTraining(requestId));
    if (!next?.isNow) return;
    await new Promise((resolve) => setTimeout(resolve, SECOND / 4));
  }
}
