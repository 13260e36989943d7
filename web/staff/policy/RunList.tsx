import { Link } from 'react-router-dom';
import { schemeOf } from '../../../domain/schemes/index.ts';
import { formatInteger } from '../../../domain/texts/lt/format.ts';
import { POLICY_RUN } from '../../../domain/texts/lt/screen/staff-policy.ts';
import { paths } from '../../paths.ts';
import classes from './Policy.module.css';
import type { PolicyRun } from './queries.ts';
import { RunStateBadge } from './RunStateBadge.tsx';

/** Runs, the newest first; those under way show how far they are. */
export function RunList({ runs }: { runs: readonly PolicyRun[] }) {
  return (
    <ul className={classes.list}>
      {runs.map((run) => (
        <li key={run.id} className={classes.row}>
          <div className={classes.rowMain}>
            <Link to={paths.policyRun(run.id)} className={classes.rowName}>
              {run.draftName}
            </Link>
            <span className={classes.meta}>
              {schemeOf(run.scheme).shortName} · {POLICY_RUN.facts.period.toLowerCase()}:{' '}
              {POLICY_RUN.period(run.from, run.to)} · {run.startedBy}, {run.startedAt.slice(0, 16)}
            </span>
          </div>
          <div className={classes.rowSide}>
            <RunStateBadge run={run} />
            <span className={classes.meta}>
              {run.total !== null && POLICY_RUN.progress(run.done, run.total)}
              {run.total !== null &&
                ` · ${POLICY_RUN.facts.changed.toLowerCase()} ${formatInteger(run.changed)}`}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
