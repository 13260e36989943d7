import { SELF_CHECK as T } from '../../../domain/texts/lt/screen/self-check.ts';
import { registerName } from '../../../domain/texts/lt/register.ts';
import { PUBLIC_REGISTERS } from '../../../domain/eligibility/self-check.ts';
import { ProgressSteps, type ProgressStep } from '../../ui/ProgressSteps.tsx';
import type { SelfCheck } from './use-self-check.ts';
import classes from './SelfCheck.module.css';

const STATE = { Asking: 'running', Answered: 'done', Silent: 'failed' } as const;

/** Which register is being asked, one line each. */
export function CheckProgress({ result, since }: { result: SelfCheck | null; since: number }) {
  const steps = PUBLIC_REGISTERS.map((name): ProgressStep => {
    const register = result?.Registers.find((asked) => asked.name === name);
    const state = register?.state ?? 'Asking';
    return { key: name, label: registerName(name), state: STATE[state], note: T.state[state] };
  });
  return (
    <section className={classes.card} aria-labelledby="check-running">
      <h2 id="check-running" className={classes.heading}>
        {T.running}
      </h2>
      <p className={classes.dim}>{T.runningText}</p>
      <ProgressSteps steps={steps} name={T.running} startedAt={since} />
      <span role="status" className="visually-hidden">
        {T.running}
      </span>
    </section>
  );
}
