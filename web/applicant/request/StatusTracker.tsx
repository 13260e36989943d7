import { IconCheck, IconX } from '@tabler/icons-react';
import { VIEW } from '../../../domain/texts/lt/screen/view.ts';
import { withDates } from '../../ui/DateText.tsx';
import type { RequestDetail } from './queries.ts';
import { stageStates, type StageState } from './status-stage.ts';
import { trackDates } from './track-dates.ts';
import classes from './StatusTracker.module.css';

const WORDS: Record<StageState, string> = VIEW.stageWords;

/** Fixed steps outside the person's hands: what is over and when, what is now and until when, what is promised. */
export function StatusTracker({ detail }: { detail: RequestDetail }) {
  const { Status: status, SubmittedDate: submittedAt } = detail.RequestSystemInfo;
  const states = stageStates(status, VIEW.steps.length);
  const dates = trackDates({ status, submittedAt, clocks: detail.clocks });
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
            <span className={classes.words}>
              <span className={classes.name}>{step}</span>
              <span className="visually-hidden">: {WORDS[state]}</span>
              {dates[index] && <span className={classes.date}>{withDates(dates[index])}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
