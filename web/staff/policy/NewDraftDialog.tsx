import { NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RULE_SETS } from '../../../domain/eligibility/rule-sets.ts';
import { schemeOf } from '../../../domain/schemes/index.ts';
import { POLICY_DRAFT } from '../../../domain/texts/lt/screen/staff-policy.ts';
import { problemSentence } from '../../api/problem-sentence.ts';
import { act, ActionKey } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { POLICY_KEYS } from './queries.ts';

/** Rule sets in force first. */
const SETS = [...RULE_SETS].sort((a, b) => Number(a.validTo !== null) - Number(b.validTo !== null));

/** Names a copy of a rule set and opens it. */
export function NewDraftDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const key = useRef(new ActionKey());
  const [name, setName] = useState('');
  const [basedOn, setBasedOn] = useState(SETS[0]!.version);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const create = async () => {
    setTried(true);
    if (name.trim() === '') return;
    setBusy(true);
    setError(null);
    try {
      const draft = await act(
        (header) =>
          api.POST('/api/BackOffice/Policy/Drafts', { params: { header }, body: { name, basedOn } }),
        key.current,
      );
      void client.invalidateQueries({ queryKey: POLICY_KEYS.drafts });
      await navigate(paths.policyDraft(draft.id));
    } catch (failure) {
      setError(problemSentence(failure));
      setBusy(false);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={POLICY_DRAFT.dialogTitle}
      confirmLabel={POLICY_DRAFT.create}
      busy={busy}
      error={error}
      onConfirm={() => void create()}
    >
      <TextInput
        label={POLICY_DRAFT.name}
        description={POLICY_DRAFT.nameHint}
        value={name}
        maxLength={120}
        error={tried && name.trim() === '' ? POLICY_DRAFT.nameMissing : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <NativeSelect
        label={POLICY_DRAFT.basedOn}
        value={basedOn}
        onChange={(event) => setBasedOn(event.currentTarget.value)}
        data={SETS.map(({ version, scheme, validFrom, validTo }) => ({
          value: version,
          label: POLICY_DRAFT.option(schemeOf(scheme).shortName, validFrom, validTo),
        }))}
      />
    </Dialog>
  );
}
