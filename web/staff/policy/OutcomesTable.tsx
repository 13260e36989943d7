import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { Fragment, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { EMPTY, eurOrEmpty } from '../../../domain/texts/lt/format.ts';
import { ruleShortText } from '../../../domain/texts/lt/policy.ts';
import { POLICY_RUN, WHAT_IF_TEXT } from '../../../domain/texts/lt/screen/staff-policy.ts';
import { fromWire } from '../../../domain/values/money.ts';
import { paths } from '../../paths.ts';
import { StatusBadge, ToneBadge } from '../../ui/StatusBadge.tsx';
import { FlipTable } from './FlipTable.tsx';
import classes from './Policy.module.css';
import type { PolicyOutcome } from './queries.ts';

const eur = (wire: string | null): string => eurOrEmpty(fromWire(wire));

/** Changed requests; each opens to the rules that flipped. */
export function OutcomesTable({ outcomes }: { outcomes: readonly PolicyOutcome[] }) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) =>
    setOpen((all) => {
      const next = new Set(all);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const heads = [
    POLICY_RUN.number,
    POLICY_RUN.applicant,
    POLICY_RUN.status,
    `${POLICY_RUN.was} → ${POLICY_RUN.would.toLowerCase()}`,
    POLICY_RUN.rules,
    POLICY_RUN.asked,
    POLICY_RUN.granted,
  ];
  return (
    <table className={`${classes.table} ${classes.outcomeTable}`}>
      <caption className="visually-hidden">{POLICY_RUN.outcomes}</caption>
      <thead>
        <tr>
          {heads.map((head, index) => (
            <th key={head} scope="col" data-right={index > 4 || undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {outcomes.map((outcome) => (
          <OutcomeRow
            key={outcome.requestId}
            outcome={outcome}
            isOpen={open.has(outcome.requestId)}
            onToggle={() => toggle(outcome.requestId)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface OutcomeRowProps {
  outcome: PolicyOutcome;
  isOpen: boolean;
  onToggle: () => void;
}

function OutcomeRow({ outcome, isOpen, onToggle }: OutcomeRowProps) {
  const id = useId();
  const { requestId, flips } = outcome;
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  const [was, would] = [WHAT_IF_TEXT[outcome.oldDecision], WHAT_IF_TEXT[outcome.newDecision]];
  const names = flips.map(({ ruleName }) => ruleShortText(ruleName)).join(', ');
  return (
    <Fragment>
      <tr data-open={isOpen || undefined}>
        <td data-label={POLICY_RUN.number} className="num">
          {outcome.applicantName === null ? (
            requestId
          ) : (
            <Link to={paths.staffRequest(requestId)} aria-label={POLICY_RUN.openCase(requestId)}>
              {requestId}
            </Link>
          )}
        </td>
        <th scope="row" data-label={POLICY_RUN.applicant}>
          {outcome.applicantName ?? EMPTY}
        </th>
        <td data-label={POLICY_RUN.status}>
          <StatusBadge status={outcome.status} look="plain" short />
        </td>
        <td data-label={`${POLICY_RUN.was} → ${POLICY_RUN.would.toLowerCase()}`}>
          <span className={classes.change}>
            <ToneBadge tone={was.tone} look="plain">
              {was.label}
            </ToneBadge>
            →
            <ToneBadge tone={would.tone} look="plain">
              {would.label}
            </ToneBadge>
          </span>
          {!outcome.byDraft && (
            <span
              className={classes.under}
              title={
                outcome.newDecision === 'NotJudged' ? POLICY_RUN.notJudgedHint : POLICY_RUN.notByDraftHint
              }
            >
              {POLICY_RUN.notByDraft}
            </span>
          )}
        </td>
        <td data-label={POLICY_RUN.rules}>
          {flips.length === 0 ? (
            EMPTY
          ) : (
            <button
              type="button"
              className={classes.textButton}
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={`${names}. ${isOpen ? POLICY_RUN.closeRules(requestId) : POLICY_RUN.openRules(requestId)}`}
              onClick={onToggle}
            >
              <Chevron size={14} stroke={2} aria-hidden />
              {names}
            </button>
          )}
        </td>
        <td data-right data-label={POLICY_RUN.asked} className="num">
          {eur(outcome.sumAsked)}
        </td>
        <td data-right data-label={POLICY_RUN.granted} className="num">
          {eur(outcome.sumGranted)}
        </td>
      </tr>
      {isOpen && (
        <tr id={id} className={classes.detail}>
          <td colSpan={7}>
            <FlipTable outcome={outcome} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}
