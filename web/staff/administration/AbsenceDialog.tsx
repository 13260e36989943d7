import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ADMIN } from '../../../domain/texts/lt/screen/staff-administration.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import type { Account, Administration } from './queries.ts';

interface AbsenceDialogProps {
  account: Account;
  data: Administration;
  onClose: () => void;
}

const nameOf = ({ firstName, lastName }: Account): string => `${firstName} ${lastName}`;

/** Who takes over the open work of somebody who is away, and on which days. */
export function AbsenceDialog({ account, data, onClose }: AbsenceDialogProps) {
  const others = data.accounts.filter(({ id, isActive }) => isActive && id !== account.id);
  const [deputyId, setDeputyId] = useState(others[0]?.id ?? '');
  const [from, setFrom] = useState(data.today);
  const [to, setTo] = useState('');
  return (
    <ChangeDialog
      title={`${ADMIN.absence}: ${nameOf(account)}`}
      wanted={{ kind: 'absence', userId: account.id, deputyId, from: from.trim(), to: to.trim() }}
      consequence={ADMIN.deputyNote}
      fields={['deputyId', 'from', 'to']}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <NativeSelect
            label={ADMIN.deputyWho}
            value={deputyId}
            error={errors.deputyId}
            data={others.map((one) => ({ value: one.id, label: nameOf(one) }))}
            onChange={(event) => setDeputyId(event.currentTarget.value)}
          />
          <TextInput
            label={ADMIN.from}
            inputMode="numeric"
            maxLength={10}
            value={from}
            error={errors.from}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <TextInput
            label={ADMIN.to}
            placeholder={data.today}
            inputMode="numeric"
            maxLength={10}
            value={to}
            error={errors.to}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
        </>
      )}
    </ChangeDialog>
  );
}

/** The person is back, or the absence was called off. */
export function EndAbsenceDialog({ account, data, onClose }: AbsenceDialogProps) {
  const own = data.absences.filter(({ userId }) => userId === account.id);
  const [absenceId, setAbsenceId] = useState(own[0]?.id ?? '');
  return (
    <ChangeDialog
      title={`${ADMIN.endAbsence}: ${nameOf(account)}`}
      wanted={{ kind: 'absenceEnd', userId: account.id, absenceId }}
      consequence=""
      onClose={onClose}
    >
      {() => (
        <NativeSelect
          label={ADMIN.absence}
          value={absenceId}
          data={own.map(({ id, deputy, from, to }) => ({
            value: id,
            label: ADMIN.deputyDays(deputy, from, to),
          }))}
          onChange={(event) => setAbsenceId(event.currentTarget.value)}
        />
      )}
    </ChangeDialog>
  );
}
