import { NativeSelect } from '@mantine/core';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SCHEME_CODES, schemeOf, type SchemeCode } from '../../../domain/schemes/index.ts';
import { fieldProblemText } from '../../../domain/texts/lt/problem.ts';
import { POLICY_DRAFT, POLICY_START } from '../../../domain/texts/lt/screen/staff-policy.ts';
import { problemSentence } from '../../api/problem-sentence.ts';
import { act, ActionKey } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { ApiProblem, fieldErrors } from '../../api/problem.ts';
import { paths } from '../../paths.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DateInput } from '../../ui/input/DateInput.tsx';
import classes from './Policy.module.css';
import { conflictOf } from './use-draft-form.ts';

interface StartRunDialogProps {
  /** The draft as it is stored. */
  wish: { id: string; name: string; version: number; scheme: SchemeCode };
  from?: string | null;
  to?: string | null;
  onClose: () => void;
}

/** For which scheme and which evaluations; then the run's own screen. */
export function StartRunDialog({ wish, onClose, ...period }: StartRunDialogProps) {
  const navigate = useNavigate();
  const key = useRef(new ActionKey());
  const [scheme, setScheme] = useState<SchemeCode>(wish.scheme);
  const [from, setFrom] = useState(period.from ?? '');
  const [to, setTo] = useState(period.to ?? '');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const start = async () => {
    setBusy(true);
    setError(null);
    setWrong({});
    try {
      const body = { draftId: wish.id, draftVersion: wish.version, scheme, from, to };
      const run = await act(
        (header) => api.POST('/api/BackOffice/Policy/Runs', { params: { header }, body }),
        key.current,
      );
      await navigate(paths.policyRun(run.id));
    } catch (failure) {
      const other = conflictOf(failure);
      const fields = failure instanceof ApiProblem ? fieldErrors(failure.body.errors) : [];
      setWrong(Object.fromEntries(fields.map(({ field, message }) => [field, fieldProblemText(message)])));
      if (other) setError(POLICY_DRAFT.conflict(other.savedBy, other.savedAt.slice(11)));
      else if (fields.length === 0) setError(problemSentence(failure));
      setBusy(false);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={POLICY_START.title}
      summary={[{ label: POLICY_START.draft, value: wish.name }]}
      consequence={POLICY_START.consequence}
      confirmLabel={POLICY_START.start}
      busy={busy}
      error={error}
      onConfirm={() => void start()}
    >
      <NativeSelect
        label={POLICY_START.scheme}
        value={scheme}
        onChange={(event) => setScheme(event.currentTarget.value as SchemeCode)}
        data={SCHEME_CODES.map((code) => ({ value: code, label: schemeOf(code).shortName }))}
      />
      <div className={classes.period}>
        <DateInput label={POLICY_START.from} defaultValue={from} onValue={setFrom} error={wrong.from} />
        <DateInput label={POLICY_START.to} defaultValue={to} onValue={setTo} error={wrong.to} />
        <p className={classes.meta}>{POLICY_START.periodHint}</p>
      </div>
    </Dialog>
  );
}
