import { useState } from 'react';
import { LOAN_ACCOUNT as T } from '../../domain/texts/lt/screen/loan-account.ts';
import { eurOfWire, fromWire, parseSum, toWire } from '../../domain/values/money.ts';
import { api } from '../api/client.ts';
import { useSaving } from '../staff/shell/use-saving.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DateInput } from '../ui/input/DateInput.tsx';
import { MoneyInput } from '../ui/input/MoneyInput.tsx';
import { ACCOUNT_KEY, type LoanAccount } from './query.ts';

interface PayOutDialogProps {
  payment: LoanAccount['Awaiting'][number];
  today: string;
  onClose: () => void;
}

/** Money that left for an approved payment request; what is left of it stands there already. */
export function PayOutDialog({ payment, today, onClose }: PayOutDialogProps) {
  const { paymentRequestId, Number: number, ApprovedSum, PaidSum } = payment;
  const left = toWire((fromWire(ApprovedSum) ?? 0) - (fromWire(PaidSum) ?? 0));
  const [sum, setSum] = useState(left);
  const [paidOn, setPaidOn] = useState(today);
  const { save, busy, errors, error } = useSaving(ACCOUNT_KEY, onClose, ['sum', 'paidOn']);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={T.recordTitle(number)}
      summary={[
        { label: T.approved, value: eurOfWire(ApprovedSum) },
        { label: T.paid, value: eurOfWire(PaidSum) },
      ]}
      confirmLabel={T.record}
      consequence={T.recordNote}
      busy={busy}
      error={error}
      onConfirm={() =>
        void save(T.recorded, (header) =>
          api.POST('/api/LoanAccount/RecordPayOut', {
            params: { header },
            body: { paymentRequestId, sum: wireSum(sum), paidOn },
          }),
        )
      }
    >
      <MoneyInput label={T.sum} defaultValue={left} error={errors.sum} onValue={setSum} />
      <DateInput
        label={T.paidOn}
        defaultValue={today}
        minDate={payment.decidedOn}
        maxDate={today}
        error={errors.paidOn}
        onValue={setPaidOn}
      />
    </Dialog>
  );
}

/** As typed, in the form of the wire; what is no sum goes as it is and is told by the server. */
export function wireSum(typed: string): string {
  const cents = parseSum(typed);
  return cents === null || Number.isNaN(cents) ? typed : toWire(cents);
}
