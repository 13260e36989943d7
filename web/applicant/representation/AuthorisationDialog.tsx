import { TextInput } from '@mantine/core';
import { IconFileText, IconLock } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { fileProblem } from '../../../domain/documents/limits.ts';
import {
  AUTHORISATION_EXTENSIONS,
  AUTHORISATION_FIELDS,
} from '../../../domain/representation/authorisation.ts';
import { AUTHORISATION_DIALOG } from '../../../domain/texts/lt/screen/representation.ts';
import { PROBLEM_TEXT } from '../../../domain/texts/lt/problem.ts';
import { checkPersonCode, cleanPersonCode } from '../../../domain/values/person-code.ts';
import { FilePicker } from '../../actions/FilePicker.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DateInput } from '../../ui/input/DateInput.tsx';
import { useKeptOnExpiry } from '../../ui/use-typed.ts';
import { typedAt } from '../../api/typing.ts';
import '../../ui/style/inputs.css';
import classes from './AuthorisationDialog.module.css';
import { OWN_AREA, type AuthorisationArea } from './area.ts';
import type { Representative } from './queries.ts';
import {
  useSaveAuthorisation,
  type AuthorisationValues,
  type FieldErrors,
} from './use-save-authorisation.ts';

interface AuthorisationDialogProps {
  area?: AuthorisationArea;
  /** Null: a new one. */
  stored: Representative | null;
  /** What staff say beside: who is represented. Its fields stand first. */
  represented?: { values: Readonly<Record<string, string>>; fields: (errors: FieldErrors) => ReactNode };
  onClose: () => void;
}

const idOf = (field: string): string => `authorisation-${field}`;

/** Adds or changes an authorisation. Whatever the server answers, what was typed and the chosen file stay. */
export function AuthorisationDialog({
  area = OWN_AREA,
  stored,
  represented,
  onClose,
}: AuthorisationDialogProps) {
  const place = `authorisation:${area.name}:${stored?.Id ?? 'new'}`;
  const [values, setValues] = useState<AuthorisationValues>(
    () => typedAt<AuthorisationValues>(place) ?? valuesOf(stored),
  );
  const [files, setFiles] = useState<readonly File[]>([]);
  const [fileError, setFileError] = useState<string | null>(null);
  // A personal code is not left behind in the browser.
  useKeptOnExpiry(place, () => ({ ...values, PersonalCode: stored?.PersonalCode ?? '' }));
  const { save, busy, percent, errors, problem } = useSaveAuthorisation(area, stored, onClose);
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const first = AUTHORISATION_FIELDS.find((field) => errors[field]);
    if (!first) return;
    const wrong =
      first === 'UploadedFile'
        ? body.current?.querySelector<HTMLElement>('button')
        : document.getElementById(idOf(first));
    wrong?.focus();
  }, [errors]);

  const set = (name: keyof AuthorisationValues) => (value: string) =>
    setValues((old) => ({ ...old, [name]: value }));
  const choose = (chosen: File[]) => {
    const [file] = chosen;
    const found = file ? fileProblem(file, null, AUTHORISATION_EXTENSIONS) : null;
    setFileError(found ? PROBLEM_TEXT[found] : null);
    setFiles(found ? [] : chosen);
  };
  const code = cleanPersonCode(values.PersonalCode);
  const check = checkPersonCode(code);
  const isOdd = !stored && check.formatOk && !check.checksumOk;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={stored ? AUTHORISATION_DIALOG.editTitle : AUTHORISATION_DIALOG.addTitle}
      confirmLabel={AUTHORISATION_DIALOG.save}
      busy={busy}
      error={problem}
      onConfirm={() => void save(values, files[0] ?? null, represented?.values)}
    >
      <div className={classes.fields}>
        {represented && <div className={classes.whole}>{represented.fields(errors)}</div>}
        <TextInput
          id={idOf('FirstName')}
          label={AUTHORISATION_DIALOG.firstName}
          autoComplete="off"
          maxLength={100}
          value={values.FirstName}
          onChange={(event) => set('FirstName')(event.currentTarget.value)}
          error={errors.FirstName}
        />
        <TextInput
          id={idOf('LastName')}
          label={AUTHORISATION_DIALOG.lastName}
          autoComplete="off"
          maxLength={100}
          value={values.LastName}
          onChange={(event) => set('LastName')(event.currentTarget.value)}
          error={errors.LastName}
        />
        <TextInput
          id={idOf('PersonalCode')}
          className={classes.whole}
          label={AUTHORISATION_DIALOG.personalCode}
          description={
            stored ? AUTHORISATION_DIALOG.locked : isOdd ? AUTHORISATION_DIALOG.checkCode : undefined
          }
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          readOnly={stored !== null}
          leftSection={stored ? <IconLock size={17} stroke={1.7} aria-hidden /> : undefined}
          value={values.PersonalCode}
          onChange={(event) => set('PersonalCode')(event.currentTarget.value)}
          error={errors.PersonalCode}
        />
        <DateInput
          id={idOf('ValidFrom')}
          label={AUTHORISATION_DIALOG.validFrom}
          defaultValue={values.ValidFrom}
          onValue={set('ValidFrom')}
          error={errors.ValidFrom}
        />
        <DateInput
          id={idOf('ValidTo')}
          label={AUTHORISATION_DIALOG.validTo}
          description={AUTHORISATION_DIALOG.validToHint}
          defaultValue={values.ValidTo}
          onValue={set('ValidTo')}
          error={errors.ValidTo}
        />
        <div ref={body} className={classes.whole}>
          {stored && stored.Files.length > 0 && (
            <div className={classes.stored}>
              <span>{AUTHORISATION_DIALOG.stored}</span>
              {stored.Files.map((file) => (
                <span key={file.FileId} className={classes.file}>
                  <IconFileText size={16} stroke={1.7} aria-hidden />
                  {file.FileName}
                </span>
              ))}
            </div>
          )}
          <FilePicker
            rule={{ min: stored ? 0 : 1, max: 1, extensions: [...AUTHORISATION_EXTENSIONS] }}
            label={stored ? AUTHORISATION_DIALOG.newFile : AUTHORISATION_DIALOG.file}
            files={files}
            error={fileError ?? errors.UploadedFile ?? null}
            onChange={choose}
          />
          {busy && percent !== null && (
            <progress
              className={classes.progress}
              value={percent}
              max={100}
              aria-label={AUTHORISATION_DIALOG.uploading(percent)}
            />
          )}
        </div>
      </div>
    </Dialog>
  );
}

function valuesOf(stored: Representative | null): AuthorisationValues {
  return {
    FirstName: stored?.FirstName ?? '',
    LastName: stored?.LastName ?? '',
    PersonalCode: stored?.PersonalCode ?? '',
    ValidFrom: stored?.ValidFrom ?? '',
    ValidTo: stored?.ValidTo ?? '',
  };
}
