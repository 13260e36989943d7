import { eurOfWire } from '../../domain/values/money.ts';
import { NativeSelect, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ARREAR_KINDS, type ArrearKind } from '../../domain/loan/arrears.ts';
import { LOAN_ACCOUNT as T } from '../../domain/texts/lt/screen/loan-account.ts';
import { api } from '../api/client.ts';
import { useSaving } from '../staff/shell/use-saving.ts';
import { KEYS } from '../staff/data/queries.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DateInput } from '../ui/input/DateInput.tsx';
import { MoneyInput } from '../ui/input/MoneyInput.tsx';
import { wireSum } from './PayOutDialog.tsx';
import { ACCOUNT_KEY, type LoanAccount } from './query.ts';

/** The flag of a problem stands in the case and the list, too. */
const FIELDS = ['sum', 'since', 'note', 'endedOn'] as const;

function useSavingArrear(onClose: () => void) {
  const client = useQueryClient();
  const done = () => {
    void client.invalidateQueries({ queryKey: KEYS.all });
    onClose();
  };
  return useSaving(ACCOUNT_KEY, done, FIELDS);
}

interface ArrearDialogProps {
  requestId: number;
  today: string;
  onClose: () => void;
}

/** An instalment that was not paid in time, or a case of insolvency. */
export function ArrearDialog({ requestId, today, onClose }: ArrearDialogProps) {
  const [kind, setKind] = useState<ArrearKind>('overdue');
  const [sum, setSum] = useState('');
  const [since, setSince] = useState('');
  const [note, setNote] = useState('');
  const { save, busy, errors, error } = useSavingArrear(onClose);
  const ofSum = kind === 'overdue' ? { sum: wireSum(sum) } : {};
  return (
    <Dialog
      opened
      onClose={onClose}
      title={T.enterTitle}
      confirmLabel={T.save}
      busy={busy}
      error={error}
      onConfirm={() =>
        void save(T.entered, (header) =>
          api.POST('/api/LoanAccount/EnterArrear', {
            params: { header },
            body: { requestId, kind, since, note, ...ofSum },
          }),
        )
      }
    >
      <NativeSelect
        label={T.kind}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as ArrearKind)}
        data={ARREAR_KINDS.map((value) => ({ value, label: T.kinds[value] }))}
      />
      {kind === 'overdue' && <MoneyInput label={T.sum} error={errors.sum} onValue={setSum} />}
      <DateInput label={T.since[kind]} maxDate={today} error={errors.since} onValue={setSince} />
      <Textarea
        label={T.note}
        maxLength={500}
        autosize
        minRows={2}
        value={note}
        error={errors.note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </Dialog>
  );
}

interface EndDialogProps {
  arrear: LoanAccount['Arrears'][number];
  today: string;
  onClose: () => void;
}

/** The day it was paid, or the case ended. */
export function EndDialog({ arrear, today, onClose }: EndDialogProps) {
  const { Id: id, Kind: kind, Since: since, Sum: sum } = arrear;
  const [endedOn, setEndedOn] = useState(today);
  const { save, busy, errors, error } = useSavingArrear(onClose);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={T.endTitle[kind]}
      summary={[
        ...(kind === 'overdue' ? [{ label: T.sum, value: eurOfWire(sum) }] : []),
        { label: T.since[kind], value: since },
      ]}
      confirmLabel={T.end}
      busy={busy}
      error={error}
      onConfirm={() =>
        void save(T.entered, (header) =>
          api.POST('/api/LoanAccount/EndArrear', { params: { header }, body: { id, endedOn } }),
        )
      }
    >
      <DateInput
        label={T.endedOn[kind]}
        defaultValue={today}
        minDate={since}
        maxDate={today}
        error={errors.endedOn}
        onValue={setEndedOn}
      />
    </Dialog>
  );
}
