import { useMemo } from 'react';
import type { FormContext } from '../../../domain/forms/form.ts';
import { ConflictDialog } from '../../forms/ConflictDialog.tsx';
import { differences } from '../../forms/conflict.ts';
import type { RequestForm } from '../../forms/use-request-form.ts';
import type { Draft } from './use-draft.ts';

export function DraftConflictDialog({
  draft,
  form,
  context,
}: {
  draft: Draft;
  form: RequestForm;
  context: FormContext;
}) {
  const { conflict } = draft;
  const rows = useMemo(
    () => (conflict ? differences(form.values(), conflict.theirs, context) : []),
    [conflict, context, form],
  );
  return (
    <ConflictDialog
      opened={conflict !== null}
      who={conflict?.who ?? null}
      at={conflict?.at ?? null}
      differences={rows}
      busy={false}
      onKeepMine={draft.keepMine}
      onTakeTheirs={draft.takeTheirs}
      onClose={draft.closeConflict}
    />
  );
}
