import { useEffect, useRef, useState } from 'react';
import { VMI_CHECKS } from '../../../domain/texts/lt/screen/vmi.ts';
import { announce } from '../../ui/announce.ts';
import type { VmiCheck } from './queries.ts';

const LIT_MS = 3_000;

/** Checks that were answered while one looked: lit for a moment, and said to those who listen. */
export function useFreshAnswers(checks: readonly VmiCheck[] | undefined): ReadonlySet<string> {
  const waiting = useRef<ReadonlySet<string>>(new Set());
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!checks) return;
    const answered = checks.filter((check) => check.state === 'Finished' && waiting.current.has(check.Id));
    waiting.current = new Set(checks.filter(({ state }) => state === 'InProgress').map(({ Id }) => Id));
    if (answered.length === 0) return;
    setFresh((lit) => new Set([...lit, ...answered.map(({ Id }) => Id)]));
    announce(answered.map(({ Code }) => VMI_CHECKS.answered(Code)).join('. '));
  }, [checks]);
  useEffect(() => {
    if (fresh.size === 0) return;
    const timer = setTimeout(() => setFresh(new Set()), LIT_MS);
    return () => clearTimeout(timer);
  }, [fresh]);
  return fresh;
}
