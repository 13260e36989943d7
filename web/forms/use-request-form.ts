import { useForm, type UseFormReturnType } from '@mantine/form';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FormContext, FormData } from '../../domain/forms/form.ts';
import { formProgress, type FormProgress } from '../../domain/forms/progress.ts';
import { validateForm, type FormProblem } from '../../domain/forms/validate.ts';
import { inputValues } from './values.ts';

/** How long after a keystroke conditions, progress and errors are looked at again. */
const SETTLE_MS = 120;

export interface RequestForm {
  form: UseFormReturnType<FormData>;
  /** Values as of a moment ago: for conditions, progress and the limit hint. */
  snapshot: FormData;
  progress: FormProgress;
  /** Empty until the first attempt to save or submit. */
  problems: readonly FormProblem[];
  errorOf: (path: string) => string | undefined;
  attempted: boolean;
  /** Turns error display on and answers what is wrong now. */
  attempt: () => readonly FormProblem[];
  /** Field errors of the server, shown until the field is changed. */
  showServerErrors: (errors: Record<string, string>) => void;
  change: (path: string, value: unknown) => void;
  /** A row came or went: the whole list is new. */
  setRows: (path: string, rows: readonly unknown[]) => void;
  values: () => FormData;
  replace: (stored: unknown) => void;
}

/** @mantine/form, uncontrolled: a keystroke renders nothing but its own input. */
export function useRequestForm(stored: unknown, context: FormContext, onChange: () => void): RequestForm {
  const [initial] = useState(() => inputValues(stored, context));
  const [snapshot, setSnapshot] = useState<FormData>(initial);
  const [attempted, setAttempted] = useState(false);
  const [serverErrors, setServerErrors] = useState<Record<string, string>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = useForm<FormData>({ mode: 'uncontrolled', initialValues: initial });
  const latest = useRef({ form, onChange });
  useLayoutEffect(() => {
    latest.current = { form, onChange };
  });

  const values = useCallback(() => latest.current.form.getValues(), []);
  const settle = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSnapshot(structuredClone(values())), SETTLE_MS);
  }, [values]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = useCallback(
    (path: string, value: unknown) => {
      latest.current.form.setFieldValue(path, value, { forceUpdate: false });
      setServerErrors((old) =>
        path in old ? Object.fromEntries(Object.entries(old).filter(([key]) => key !== path)) : old,
      );
      settle();
      latest.current.onChange();
    },
    [settle],
  );

  const setRows = useCallback(
    (path: string, rows: readonly unknown[]) => {
      latest.current.form.setFieldValue(path, rows);
      setSnapshot(structuredClone(values()));
      latest.current.onChange();
    },
    [values],
  );

  const replace = useCallback(
    (next: unknown) => {
      const fresh = inputValues(next, context);
      latest.current.form.setValues(fresh);
      setSnapshot(fresh);
      setServerErrors({});
    },
    [context],
  );

  const problems = useMemo(
    () => (attempted ? validateForm(snapshot, context) : []),
    [attempted, snapshot, context],
  );
  const progress = useMemo(() => formProgress(snapshot, context, attempted), [snapshot, context, attempted]);
  const messages = useMemo(() => {
    const map = new Map(Object.entries(serverErrors));
    for (const problem of problems) map.set(problem.path, problem.message);
    return map;
  }, [problems, serverErrors]);

  const attempt = useCallback(() => {
    const now = structuredClone(values());
    clearTimeout(timer.current);
    setSnapshot(now);
    setAttempted(true);
    return validateForm(now, context);
  }, [context, values]);

  const errorOf = useCallback((path: string) => messages.get(path), [messages]);
  return {
    form,
    snapshot,
    progress,
    problems,
    errorOf,
    attempted,
    attempt,
    showServerErrors: setServerErrors,
    change,
    setRows,
    values,
    replace,
  };
}
