import { formatInteger } from '../../../domain/texts/lt/format.ts';
import { ruleShortText } from '../../../domain/texts/lt/policy.ts';
import { POLICY_RUN } from '../../../domain/texts/lt/screen/staff-policy.ts';
import classes from './Policy.module.css';
import type { OutcomeFilter, PolicyRunResult } from './queries.ts';

interface FlipsProps {
  flips: PolicyRunResult['flips'];
  filter: OutcomeFilter;
  onFilter: (filter: OutcomeFilter) => void;
}

/** Rules whose own result would be another, by how many requests; each filters the list below. */
export function Flips({ flips, filter, onFilter }: FlipsProps) {
  return (
    <>
      <p className={classes.meta}>{POLICY_RUN.flipsHint}</p>
      <ul className={classes.flips}>
        {flips.map(({ ruleName, requests }) => {
          const chosen = filter.rule === ruleName;
          return (
            <li key={ruleName}>
              <button
                type="button"
                aria-pressed={chosen}
                onClick={() => onFilter({ ...filter, page: 1, rule: chosen ? null : ruleName })}
              >
                <span>{ruleShortText(ruleName)}</span>
                <span className="num">{formatInteger(requests)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
