import { useForm } from '@mantine/form';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { FormData } from '../../domain/forms/form.ts';

export interface Values {
  get: () => FormData;
  /** `redraw`: the input in view must take the value over; what a person types there already stands. */
  set: (path: string, value: unknown, redraw: boolean) => void;
  /** All of them at once: every input is drawn anew. */
  replace: (values: FormData) => void;
  /** Another key: another input, with the value as it is now. */
  keyOf: (path: string) => string;
}

/** What stands in the inputs, beside React: a keystroke renders nothing but its own input. */
export function useValues(initial: FormData): Values {
  const form = useForm<FormData>({ mode: 'uncontrolled', initialValues: initial });
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  });
  const { get, set, replace } = useMemo<Omit<Values, 'keyOf'>>(
    () => ({
      get: () => latest.current.getValues(),
      set: (path, value, redraw) => latest.current.setFieldValue(path, value, { forceUpdate: redraw }),
      replace: (values) => latest.current.setValues(values),
    }),
    [],
  );
  return { get, set, replace, keyOf: form.key };
}
