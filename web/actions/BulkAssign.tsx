import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BULK } from '../../domain/texts/lt/screen/staff-dialog.ts';
import { ACTION_DIALOG } from '../../domain/texts/lt/action-dialog.ts';
import { ACTION_TEXT } from '../../domain/texts/lt/action.ts';
import { numbered } from '../../domain/texts/lt/format.ts';
import { act } from '../api/act.ts';
import { KEYS } from '../staff/data/queries.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { AssessorChoice } from './AssessorField.tsx';
import classes from './ActionDialog.module.css';
import { problemWords } from './problem-words.ts';
import { sendAction } from './send.ts';

interface BulkAssignProps {
  opened: boolean;
  requests: readonly { id: number; name: string; version: number }[];
  onClose: (changed: boolean) => void;
}

interface Refused {
  id: number;
  why: string;
}

/** One assessor for several requests; each is its own action, and each refusal is named. */
export function BulkAssign({ opened, requests, onClose }: BulkAssignProps) {
  const client = useQueryClient();
  const [userId, setUserId] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  /** Those that have got their assessor already are not sent again. */
  const [done, setDone] = useState<readonly number[]>([]);
  const left = requests.filter(({ id }) => !done.includes(id));
  const assign = async () => {
    setTried(true);
    if (userId === '') return;
    setBusy(true);
    const failures: Refused[] = [];
    const assigned = [...done];
    for (const { id, version } of left) {
      try {
        await act(sendAction('setAssessor', { id, version }, { userId }));
        assigned.push(id);
      } catch (error) {
        failures.push({ id, why: problemWords(error) });
      }
    }
    await client.invalidateQueries({ queryKey: KEYS.all });
    setBusy(false);
    setRefused(failures);
    setDone(assigned);
    if (failures.length > 0) return;
    notifySuccess(`${ACTION_DIALOG.setAssessor.success}: ${requests.length}`);
    onClose(true);
  };
  return (
    <Dialog
      opened={opened}
      onClose={() => onClose(done.length > 0 || refused.length > 0)}
      title={BULK.title(left.length)}
      summary={[{ label: BULK.requests, value: requests.map(({ id }) => numbered(id)).join(', ') }]}
      confirmLabel={ACTION_TEXT.setAssessor.button}
      busy={busy}
      onConfirm={() => void assign()}
      error={
        refused.length > 0 ? (
          <>
            <strong>{BULK.refused(refused.length, requests.length)}</strong>
            <ul className={classes.rules}>
              {requests.map(({ id, name }) => (
                <li key={id}>
                  {numbered(id)} {name}: {refused.find((one) => one.id === id)?.why ?? BULK.done}
                </li>
              ))}
            </ul>
          </>
        ) : undefined
      }
    >
      <AssessorChoice
        current={null}
        value={userId}
        error={tried && userId === '' ? 'assessorMissing' : undefined}
        isFirst
        onChange={setUserId}
      />
    </Dialog>
  );
}
