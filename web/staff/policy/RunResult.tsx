import { useState } from 'react';
import { changedParameters } from '../../../domain/eligibility/parameters.ts';
import { PARAMETER_TEXT, parameterText } from '../../../domain/texts/lt/policy.ts';
import { POLICY_RUN } from '../../../domain/texts/lt/screen/staff-policy.ts';
import { Card } from '../../ui/Card.tsx';
import { baseOf } from './base.ts';
import { Flips } from './Flips.tsx';
import { Outcomes } from './Outcomes.tsx';
import classes from './Policy.module.css';
import { isOpen, type OutcomeFilter, type PolicyRunResult } from './queries.ts';
import { Totals } from './Totals.tsx';

const EVERYTHING: OutcomeFilter = { oldDecision: null, newDecision: null, rule: null, page: 1 };

/** What would change: sums by decision, the rules behind them, the requests. */
export function RunResult({ run }: { run: PolicyRunResult }) {
  const [filter, setFilter] = useState(EVERYTHING);
  return (
    <>
      <div className={classes.columns}>
        <Card title={POLICY_RUN.totals}>
          <Totals totals={run.totals} filter={filter} onFilter={setFilter} />
        </Card>
        <div className={classes.side}>
          <Card title={POLICY_RUN.parameters}>
            <Changes run={run} />
          </Card>
          {run.flips.length > 0 && (
            <Card title={POLICY_RUN.flips}>
              <Flips flips={run.flips} filter={filter} onFilter={setFilter} />
            </Card>
          )}
        </div>
      </div>
      {run.changed === 0 ? (
        <p className={classes.same}>
          {isOpen(run) ? POLICY_RUN.stillSame : `${POLICY_RUN.sameTitle}. ${POLICY_RUN.sameText}`}
        </p>
      ) : (
        <Outcomes run={run} filter={filter} onFilter={setFilter} onClear={() => setFilter(EVERYTHING)} />
      )}
    </>
  );
}

/** In what the draft differed from the rules it was copied from. */
function Changes({ run }: { run: PolicyRunResult }) {
  const base = baseOf(run);
  const changed = changedParameters(base, run.parameters);
  if (changed.length === 0) return <p className={classes.meta}>{POLICY_RUN.noChanges}</p>;
  return (
    <dl className={classes.changes}>
      {changed.map((name) => (
        <div key={name}>
          <dt>{PARAMETER_TEXT[name].label}</dt>
          <dd>
            <span className={classes.old}>{parameterText(name, base[name])}</span> →{' '}
            <strong>{parameterText(name, run.parameters[name])}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}
