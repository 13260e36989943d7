import { useCallback, useMemo, useRef, useState } from 'react';
import { countUntouched, type Untouched } from '../../../domain/forms/findings.ts';
import type { FormContext, FormData } from '../../../domain/forms/form.ts';
import { openFindings } from './findings.ts';
import type { RequestDetail } from './queries.ts';

export interface OpenFindings {
  open: Untouched | null;
  count: number;
  /** Sections still to be mended; those returned, where it is not known. */
  sections: ReadonlySet<string>;
  asking: boolean;
  /** Sends in; asks once before it does so with findings nobody has touched. */
  ask: (submit: () => void) => void;
  confirm: () => void;
  close: () => void;
}

/** What the evaluator asked for and nobody has done anything about yet. */
export function useFindings(detail: RequestDetail, answers: FormData, context: FormContext): OpenFindings {
  const { returned } = detail;
  const open = useMemo(() => openFindings(detail, answers, context), [detail, answers, context]);
  const sections = useMemo(() => new Set(open?.sections ?? returned?.sections ?? []), [open, returned]);
  const count = open ? countUntouched(open) : 0;
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const wasAsked = useRef(false);
  const ask = useCallback(
    (submit: () => void) => {
      if (count === 0 || wasAsked.current) return submit();
      wasAsked.current = true;
      setWaiting(() => submit);
    },
    [count],
  );
  const close = useCallback(() => setWaiting(null), []);
  const confirm = useCallback(() => {
    setWaiting(null);
    waiting?.();
  }, [waiting]);
  return { open, count, sections, asking: waiting !== null, ask, confirm, close };
}
