import { useRef, useState } from 'react';
import type { AuthorisationField, AuthorisationInput } from '../../../domain/representation/authorisation.ts';
import type { RepresentedField } from '../../../domain/representation/represented.ts';
import { AUTHORISATION_DIALOG } from '../../../domain/texts/lt/screen/representation.ts';
import { ERRORS } from '../../../domain/texts/lt/screen/common.ts';
import { ActionKey, isDefinite } from '../../api/act.ts';
import { upload } from '../../api/files.ts';
import { ApiProblem, fieldErrors, NoAnswer } from '../../api/problem.ts';
import { queryClient, showProblem } from '../../api/query-client.ts';
import { notifySuccess } from '../../ui/notify.ts';
import type { AuthorisationArea } from './area.ts';
import type { Representative } from './queries.ts';

export type AuthorisationValues = AuthorisationInput;
export type FieldErrors = Partial<Record<AuthorisationField | RepresentedField, string>>;

/** Sends the dialog with its file; the server's field errors come back under the fields, its sentence under them all. */
export function useSaveAuthorisation(
  area: AuthorisationArea,
  stored: Representative | null,
  onSaved: () => void,
) {
  const key = useRef(new ActionKey());
  const [busy, setBusy] = useState(false);
  const [percent, setPercent] = useState<number | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string | null>(null);

  const save = async (
    values: AuthorisationValues,
    file: File | null,
    more: Readonly<Record<string, string>> = {},
  ) => {
    const form = new FormData();
    if (stored) form.set('Id', stored.Id);
    for (const [name, value] of Object.entries<string>({ ...values })) form.set(name, value);
    form.set('RepresentativeType', 'Company');
    for (const [name, value] of Object.entries(more)) form.set(name, value);
    if (file) form.append('UploadedFile', file, file.name);
    setBusy(true);
    setErrors({});
    setProblem(null);
    try {
      const sending = upload<{ Id: string }>(area.saveAt, form, key.current.get(), (sent) =>
        setPercent(file ? sent : null),
      );
      await sending.done;
      key.current.settle();
      notifySuccess(stored ? AUTHORISATION_DIALOG.changed : AUTHORISATION_DIALOG.added);
      await queryClient.invalidateQueries({ queryKey: area.listKey });
      onSaved();
    } catch (error) {
      if (isDefinite(error)) key.current.settle();
      show(error);
    } finally {
      setBusy(false);
      setPercent(null);
    }
  };

  const show = (error: unknown): void => {
    if (error instanceof NoAnswer) return setProblem(`${ERRORS.noConnection}. ${ERRORS.noConnectionText}`);
    if (!(error instanceof ApiProblem) || error.status === 403) return showProblem(error);
    const found = fieldErrors(error.body.errors);
    if (found.length === 0) return setProblem(error.sentence ?? ERRORS.generic);
    setErrors(Object.fromEntries(found.map(({ field, message }) => [field, message])));
  };

  return { save, busy, percent, errors, problem };
}
