import type { Quantity } from '../../../domain/eligibility/rule.ts';
import { DECISION_TEXT, quantityText } from '../../../domain/texts/lt/eligibility.ts';
import { ruleShortText } from '../../../domain/texts/lt/policy.ts';
import { POLICY_RUN } from '../../../domain/texts/lt/screen/staff-policy.ts';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import classes from './Policy.module.css';
import type { PolicyFlip, PolicyOutcome } from './queries.ts';

const textOf = (value: unknown): string => quantityText((value ?? null) as Quantity | null);

/** Why: each rule that flipped, with the value, the limit of then and the limit of the draft. */
export function FlipTable({ outcome }: { outcome: PolicyOutcome }) {
  return (
    <div className={classes.why}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{POLICY_RUN.rule}</th>
            <th scope="col">
              {POLICY_RUN.was} → {POLICY_RUN.would.toLowerCase()}
            </th>
            <th scope="col">{POLICY_RUN.value}</th>
            <th scope="col">{POLICY_RUN.oldLimit}</th>
            <th scope="col">{POLICY_RUN.newLimit}</th>
          </tr>
        </thead>
        <tbody>
          {outcome.flips.map((flip) => (
            <FlipRow key={flip.ruleName} flip={flip} />
          ))}
        </tbody>
      </table>
      <p className={classes.meta}>
        {POLICY_RUN.evaluated(outcome.evaluatedAt.slice(0, 16), outcome.ruleSetVersion)}
      </p>
    </div>
  );
}

function FlipRow({ flip }: { flip: PolicyFlip }) {
  const [was, is] = [textOf(flip.oldValue), textOf(flip.newValue)];
  return (
    <tr>
      <th scope="row" data-label={POLICY_RUN.rule}>
        {ruleShortText(flip.ruleName)}
        {flip.company && <span className={classes.under}>{POLICY_RUN.group(flip.company)}</span>}
      </th>
      <td data-label={`${POLICY_RUN.was} → ${POLICY_RUN.would.toLowerCase()}`}>
        <span className={classes.change}>
          <Verdict decision={flip.oldDecision} />
          →
          <Verdict decision={flip.newDecision} />
        </span>
      </td>
      <td data-label={POLICY_RUN.value}>
        {flip.newDecision === null || was === is || flip.oldDecision === null
          ? flip.newDecision === null
            ? was
            : is
          : `${was} → ${is}`}
      </td>
      <td data-label={POLICY_RUN.oldLimit}>{textOf(flip.oldLimit)}</td>
      <td data-label={POLICY_RUN.newLimit}>
        <strong>{textOf(flip.newLimit)}</strong>
      </td>
    </tr>
  );
}

function Verdict({ decision }: { decision: PolicyFlip['oldDecision'] }) {
  if (decision === null) return <span className={classes.meta}>{POLICY_RUN.notAsked}</span>;
  const { label, tone } = DECISION_TEXT[decision];
  return (
    <ToneBadge tone={tone} look="plain">
      {label}
    </ToneBadge>
  );
}
