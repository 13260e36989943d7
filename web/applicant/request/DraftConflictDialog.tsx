import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FormContext } from '../../../domain/forms/form.ts';
import { CONFLICT } from '../../../domain/texts/lt/screen/common.ts';
import { countriesQuery, evrkQuery } from '../../forms/code-lists.ts';
import { ConflictDialog } from '../../forms/ConflictDialog.tsx';
import { differences, putTogether } from '../../forms/conflict.ts';
import type { RequestForm } from '../../forms/use-request-form.ts';
import type { Draft, FoundConflict } from './use-draft.ts';

/** Who saved the other version, and when, as the person may know it. */
function whoSaved({ who, own, at }: FoundConflict): string {
  if (own && at) return CONFLICT.own(at);
  return who && at ? CONFLICT.who(who, at) : CONFLICT.unknownWho;
}

interface DraftConflictProps {
  conflict: FoundConflict;
  draft: Draft;
  form: RequestForm;
  context: FormContext;
}

/** The form's answers against those somebody has saved; shown while there are two versions. */
export default function DraftConflictDialog({ conflict, draft, form, context }: DraftConflictProps) {
  const evrk = useQuery(evrkQuery);
  const countries = useQuery(countriesQuery);
  const versions = useMemo(
    () => ({
      mine: structuredClone(form.values()),
      theirs: conflict.theirs,
      base: draft.autosave.baseline(),
    }),
    [conflict, draft.autosave, form],
  );
  const rows = useMemo(
    () =>
      differences(versions, context, {
        evrk: (code) => evrk.data?.find((activity) => activity.code === code)?.name ?? null,
        country: (code) => countries.data?.find((country) => country.Code === code)?.Name ?? null,
      }),
    [context, countries.data, evrk.data, versions],
  );
  return (
    <ConflictDialog
      key={conflict.theirs.formVersion}
      opened
      who={whoSaved(conflict)}
      differences={rows}
      onConfirm={(chosen) =>
        draft.choose(
          putTogether(
            versions,
            rows.map(({ path, paths }) => ({ path, paths, choice: chosen[path] ?? 'mine' })),
            context,
          ),
        )
      }
      onClose={draft.closeConflict}
    />
  );
}
