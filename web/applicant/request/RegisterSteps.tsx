import { Button } from '@mantine/core';
import { stepProblem } from '../../../domain/texts/lt/register.ts';
import { REGISTERS } from '../../../domain/texts/lt/screen/form.ts';
import { UI } from '../../../domain/texts/lt/screen/common.ts';
import { vilniusTime } from '../../../domain/values/working-days.ts';
import { Note } from '../../ui/Note.tsx';
import { ProgressSteps, type ProgressStep } from '../../ui/ProgressSteps.tsx';
import type { RegistersProgress } from './queries.ts';
import { useStartRegisters } from './use-start-registers.ts';

const STATE: Record<RegistersProgress['Steps'][number]['state'], ProgressStep['state']> = {
  waiting: 'waiting',
  running: 'running',
  answered: 'done',
  failed: 'failed',
};

const minute = (instant: string): string => vilniusTime(instant).slice(0, 16);

/** How a register stands; one that does not answer says why and since when, or that earlier data are used. */
function note(step: RegistersProgress['Steps'][number]): string {
  if (step.state === 'running' && step.attempts > 1) return REGISTERS.attempt(step.attempts);
  if (step.state !== 'failed') return REGISTERS[step.state];
  const why = stepProblem(step.errorCode);
  if (step.dataAt) return REGISTERS.earlierData(why, minute(step.dataAt));
  return step.missingSince ? REGISTERS.missingSince(why, minute(step.missingSince)) : why;
}

/** Named steps of the registers; a failed run can be repeated. */
export function RegisterSteps({ progress }: { progress: RegistersProgress }) {
  const restart = useStartRegisters();
  return (
    <div>
      {progress.Status === 'Failed' && (
        <Note
          tone="danger"
          title={REGISTERS.failedTitle}
          live
          action={
            <Button variant="default" size="sm" loading={restart.busy} onClick={() => void restart.run()}>
              {UI.retry}
            </Button>
          }
        >
          {REGISTERS.failedText}
        </Note>
      )}
      <ProgressSteps
        name={REGISTERS.stepsName}
        startedAt={
          progress.startedAt && progress.Status === 'InProgress' ? Date.parse(progress.startedAt) : null
        }
        steps={progress.Steps.map((step) => ({
          key: step.name,
          label: REGISTERS.steps[step.name] ?? step.name,
          state: STATE[step.state],
          note: note(step),
        }))}
      />
      {progress.Status === 'InProgress' && (
        <p role="note">
          {REGISTERS.usual} {REGISTERS.leave}
        </p>
      )}
    </div>
  );
}
