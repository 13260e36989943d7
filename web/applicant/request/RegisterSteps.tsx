import { Button } from '@mantine/core';
import { UI } from '../../../domain/texts/lt/screen/common.ts';
import { REGISTERS } from '../../../domain/texts/lt/screen/registers.ts';
import { vilniusMs } from '../../../domain/values/days.ts';
import { Note } from '../../ui/Note.tsx';
import { ProgressSteps } from '../../ui/ProgressSteps.tsx';
import type { RegistersProgress } from './queries.ts';
import { noteOf, STEP_STATE } from './register-note.ts';
import { useStartRegisters } from './use-start-registers.ts';

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
          progress.startedAt && progress.Status === 'InProgress' ? vilniusMs(progress.startedAt) : null
        }
        steps={progress.Steps.map((step) => ({
          key: step.name,
          label: REGISTERS.steps[step.name] ?? step.name,
          state: STEP_STATE[step.state],
          note: noteOf(step),
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
