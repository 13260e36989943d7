import { IconCheck, IconLoader2, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { PROGRESS } from '../../domain/texts/lt/screen/common.ts';
import classes from './ProgressSteps.module.css';

export interface ProgressStep {
  key: string;
  label: string;
  state: 'waiting' | 'running' | 'done' | 'failed';
  note?: string | null;
}

interface ProgressStepsProps {
  steps: readonly ProgressStep[];
  name: string;
  /** Epoch milliseconds: shows how long it has been running. */
  startedAt?: number | null;
}

/** Named steps of long work. Only changes are announced, not every second. */
export function ProgressSteps({ steps, name, startedAt }: ProgressStepsProps) {
  const running = steps.some((step) => step.state === 'running' || step.state === 'waiting');
  const seconds = useElapsed(running ? (startedAt ?? null) : null);
  return (
    <div>
      <ol className={classes.steps} aria-label={name}>
        {steps.map((step) => (
          <li key={step.key} className={classes.step} data-state={step.state}>
            <span className={classes.mark} aria-hidden>
              {step.state === 'done' && <IconCheck size={14} stroke={2.4} />}
              {step.state === 'failed' && <IconX size={14} stroke={2.4} />}
              {step.state === 'running' && <IconLoader2 size={14} stroke={2.4} className={classes.spin} />}
            </span>
            <span>{step.label}</span>
            <span className={classes.state}>{step.note ?? PROGRESS[step.state]}</span>
          </li>
        ))}
      </ol>
      {seconds !== null && <div className={classes.elapsed}>{PROGRESS.elapsed(seconds)}</div>}
    </div>
  );
}

function useElapsed(startedAt: number | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (startedAt === null) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [startedAt]);
  return startedAt === null ? null : Math.max(0, Math.round((now - startedAt) / 1000));
}
