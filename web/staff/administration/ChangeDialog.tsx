import { useState, type ReactNode } from 'react';
import { ADMIN } from '../../../domain/texts/lt/screen/staff-administration.ts';
import { api } from '../../api/client.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ReasonField } from '../shell/ReasonField.tsx';
import { useSaving } from '../shell/use-saving.ts';
import { ADMINISTRATION_KEY, type ChangeBody } from './queries.ts';

/** A change without the reason, which every dialog asks for in the same words. */
export type Wanted = ChangeBody extends infer B ? (B extends unknown ? Omit<B, 'reason'> : never) : never;

interface ChangeDialogProps<F extends string> {
  title: string;
  wanted: Wanted;
  consequence: string;
  /** It waits for a second person. */
  waits?: boolean;
  danger?: boolean;
  onClose: () => void;
  /** Those that show what is wrong with them. */
  fields?: readonly F[];
  children?: (errors: Partial<Record<F, string>>) => ReactNode;
}

/** One anatomy of every change: its fields, why, and what it brings about. */
export function ChangeDialog<F extends string = never>({
  title,
  wanted,
  consequence,
  onClose,
  fields = [],
  ...props
}: ChangeDialogProps<F>) {
  const [reason, setReason] = useState('');
  const { save, busy, errors, error } = useSaving<F | 'reason'>(ADMINISTRATION_KEY, onClose, [
    ...fields,
    'reason',
  ]);
  const body = { ...wanted, reason } as ChangeBody;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      confirmLabel={props.waits ? ADMIN.propose : ADMIN.save}
      consequence={props.waits ? `${consequence} ${ADMIN.takesSecond}` : consequence}
      danger={props.danger ?? false}
      busy={busy}
      error={error}
      onConfirm={() =>
        void save<{ state: 'waiting' | 'inForce' }>(
          ({ state }) => ADMIN.made[state],
          (header) => api.POST('/api/BackOffice/Administration/Change', { params: { header }, body }),
        )
      }
    >
      {props.children?.(errors)}
      <ReasonField
        label={ADMIN.reason}
        hint={ADMIN.reasonHint}
        value={reason}
        error={errors.reason}
        onChange={setReason}
      />
    </Dialog>
  );
}
