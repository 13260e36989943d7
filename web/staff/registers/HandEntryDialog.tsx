import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { handParts } from '../../../domain/forms/hand-entry/fields.ts';
import { HAND_FILE } from '../../../domain/forms/hand-entry/schema.ts';
import type { RegisterId } from '../../../domain/registers/register-id.ts';
import { fieldProblemText } from '../../../domain/texts/lt/problem.ts';
import { HAND_ENTRY_SCREEN } from '../../../domain/texts/lt/screen/staff-registers.ts';
import { vilniusDate } from '../../../domain/values/days.ts';
import { fileProblemSentence } from '../../actions/DialogFields.tsx';
import { FilePicker } from '../../actions/FilePicker.tsx';
import { problemSentence } from '../../api/problem-sentence.ts';
import { ActionKey } from '../../api/act.ts';
import { upload } from '../../api/files.ts';
import { isDefinite } from '../../api/act.ts';
import { announce } from '../../ui/announce.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DateInput } from '../../ui/input/DateInput.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { KEYS } from '../data/queries.ts';
import type { CaseRegisters } from '../data/types.ts';
import {
  blankValues,
  controlId,
  entryErrors,
  sentValues,
  serverErrors,
  type EntryErrors,
  type TypedValues,
} from './entry-values.ts';
import { HandFieldControl } from './HandField.tsx';
import { HandRowsControl } from './HandRows.tsx';
import classes from './Registers.module.css';

interface HandEntryDialogProps {
  requestId: number;
  register: RegisterId;
  onClose: () => void;
}

/** A register's answer typed from a document; another person will confirm it. */
export function HandEntryDialog({ requestId, register, onClose }: HandEntryDialogProps) {
  const client = useQueryClient();
  const key = useRef(new ActionKey());
  const parts = handParts(register);
  const [values, setValues] = useState<TypedValues>(() => blankValues(parts));
  const [asOf, setAsOf] = useState('');
  const [reason, setReason] = useState('');
  const [files, setFiles] = useState<File[]>([]);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const own = entryErrors(register, { asOf, reason, values, files }, vilniusDate(new Date().toISOString()));
  const fromServer = serverErrors(failure);
  const errors: EntryErrors = tried ? { ...fromServer, ...own } : {};

  const submit = async () => {
    setTried(true);
    const [first] = Object.keys(own);
    if (first) {
      announce(HAND_ENTRY_SCREEN.check);
      focusOn(first);
      return;
    }
    setBusy(true);
    setFailure(null);
    const form = new FormData();
    const fields = { RequestId: String(requestId), register, asOf, reason };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('values', JSON.stringify(sentValues(register, values)));
    for (const file of files) form.append('File', file, file.name);
    try {
      await upload<CaseRegisters>(
        '/api/BackOffice/EnterRegisterValue',
        form,
        key.current.get(),
        () => undefined,
      ).done;
      notifySuccess(HAND_ENTRY_SCREEN.saved);
      await client.invalidateQueries({ queryKey: KEYS.case(requestId) });
      onClose();
    } catch (error) {
      if (isDefinite(error)) key.current.settle();
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const change = (next: TypedValues) => {
    setValues(next);
    setFailure(null);
  };

  return (
    <Dialog
      opened
      onClose={onClose}
      title={HAND_ENTRY_SCREEN.title(register)}
      consequence={HAND_ENTRY_SCREEN.lead}
      confirmLabel={HAND_ENTRY_SCREEN.save}
      busy={busy}
      size={760}
      onConfirm={() => void submit()}
      error={failure && Object.keys(fromServer).length === 0 ? problemSentence(failure) : undefined}
    >
      <div className={classes.fields}>
        {parts.map((part) =>
          part.kind === 'rows' ? (
            <HandRowsControl
              key={part.name}
              part={part}
              rows={values[part.name] as never}
              errors={errors}
              onChange={(rows) => change({ ...values, [part.name]: rows })}
            />
          ) : (
            <HandFieldControl
              key={part.name}
              field={part}
              path={`values.${part.name}`}
              value={values[part.name] as never}
              errors={errors}
              onChange={(value) => change({ ...values, [part.name]: value })}
            />
          ),
        )}
        <DateInput
          id={controlId('asOf')}
          label={HAND_ENTRY_SCREEN.asOf}
          error={errors.asOf && fieldProblemText(errors.asOf)}
          defaultValue={asOf}
          onValue={setAsOf}
        />
        <Textarea
          id={controlId('reason')}
          className={classes.wide}
          label={HAND_ENTRY_SCREEN.reason}
          error={errors.reason && fieldProblemText(errors.reason)}
          autosize
          minRows={2}
          maxRows={8}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div className={classes.wide}>
          <FilePicker
            rule={HAND_FILE}
            label={HAND_ENTRY_SCREEN.document}
            files={files}
            error={errors.File ? fileProblemSentence(errors.File) : null}
            onChange={setFiles}
          />
        </div>
      </div>
    </Dialog>
  );
}

/** Groups of buttons have no control of their own: the first of them takes the focus. */
function focusOn(path: string): void {
  const id = path === 'File' ? 'action-files' : controlId(path);
  const control = document.getElementById(`${id}-yes`) ?? document.getElementById(id);
  control?.focus();
}
