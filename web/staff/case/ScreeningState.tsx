import { AML } from '../../../domain/texts/lt/screen/staff-screening.ts';
import { vilniusMs } from '../../../domain/values/days.ts';
import { Note } from '../../ui/Note.tsx';
import { ProgressSteps } from '../../ui/ProgressSteps.tsx';
import type { AmlRun } from '../data/types.ts';
import classes from './Screening.module.css';
import { SimpleTable } from './SimpleTable.tsx';

/** What is being done now, or why it is not done yet. */
export function RunUnderWay({ run }: { run: AmlRun | undefined }) {
  if (!run || run.state === 'finished') return null;
  if (run.state === 'failing') {
    return (
      <Note tone="warning" title={AML.failing(run.FailingSince?.slice(0, 16) ?? '')}>
        {AML.failingText(run.attempts, run.failureCode ?? '')}
      </Note>
    );
  }
  const at = run.StartedAt.slice(0, 16);
  return (
    <div role="status">
      <ProgressSteps
        name={AML.running}
        startedAt={vilniusMs(run.StartedAt)}
        steps={[{ key: 'lists', label: AML.running, state: 'running' }]}
      />
      <p className={classes.meta}>
        {run.StartedBy ? AML.startedBy(run.StartedBy, at) : AML.startedItself(at)}
      </p>
    </div>
  );
}

/** Every screening of the request, the newest first. */
export function RunHistory({ runs }: { runs: readonly AmlRun[] }) {
  if (runs.length < 2) return null;
  return (
    <details className={classes.hits}>
      <summary>{AML.earlier(runs.length)}</summary>
      <SimpleTable
        name={AML.earlier(runs.length)}
        heads={[AML.when, AML.why, AML.foundCount]}
        right={[2]}
        rows={runs.map((run) => ({
          key: run.Id,
          cells: [
            <span key="at" className="num">
              {run.StartedAt.slice(0, 16)}
            </span>,
            run.StartedBy ? `${AML.reasons[run.reason]}: ${run.StartedBy}` : AML.reasons[run.reason],
            run.state === 'finished' ? String(run.matches) : AML.underWay,
          ],
        }))}
      />
    </details>
  );
}
