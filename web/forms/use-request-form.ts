import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FormContext, FormData, Place } from '../../domain/forms/form.ts';
import { formProgress, type FormProgress } from '../../domain/forms/progress.ts';
import { problemAt, validateForm, type FormProblem } from '../../domain/forms/validate.ts';
import { foundNames } from './found-names.ts';
import { placeChanges } from './place-choice.ts';
import type { PlaceOption } from './place-lists.ts';
import { useValues } from './use-values.ts';
import { useCompanies, type Companies } from './use-companies.ts';
import { compactRows, inputValues } from './values.ts';

/** How long after a keystroke conditions, progress and errors are looked at again. */
const SETTLE_MS = 120;

export interface RequestForm {
  /** Key of an input: another one draws it anew. */
  keyOf: (path: string) => string;
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
  /** A step of an address; what it makes void is cleared. */
  choosePlace: (place: Place, chosen: PlaceOption | null) => void;
  /** What the register of legal entities says of the companies named so far. */
  companies: Companies;
  /** In place of what stands there, drawn anew: a list whose row came or went, a value that nobody types. */
  put: (path: string, value: unknown) => void;
  values: () => FormData;
  replace: (stored: unknown) => void;
}

/** Answers as they stand in the inputs, and what follows from them a moment later. */
export function useRequestForm(stored: unknown, context: FormContext, onChange: () => void): RequestForm {
  const [initial] = useState(() => inputValues(stored, context));
  const [snapshot, setSnapshot] = useState<FormData>(initial);
  const [attempted, setAttempted] = useState(false);
  const [serverErrors, setServerErrors] = useState<Record<string, string>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const companies = useCompanies(snapshot);
  const checked = useMemo(() => ({ ...context, companies: companies.known }), [context, companies.known]);
  const { get: values, set, replace: replaceAll, keyOf } = useValues(initial);
  const latest = useRef({ onChange });
  useLayoutEffect(() => {
    latest.current = { onChange };
  });

  const settle = useCallback(() => {
    clearTimeout(timer.current);
    // What follows from the answers may wait: the next keystroke goes first.
    timer.current = setTimeout(
      () => startTransition(() => setSnapshot(structuredClone(values()))),
      SETTLE_MS,
    );
  }, [values]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = useCallback(
    (path: string, value: unknown) => {
      set(path, value, false);
      setServerErrors((old) =>
        path in old ? Object.fromEntries(Object.entries(old).filter(([key]) => key !== path)) : old,
      );
      settle();
      latest.current.onChange();
    },
    [set, settle],
  );

  const choosePlace = useCallback(
    (place: Place, chosen: PlaceOption | null) => {
      const changes = placeChanges(values(), place, chosen);
      for (const { path, value, redraw } of changes) set(path, value, redraw);
      setSnapshot(structuredClone(values()));
      latest.current.onChange();
    },
    [set, values],
  );

  useEffect(() => {
    for (const { path, value } of foundNames(values(), companies.known)) {
      set(path, value, true);
      settle();
      latest.current.onChange();
    }
  }, [companies.known, set, settle, values]);

  const put = useCallback(
    (path: string, value: unknown) => {
      set(path, value, true);
      setSnapshot(structuredClone(values()));
      latest.current.onChange();
    },
    [set, values],
  );

  const replace = useCallback(
    (next: unknown) => {
      const fresh = inputValues(next, context);
      replaceAll(fresh);
      setSnapshot(fresh);
      setServerErrors({});
    },
    [replaceAll, context],
  );

  const problems = useMemo(() => {
    const own = attempted ? validateForm(snapshot, checked) : [];
    const known = new Set(own.map(({ path }) => path));
    const told = Object.entries(serverErrors).filter(([path]) => !known.has(path));
    return own.concat(told.flatMap(([path, message]) => problemAt(path, message, checked) ?? []));
  }, [attempted, snapshot, checked, serverErrors]);
  const progress = useMemo(() => formProgress(snapshot, checked, attempted), [snapshot, checked, attempted]);
  const messages = useMemo(() => {
    const map = new Map(Object.entries(serverErrors));
    for (const problem of problems) map.set(problem.path, problem.message);
    return map;
  }, [problems, serverErrors]);

  const attempt = useCallback(() => {
    for (const { path, rows } of compactRows(values(), checked)) set(path, rows, true);
    const now = structuredClone(values());
    clearTimeout(timer.current);
    setSnapshot(now);
    setAttempted(true);
    return validateForm(now, checked);
  }, [set, checked, values]);

  const errorOf = useCallback((path: string) => messages.get(path), [messages]);
  return {
    keyOf,
    snapshot,
    progress,
    problems,
    errorOf,
    attempted,
    attempt,
    showServerErrors: setServerErrors,
    change,
    choosePlace,
    companies,
    put,
    values,
    replace,
  };
}
