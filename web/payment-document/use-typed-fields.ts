import { useCallback, useEffect, useRef, useState } from 'react';
import { currentArea } from '../api/session.ts';
import { stashTyped, typedAt } from '../api/typing.ts';
import { useKeptOnExpiry } from '../ui/use-typed.ts';
import type { FieldTexts } from './document-texts.ts';

const PAUSE_MS = 300;

/** What is not saved yet, as a reload of the tab or the end of the session keeps it. */
interface Kept {
  texts: FieldTexts;
  /** Fields that an e-invoice filled, and the person has not touched since. */
  filled: readonly string[];
  formVersion: number | null;
}

export interface TypedFields {
  texts: FieldTexts;
  filled: readonly string[];
  /** Fields that differ from what is stored. */
  isChanged: boolean;
  /** Something of an earlier life of this form was brought back. */
  isRestored: boolean;
  /** As the document was when these were typed. */
  formVersion: number | null;
  set: (name: string, text: string) => void;
  /** Many at once, from an e-invoice. */
  fill: (texts: FieldTexts) => void;
  /** These are stored now: nothing is unsaved. */
  adopt: (texts: FieldTexts, formVersion: number | null) => void;
  /** Goes on with what is typed, over a newer document. */
  rebase: (stored: FieldTexts, formVersion: number | null) => void;
  /** Counts replacements from outside: fields that keep their own text are made anew. */
  generation: number;
}

const differs = (one: FieldTexts, other: FieldTexts): boolean =>
  Object.keys({ ...one, ...other }).some((name) => (one[name] ?? '').trim() !== (other[name] ?? '').trim());

/** Fields of a form at a place of their own: what is typed survives a reload, a lost connection and the end of the session. */
export function useTypedFields(place: string, stored: FieldTexts, formVersion: number | null): TypedFields {
  const [kept] = useState(() => typedAt<Kept>(place));
  const [base, setBase] = useState(stored);
  const [state, setState] = useState<Kept>(kept ?? { texts: stored, filled: [], formVersion });
  const [isRestored, setRestored] = useState(kept !== null);
  const [generation, setGeneration] = useState(0);
  const isChanged = differs(state.texts, base);
  useKeptOnExpiry(place, () => (isChanged ? state : null));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => stashTyped(currentArea()), PAUSE_MS);
    return () => clearTimeout(timer.current);
  }, [state, isChanged]);
  useEffect(() => {
    const now = () => stashTyped(currentArea());
    window.addEventListener('pagehide', now);
    return () => window.removeEventListener('pagehide', now);
  }, []);
  const set = useCallback((name: string, text: string) => {
    setState((was) => ({
      ...was,
      texts: { ...was.texts, [name]: text },
      filled: was.filled.filter((one) => one !== name),
    }));
  }, []);
  const fill = useCallback((texts: FieldTexts) => {
    setState((was) => ({
      ...was,
      texts: { ...was.texts, ...texts },
      filled: Object.keys(texts),
    }));
    setGeneration((was) => was + 1);
  }, []);
  const adopt = useCallback((texts: FieldTexts, version: number | null) => {
    setBase(texts);
    setState({ texts, filled: [], formVersion: version });
    setRestored(false);
    setGeneration((was) => was + 1);
  }, []);
  const rebase = useCallback((newer: FieldTexts, version: number | null) => {
    setBase(newer);
    setState((was) => ({ ...was, formVersion: version }));
  }, []);
  return { ...state, isChanged, isRestored, set, fill, adopt, rebase, generation };
}
