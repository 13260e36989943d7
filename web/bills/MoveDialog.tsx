import { eurOfWire } from '../../domain/values/money.ts';
import { Radio, Textarea } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { useRef, useState } from 'react';
import type { BillMove, BillSide } from '../../domain/bills/moves.ts';
import { ANSWER, BILL_PAGE as T, MOVE_WORDS } from '../../domain/texts/lt/screen/bills.ts';
import { act, ActionKey, type KeyHeader } from '../api/act.ts';
import { api } from '../api/client.ts';
import { ApiProblem, fieldErrors } from '../api/problem.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { notifySuccess } from '../ui/notify.ts';
import classes from './Bills.module.css';
import { refreshBills, type Bill } from './queries.ts';

export type DialogMove = keyof typeof MOVE_WORDS & BillMove;

interface MoveDialogProps {
  bill: Bill;
  side: BillSide;
  move: DialogMove;
  onClose: () => void;
  onDone: () => void;
}

const ASKS_WHY: readonly DialogMove[] = ['reject', 'refuse'];

interface Given {
  comment: string;
  toCorrect: boolean;
}

/** The call of each move. */
function callOf(move: DialogMove, { Id: invoiceId, version }: Bill, given: Given) {
  return (header: KeyHeader) => {
    const params = { query: { invoiceId }, header };
    switch (move) {
      case 'delete':
        return api.DELETE('/api/Invoice/Delete', { params });
      case 'confirm':
        return api.POST('/api/Invoice/Confirm', { params, body: { version } });
      case 'reject':
        return api.POST('/api/Invoice/Reject', { params, body: { ...given, version } });
      case 'refuse':
        return api.POST('/api/Invoice/ManagerReject', { params, body: { ...given, version } });
    }
  };
}

/** Asks once more, and where the bill is not taken, why and whether it may come back. */
export function MoveDialog({ bill, side, move, onClose, onDone }: MoveDialogProps) {
  const words = MOVE_WORDS[move];
  const key = useRef(new ActionKey());
  const [given, setGiven] = useState<Given>({ comment: '', toCorrect: true });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const refused = error instanceof ApiProblem ? fieldErrors(error.body.errors) : [];
  const send = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await act(callOf(move, bill, given), key.current);
      notifySuccess(words.done);
      onClose();
      onDone();
    } catch (problem) {
      setError(problem);
    } finally {
      setBusy(false);
      void refreshBills();
    }
  };
  const sentence =
    error === null || refused.length > 0
      ? null
      : (error instanceof ApiProblem && error.sentence) || words.failed;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={words.title(bill.Number)}
      summary={[
        side === 'tenant'
          ? { label: T.owner, value: bill.OwnerName }
          : { label: T.tenant, value: bill.TenantName },
        { label: T.month, value: bill.RentDate },
        { label: T.sum, value: eurOfWire(bill.Sum) },
      ]}
      consequence={words.consequence}
      danger={move === 'delete'}
      confirmLabel={words.button}
      busy={busy}
      error={sentence}
      onConfirm={() => void send()}
    >
      {ASKS_WHY.includes(move) && (
        <>
          <Radio.Group
            label={ANSWER.label}
            value={given.toCorrect ? 'correct' : 'good'}
            onChange={(value) => setGiven({ ...given, toCorrect: value === 'correct' })}
          >
            <div className={classes.choices}>
              <Radio value="correct" label={ANSWER.toCorrect} />
              <Radio value="good" label={ANSWER.forGood} />
            </div>
          </Radio.Group>
          <Textarea
            label={ANSWER.comment}
            autosize
            minRows={3}
            maxLength={2000}
            value={given.comment}
            error={refused.find(({ field }) => /comment/i.test(field))?.message}
            onChange={(event) => setGiven({ ...given, comment: event.currentTarget.value })}
          />
        </>
      )}
    </Dialog>
  );
}
