import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { CLOCK_TITLE } from '../../../domain/texts/lt/screen/staff-clock.ts';
import { CALENDAR } from '../../../domain/texts/lt/screen/staff-calendar.ts';
import { api } from '../../api/client.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ReasonField } from '../shell/ReasonField.tsx';
import { CALENDAR_KEY, type Term } from './queries.ts';
import { useSaving } from '../shell/use-saving.ts';

export function TermDialog({
  term: { kind, length: seen, unit },
  onClose,
}: {
  term: Term;
  onClose: () => void;
}) {
  const [length, setLength] = useState(String(seen));
  const [reason, setReason] = useState('');
  const { save, busy, errors, error } = useSaving(CALENDAR_KEY, onClose, ['length', 'reason']);
  const body = { kind, length: Number(length.trim() || 0), seen, reason };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={CALENDAR.termDialog(CLOCK_TITLE[kind])}
      confirmLabel={CALENDAR.save}
      consequence={CALENDAR.termsNote}
      busy={busy}
      error={error}
      onConfirm={() =>
        void save(CALENDAR.termSaved, (header) =>
          api.POST('/api/BackOffice/SaveTermLength', { params: { header }, body }),
        )
      }
    >
      <TextInput
        label={unit === 'months' ? CALENDAR.lengthMonths : CALENDAR.lengthDays}
        inputMode="numeric"
        maxLength={3}
        value={length}
        error={errors.length}
        onChange={(event) => setLength(event.currentTarget.value.replace(/\D/g, ''))}
      />
      <ReasonField label={CALENDAR.reason} value={reason} error={errors.reason} onChange={setReason} />
    </Dialog>
  );
}
