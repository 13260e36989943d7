import { IconCheck, IconX } from '@tabler/icons-react';
import type { StatusId } from '../../../domain/application/status.ts';
import { VIEW } from '../../../domain/texts/lt/screen/applicant.ts';
import { stageStates, type StageState } from './status-stage.ts';
import classes from './StatusTracker.module.css';

const WORDS: Record<StageState, string> = VIEW.stageWords;

/** Fixed steps outside the person's hands: what is over, what is now. */
export function StatusTracker({ status }: { status: StatusId }) {
  const states = stageStates(status, VIEW.steps.length);
  return (
    <ol className={classes.tracker} aria-label={VIEW.track}>
      {VIEW.steps.map((step, index) => {
        const state = states[index]!;
        return (
          <li
            key={step}
            className={classes.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={classes.mark} aria-hidden>
              {state === 'done' && <IconCheck size={14} stroke={2.6} />}
              {state === 'stopped' && <IconX size={14} stroke={2.6} />}
            </span>
            <span>{step}</span>
            <span className="visually-hidden">: {WORDS[state]}</span>
          </li>
        );
      })}
    </ol>
  );
}
