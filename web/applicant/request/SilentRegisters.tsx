import { Button } from '@mantine/core';
import { REGISTERS, SILENT } from '../../../domain/texts/lt/screen/registers.ts';
import { vilniusMs, vilniusTime } from '../../../domain/values/days.ts';
import { Card } from '../../ui/Card.tsx';
import { ProgressSteps } from '../../ui/ProgressSteps.tsx';
import type { RegistersProgress, SilentAsked } from './queries.ts';
import { minute, noteOf, STEP_STATE } from './register-note.ts';
import { useAskSilent } from './use-ask-silent.ts';
import classes from './SilentRegisters.module.css';

/** Which registers do not answer, since when, and when they are asked again; whoever cannot wait asks now. */
export function SilentRegisters({ progress }: { progress: RegistersProgress }) {
  const { ask, busy, told } = useAskSilent();
  const silent = progress.Steps.filter(({ missingSince }) => missingSince !== null);
  return (
    <Card title={SILENT.title(silent.length, progress.Steps.length)}>
      <p>
        {SILENT.text} {whenAsked(silent)} {whenAgain(progress)}
      </p>
      <div className={classes.ask}>
        <Button variant="default" size="sm" loading={busy} onClick={() => void ask()}>
          {SILENT.ask}
        </Button>
        <span role="status">{told && outcomeWords(told)}</span>
      </div>
      <ProgressSteps
        name={SILENT.stepsName}
        steps={silent.map((step) => ({
          key: step.name,
          label: REGISTERS.steps[step.name] ?? step.name,
          state: STEP_STATE[step.state],
          note: noteOf(step),
        }))}
      />
    </Card>
  );
}

function whenAsked(silent: RegistersProgress['Steps']): string {
  const asked = silent.flatMap(({ state, askedAt }) => (state === 'failed' && askedAt ? [askedAt] : []));
  const last = asked.sort().at(-1);
  return last ? SILENT.lastAsked(minute(last)) : '';
}

function whenAgain({ Status, askAgainAt }: RegistersProgress): string {
  if (Status === 'InProgress') return SILENT.asking;
  return askAgainAt ? SILENT.askAgain(minute(askAgainAt)) : SILENT.askNoMore;
}

function outcomeWords({ outcome, mayAskAt }: SilentAsked): string {
  if (outcome !== 'justAsked') return SILENT.outcome[outcome];
  // The whole minute after: at the one that is said it is allowed for sure.
  return mayAskAt ? SILENT.justAsked(minute(vilniusTime(vilniusMs(mayAskAt) + 60_000))) : '';
}
