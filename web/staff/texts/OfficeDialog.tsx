import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { SIGNATORIES as T } from '../../../domain/texts/lt/screen/staff-texts.ts';
import { api } from '../../api/client.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSaving } from '../shell/use-saving.ts';
import { TEXTS_KEY, type Signatories } from './queries.ts';

interface OfficeDialogProps {
  account: Signatories['accounts'][number];
  onClose: () => void;
}

const FIELDS = ['office', 'basisNumber', 'basisDate', 'reason'] as const;

export function OfficeDialog({ account: { id, name, ...held }, onClose }: OfficeDialogProps) {
  const [values, setValues] = useState({
    office: held.office ?? '',
    basisNumber: held.basisNumber ?? '',
    basisDate: held.basisDate ?? '',
    reason: '',
  });
  const { save, busy, errors, error } = useSaving(TEXTS_KEY, onClose, FIELDS);
  const field = (part: keyof typeof values) => ({
    value: values[part],
    error: errors[part],
    maxLength: 200,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setValues({ ...values, [part]: currentTarget.value }),
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={T.dialog(name)}
      confirmLabel={T.save}
      busy={busy}
      error={error}
      onConfirm={() =>
        void save(T.saved, (header) =>
          api.POST('/api/BackOffice/SaveSignatory', { params: { header }, body: { id, ...values } }),
        )
      }
    >
      <TextInput label={T.office} description={T.officeHint} {...field('office')} />
      <TextInput label={T.number} {...field('basisNumber')} />
      <TextInput label={T.date} inputMode="numeric" placeholder="2026-01-05" {...field('basisDate')} />
      <Textarea label={T.reason} autosize minRows={2} {...field('reason')} />
    </Dialog>
  );
}
