import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconClock, IconInfoCircle, type Icon } from '@tabler/icons-react';
import { PENDING_STATUSES } from '../../../../domain/application/status.ts';
import { ACTION_TEXT } from '../../../../domain/texts/lt/action.ts';
import { SUMMARY } from '../../../../domain/texts/lt/screen/staff-summary.ts';
import { useCriteria, useLimit } from '../../data/queries.ts';
import type { StaffCase } from '../../data/types.ts';
import { useCaseAction } from '../case-actions-context.ts';
import { useGoToSection } from '../section-places.ts';
import { decisionChecks, isOpen, limitOf, type CheckState, type DecisionCheck } from './decision-checks.ts';
import classes from './Summary.module.css';
import { SumBar } from './SumBar.tsx';

const MARK: Record<CheckState, { Icon: Icon; tone: string }> = {
  block: { Icon: IconAlertTriangle, tone: 'danger' },
  unknown: { Icon: IconClock, tone: 'gray' },
  open: { Icon: IconInfoCircle, tone: 'warning' },
  clear: { Icon: IconCheck, tone: 'success' },
};

/** What blocks the decision, what was checked by whom, and whether the sum fits. */
export function DecisionSummary({ request }: { request: StaffCase }) {
  const { RequestId, Status } = request.RequestSystemInfo;
  const { data: criteria } = useCriteria(RequestId);
  const { data: limit } = useLimit(RequestId);
  const checks = decisionChecks(request, { criteria, limitCents: limitOf(limit) });
  const blocks = checks.filter(({ state }) => state === 'block' || state === 'unknown');
  const isPending = (PENDING_STATUSES as readonly number[]).includes(Status);
  const title = !isPending
    ? SUMMARY.decided
    : blocks.length > 0
      ? SUMMARY.blocked(blocks.length)
      : SUMMARY.free;
  const blocking = isPending ? blocks : [];
  const rest = checks.filter((one) => !blocking.includes(one));
  return (
    <>
      <section id="summary" className={classes.card} aria-labelledby="summary-title">
        <div className={classes.head}>
          <h2 id="summary-title" tabIndex={-1}>
            {title}
          </h2>
          <span>{SUMMARY.clear(checks.filter((one) => !isOpen(one)).length, checks.length)}</span>
        </div>
        {blocking.map((check) => (
          <Blocker key={check.key} check={check} />
        ))}
        <ul className={classes.checks}>
          {rest.map((check) => (
            <CheckRow key={check.key} check={check} />
          ))}
        </ul>
      </section>
      <SumBar request={request} limit={limit} />
    </>
  );
}

function Blocker({ check }: { check: DecisionCheck }) {
  const goTo = useGoToSection();
  const { Icon, tone } = MARK[check.state];
  return (
    <div className={classes.blocker} data-tone={check.state === 'block' ? 'danger' : 'gray'}>
      <span className={classes.disc} data-solid={check.state === 'block' || undefined} data-tone={tone}>
        <Icon size={14} stroke={2.2} aria-hidden />
      </span>
      <div className={classes.blockerWords}>
        <button type="button" className={classes.name} data-print="words" onClick={() => goTo(check.section)}>
          {SUMMARY.names[check.key]}
        </button>
        : {check.words}
      </div>
      {check.remedy && <Remedy action={check.remedy} />}
    </div>
  );
}

function Remedy({ action }: { action: NonNullable<DecisionCheck['remedy']> }) {
  const { isOffered, refusal, open } = useCaseAction(action);
  if (!isOffered || (refusal !== null && action !== 'setLoanSum')) return null;
  return (
    <Button size="xs" variant="default" onClick={open}>
      {ACTION_TEXT[action].button}
    </Button>
  );
}

function CheckRow({ check }: { check: DecisionCheck }) {
  const goTo = useGoToSection();
  const { Icon, tone } = MARK[check.state];
  return (
    <li className={classes.check}>
      <span className={classes.disc} data-tone={tone} data-solid={check.state === 'block' || undefined}>
        <Icon size={14} stroke={2.2} aria-hidden />
      </span>
      <button type="button" className={classes.name} data-print="words" onClick={() => goTo(check.section)}>
        {SUMMARY.names[check.key]}
      </button>
      <span className={classes.words}>{check.words}</span>
      <span className={classes.by}>{check.by}</span>
    </li>
  );
}
