import { IconAlertTriangle, IconCloud, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { FORM } from '../../domain/texts/lt/screen/form.ts';
import { CONFLICT } from '../../domain/texts/lt/screen/common.ts';
import { announce } from '../ui/announce.ts';
import type { AutosaveState } from './autosave-state.ts';
import classes from './SaveState.module.css';

/** Time of a wire moment „2026-11-21 14:05:09“. */
export function timeOf(at: string | null): string | null {
  return at ? (/\d{2}:\d{2}:\d{2}/.exec(at)?.[0] ?? at) : null;
}

function words(state: AutosaveState): { text: string; tone: 'calm' | 'alarm'; Icon: typeof IconCloud } {
  const time = timeOf(state.at);
  switch (state.kind) {
    case 'clean':
      return { text: time ? FORM.saved(time) : '', tone: 'calm', Icon: IconCloudCheck };
    case 'dirty':
      return { text: FORM.unsaved, tone: 'calm', Icon: IconCloud };
    case 'saving':
      return { text: FORM.saving, tone: 'calm', Icon: IconCloudUp };
    case 'retrying':
      return { text: state.offline ? FORM.offline : FORM.retrying, tone: 'alarm', Icon: IconCloudOff };
    case 'conflict':
      return { text: FORM.conflict, tone: 'alarm', Icon: IconAlertTriangle };
    case 'refused':
      return {
        text: state.reason ? FORM.saveRefused(state.reason) : FORM.saveFailed,
        tone: 'alarm',
        Icon: IconAlertTriangle,
      };
  }
}

/** Something the person should know or do. */
export const isAlarm = (state: AutosaveState): boolean => words(state).tone === 'alarm';

interface SaveStateProps {
  state: AutosaveState;
  /** A sign and the time only: the words stand elsewhere on a phone. */
  short?: boolean;
  onCompare?: () => void;
  onRetry?: () => void;
}

/** What is stored and when. Trouble is announced, ordinary saves are not: they would talk over the typing. */
export function SaveState({ state, short = false, onCompare, onRetry }: SaveStateProps) {
  const { text, tone, Icon } = words(state);
  const last = useRef(tone);
  useEffect(() => {
    if (!short && tone === 'alarm' && last.current !== 'alarm') announce(text);
    last.current = tone;
  }, [short, tone, text]);
  if (!text) return null;
  const time = timeOf(state.at)?.slice(0, 5);
  return (
    <span className={classes.state} data-tone-alarm={tone === 'alarm' || undefined} data-kind={state.kind}>
      <Icon size={18} stroke={1.7} aria-hidden />
      {short && state.kind === 'clean' ? (
        <>
          <span aria-hidden>{time}</span>
          <span className="visually-hidden">{text}</span>
        </>
      ) : (
        <span className={short ? 'visually-hidden' : undefined}>{text}</span>
      )}
      {state.kind === 'conflict' && onCompare && (
        <button type="button" className={classes.action} onClick={onCompare}>
          {CONFLICT.compare}
        </button>
      )}
      {state.kind === 'retrying' && onRetry && (
        <button type="button" className={classes.action} onClick={onRetry}>
          {FORM.retryNow}
        </button>
      )}
    </span>
  );
}
