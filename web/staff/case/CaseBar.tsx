import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconCopy, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PENDING_STATUSES } from '../../../domain/application/status.ts';
import { CASE } from '../../../domain/texts/lt/screen/staff-case.ts';
import { CASE_BAR } from '../../../domain/texts/lt/screen/staff-fold.ts';
import { EMPTY, formatEur } from '../../../domain/texts/lt/format.ts';
import { caseFacts, mainClock } from '../../actions/case-facts.ts';
import type { OpenedAction, OpenedRows } from '../../actions/staff-action.ts';
import { paths } from '../../paths.ts';
import { deadlineTone, deadlineWords } from '../../ui/deadline.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { StatusBadge, ToneBadge } from '../../ui/StatusBadge.tsx';
import { useCriteria } from '../data/queries.ts';
import type { StaffCase } from '../data/types.ts';
import { Code } from '../inbox/InboxTable.tsx';
import { actionButton, actionIcon } from './action-icons.tsx';
import classes from './CaseBar.module.css';
import { openHits } from './open-hits.ts';
import { LaterPresence } from './presence/LaterPresence.tsx';
import { TakeButton, useMayTake } from './TakeButton.tsx';
import { Verdict } from './Verdict.tsx';
import '../../ui/style/menu.css';

interface CaseBarProps {
  request: StaffCase;
  rows: OpenedRows;
  /** Scrolled away from the top: the facts fold into one line. */
  folded: boolean;
  /** A dialog is open: colleagues are told. */
  isActing: boolean;
  onAction: (action: OpenedAction) => void;
  /** Everything unfolded, as evidence. */
  onPrint: () => void;
  /** The case is the person's own now, and may be shown so. */
  onTaken: () => void;
}

/** Who, what, until when and how much – in sight all the time, with the next step. */
export function CaseBar({ request, rows, folded, isActing, onAction, onPrint, onTaken }: CaseBarProps) {
  const mayTake = useMayTake(request);
  const id = request.RequestSystemInfo.RequestId;
  const { Name, Code: code } = request.company;
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    notifySuccess(CASE.copied);
  };
  return (
    <header className={classes.bar} data-folded={folded || undefined}>
      <div className={classes.top}>
        <Link to={paths.staffMain} className={classes.back}>
          {CASE.back}
        </Link>
        <IconChevronRight size={14} stroke={1.8} aria-hidden className={classes.chevron} />
        <span className={`${classes.number} num`}>{CASE.number(id)}</span>
        <h1 className={classes.name}>{Name}</h1>
        <span className={classes.code} data-folded={folded || undefined}>
          <Code code={code} />
          <button
            type="button"
            className={classes.copy}
            aria-label={CASE.copyCode}
            onClick={() => void copy()}
          >
            <IconCopy size={15} stroke={1.8} aria-hidden />
          </button>
        </span>
        {folded && <FoldedFacts request={request} />}
        <div className={classes.actions} data-print="no">
          <ActionMenu rows={rows} onAction={onAction} onPrint={onPrint} />
          {mayTake && <TakeButton request={request} onTaken={onTaken} />}
          {rows.next && !mayTake && (
            <Button
              size="sm"
              rightSection={<IconChevronRight size={16} stroke={2} aria-hidden />}
              onClick={() => onAction(rows.next!)}
            >
              {actionButton(rows.next)}
            </Button>
          )}
        </div>
      </div>
      {!folded && <Facts request={request} />}
      <LaterPresence requestId={id} isActing={isActing} />
    </header>
  );
}

function Facts({ request }: { request: StaffCase }) {
  const facts = caseFacts(request);
  const clock = mainClock(request);
  const { data: criteria } = useCriteria(request.RequestSystemInfo.RequestId);
  const sum = (cents: number | null, empty: string) =>
    cents === null ? empty : <strong className="num">{formatEur(cents)}</strong>;
  const F = CASE.facts;
  return (
    <dl className={classes.facts}>
      <Fact label={F.status}>
        <StatusBadge status={request.RequestSystemInfo.Status} look="staff" />
        {isWithApprover(request) && <strong>{CASE_BAR.withApprover}</strong>}
      </Fact>
      <Fact label={F.deadline}>
        {clock ? (
          <span data-tone={deadlineTone(clock)}>
            <strong className="num">{clock.dueDate}</strong>{' '}
            <span className={classes.left}>{deadlineWords(clock)}</span>
          </span>
        ) : (
          CASE.noDeadline
        )}
      </Fact>
      <Fact label={F.requested}>{sum(facts.requestedCents, EMPTY)}</Fact>
      <Fact label={F.set}>{sum(facts.setCents, CASE.notSet)}</Fact>
      <Fact label={F.assessor}>{facts.assessorName ?? CASE.nobody}</Fact>
      <Fact label={F.criteria}>
        {criteria?.Decision ? <Verdict result={criteria} look="plain" /> : EMPTY}
      </Fact>
      <Fact label={CASE_BAR.aml}>
        <AmlWords request={request} />
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function FoldedFacts({ request }: { request: StaffCase }) {
  const clock = mainClock(request);
  return (
    <span className={classes.foldedFacts}>
      <StatusBadge status={request.RequestSystemInfo.Status} look="staff" short />
      {clock && (
        <span data-tone={deadlineTone(clock)}>
          <span className="num">{clock.dueDate}</span>{' '}
          <span className={classes.left}>{deadlineWords(clock)}</span>
        </span>
      )}
      {request.Assessor && (
        <span className={classes.who}>{`${request.Assessor.FirstName} ${request.Assessor.LastName}`}</span>
      )}
      <span className={classes.aml}>
        {CASE_BAR.aml}: <AmlWords request={request} />
      </span>
    </span>
  );
}

/** What the lists of sanctions and PEP came to. */
function AmlWords({ request }: { request: StaffCase }) {
  const result = request.AmlCheckResultId;
  const open = openHits(request).length;
  if (result === null) return <>{CASE_BAR.amlNone}</>;
  const [tone, words] =
    result === 2
      ? (['danger', CASE_BAR.amlFailed] as const)
      : open > 0
        ? (['danger', CASE_BAR.amlOpen(open)] as const)
        : (['success', CASE_BAR.amlPassed] as const);
  return (
    <ToneBadge tone={tone} look="plain">
      {words}
    </ToneBadge>
  );
}

const isWithApprover = ({ handedOverAt, RequestSystemInfo: info }: StaffCase): boolean =>
  handedOverAt !== null && (PENDING_STATUSES as readonly number[]).includes(info.Status);

type ActionMenuProps = Pick<CaseBarProps, 'rows' | 'onAction' | 'onPrint'>;

function ActionMenu({ rows, onAction, onPrint }: ActionMenuProps) {
  const names = [...(rows.next ? [rows.next] : []), ...rows.allowed];
  const row = (name: OpenedAction, danger: boolean) => {
    const Picture = actionIcon(name);
    return (
      <Menu.Item
        key={name}
        color={danger ? 'danger' : undefined}
        leftSection={<Picture size={16} stroke={1.7} aria-hidden />}
        onClick={() => onAction(name)}
      >
        {actionButton(name)}
      </Menu.Item>
    );
  };
  return (
    <Menu position="bottom-end" width={320}>
      <Menu.Target>
        <Button
          size="sm"
          variant="default"
          rightSection={<IconChevronDown size={16} stroke={1.8} aria-hidden />}
        >
          {CASE.actions}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {names.map((name) => row(name, false))}
        {rows.dangerous.length > 0 && <Menu.Divider />}
        {rows.dangerous.map((name) => row(name, true))}
        {(names.length > 0 || rows.dangerous.length > 0) && <Menu.Divider />}
        <Menu.Item leftSection={<IconPrinter size={16} stroke={1.7} aria-hidden />} onClick={onPrint}>
          {CASE.print}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
