import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DAY_KINDS, type DayKind } from '../../../domain/calendar/day-off.ts';
import { CALENDAR } from '../../../domain/texts/lt/screen/staff-calendar.ts';
import { api } from '../../api/client.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ReasonField } from '../shell/ReasonField.tsx';
import { useSaving } from '../shell/use-saving.ts';
import { CALENDAR_KEY } from './queries.ts';

const FIELDS = ['date', 'name', 'reason'] as const;

/** One day made a day off, a day that is worked, or what the law says again. */
export function DayDialog({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<DayKind>('dayOff');
  const [date, setDate] = useState('');
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const { save, busy, errors, error } = useSaving(CALENDAR_KEY, onClose, FIELDS);
  const body = { kind, date: date.trim(), name: kind === 'dayOff' ? name : '', reason };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={CALENDAR.dayDialog}
      confirmLabel={CALENDAR.save}
      consequence={CALENDAR.consequence}
      busy={busy}
      error={error}
      onConfirm={() =>
        void save(CALENDAR.saved, (header) =>
          api.POST('/api/BackOffice/SaveDayOff', { params: { header }, body }),
        )
      }
    >
      <NativeSelect
        label={CALENDAR.kind}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as DayKind)}
        data={DAY_KINDS.map((value) => ({ value, label: CALENDAR.kinds[value] }))}
      />
      <TextInput
        label={CALENDAR.date}
        placeholder="2026-12-31"
        inputMode="numeric"
        maxLength={10}
        value={date}
        error={errors.date}
        onChange={(event) => setDate(event.currentTarget.value)}
      />
      {kind === 'dayOff' && (
        <TextInput
          label={CALENDAR.name}
          maxLength={120}
          value={name}
          error={errors.name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
      <ReasonField
        label={CALENDAR.reason}
        hint={CALENDAR.reasonHint}
        value={reason}
        error={errors.reason}
        onChange={setReason}
      />
    </Dialog>
  );
}
