import { Button, Modal } from '@mantine/core';
import { IconUserExclamation } from '@tabler/icons-react';
import { useDebouncedValue } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { ACTION_TEXT } from '../../../domain/texts/lt/action.ts';
import { READER_TEXT } from '../../../domain/texts/lt/comment-reader.ts';
import { PURPOSE_TEXT } from '../../../domain/texts/lt/form/loan.ts';
import { EMPTY, formatEur, numbered, quoted } from '../../../domain/texts/lt/format.ts';
import { INBOX, PREVIEW } from '../../../domain/texts/lt/screen/staff-inbox.ts';
import { AML, AML_RESULT_TEXT } from '../../../domain/texts/lt/screen/staff-screening.ts';
import { monthsShort } from '../../../domain/texts/lt/terms.ts';
import { fromWire } from '../../../domain/values/money.ts';
import { caseFacts, mainClock } from '../../actions/case-facts.ts';
import { sizeWords } from '../../actions/SizeField.tsx';
import { actionRows, type StaffAction } from '../../actions/staff-action.ts';
import { deadlineTone, deadlineWords } from '../../ui/deadline.ts';
import { Ruler } from '../../ui/Ruler.tsx';
import { DEADLINE } from '../../../domain/texts/lt/screen/common.ts';
import { SkeletonLines } from '../../ui/Skeletons.tsx';
import { StatusBadge, ToneBadge } from '../../ui/StatusBadge.tsx';
import { CaseAction } from '../case/CaseAction.tsx';
import { NewComment } from '../case/NewComment.tsx';
import { Verdict } from '../case/Verdict.tsx';
import { offeredActions, workDone } from '../case/offered.ts';
import { useCase, useCriteria, useLimit } from '../data/queries.ts';
import type { ManagerRow, StaffCase } from '../data/types.ts';
import { Code } from './InboxTable.tsx';
import classes from './PreviewPanel.module.css';
import '../../ui/style/dialog.css';

interface PreviewPanelProps {
  id: number;
  row: ManagerRow | undefined;
  onOpen: (id: number) => void;
}

/** The few things that decide whether to open a request now. J and K may run through rows without a call for each. */
export function PreviewPanel({ id, row, onOpen }: PreviewPanelProps) {
  const [settled] = useDebouncedValue(id, 180);
  const { data } = useCase(settled);
  const request = data?.RequestSystemInfo.RequestId === id ? data : null;
  const name = request?.company.Name ?? row?.CompanyName ?? '';
  const code = request?.company.Code ?? row?.CompanyCode ?? '';
  const status = request?.RequestSystemInfo.Status ?? row?.Status;
  return (
    <section className={classes.panel} aria-label={INBOX.previewNamed(id)}>
      <div className={classes.top}>
        <span className="num">{numbered(id)}</span>
        {status && <StatusBadge status={status} look="staff" short />}
      </div>
      <h2 className={classes.name}>{name}</h2>
      <div className={classes.code}>
        <Code code={code} />
        {request && <span>{sizeWords(caseFacts(request))}</span>}
      </div>
      {request ? <PreviewBody request={request} onOpen={onOpen} /> : <SkeletonLines lines={6} />}
    </section>
  );
}

function PreviewBody({ request, onOpen }: { request: StaffCase; onOpen: (id: number) => void }) {
  const id = request.RequestSystemInfo.RequestId;
  const [action, setAction] = useState<StaffAction | null>(null);
  const [commenting, setCommenting] = useState(false);
  const rows = actionRows(offeredActions(request), workDone(request));
  const open = [...(rows.next ? [rows.next] : []), ...rows.allowed];
  const mayAssign = open.includes('setAssessor');
  const comment = request.CommentsHistory.at(-1);
  return (
    <>
      <PreviewClock request={request} />
      <PreviewFacts request={request} />
      {comment && (
        <blockquote className={classes.quote}>
          <p>{quoted(comment.NewComment)}</p>
          <footer>
            {comment.CommentedBy}, <span className="num">{comment.Date.slice(0, 16)}</span>.{' '}
            {READER_TEXT[comment.visibleToApplicant ? 'applicant' : 'staff'].label}
          </footer>
        </blockquote>
      )}
      <h3 className={classes.heading}>{INBOX.allowedActions}</h3>
      {open.length + rows.dangerous.length === 0 ? (
        <p className={classes.none}>{INBOX.noActions}</p>
      ) : (
        <ul className={`plain-list ${classes.actions}`}>
          {[...open, ...rows.dangerous].map((name) => (
            <li key={name}>
              <button
                type="button"
                data-danger={rows.dangerous.includes(name) || undefined}
                onClick={() => setAction(name)}
              >
                {ACTION_TEXT[name].button}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.buttons}>
        <Button
          size="md"
          fullWidth
          onClick={() => onOpen(id)}
          rightSection={
            <kbd className={classes.kbd} aria-hidden>
              Enter
            </kbd>
          }
        >
          {INBOX.open}
        </Button>
        {mayAssign && (
          <Button size="sm" variant="default" onClick={() => setAction('setAssessor')}>
            {INBOX.assign}
          </Button>
        )}
        {request.may.comment && (
          <Button size="sm" variant="default" onClick={() => setCommenting(true)}>
            {INBOX.comment}
          </Button>
        )}
      </div>
      <CaseAction action={action} request={request} onClose={() => setAction(null)} />
      <Modal
        opened={commenting}
        onClose={() => setCommenting(false)}
        title={INBOX.commentTitle(id)}
        size={560}
        padding={24}
      >
        <NewComment requestId={id} autoFocus onSent={() => setCommenting(false)} />
      </Modal>
    </>
  );
}

function PreviewClock({ request }: { request: StaffCase }) {
  const clock = mainClock(request);
  if (!clock) return null;
  const tone = deadlineTone(clock);
  return (
    <div className={classes.clock} data-tone={tone}>
      <div className={classes.clockTop}>
        <strong>{deadlineWords(clock)}</strong>
        <span className="num">{clock.dueDate}</span>
      </div>
      {clock.days.length > 0 && (
        <Ruler
          days={clock.days}
          tone={tone}
          name={DEADLINE.rulerName(clock.usedDays, clock.leftDays, clock.dueDate)}
        />
      )}
    </div>
  );
}

function PreviewFacts({ request }: { request: StaffCase }) {
  const id = request.RequestSystemInfo.RequestId;
  const facts = caseFacts(request);
  const { data: limit } = useLimit(id);
  const { data: criteria } = useCriteria(id);
  const sum = (cents: number | null) =>
    cents === null ? EMPTY : <span className="num">{formatEur(cents)}</span>;
  const purpose =
    facts.purposeId === null ? null : (PURPOSE_TEXT[facts.purposeId as keyof typeof PURPOSE_TEXT] ?? null);
  const needed = request.attachmentNeeds.filter((attachment) => attachment.Required);
  const rows: [string, ReactNode][] = [
    [PREVIEW.requested, sum(facts.requestedCents)],
    ...(facts.setCents === null ? [] : [[PREVIEW.set, sum(facts.setCents)] as [string, ReactNode]]),
    [PREVIEW.limit, sum(fromWire(limit?.Limit))],
    [
      PREVIEW.purpose,
      [purpose, facts.termMonths === null ? null : monthsShort(facts.termMonths)]
        .filter(Boolean)
        .join(', ') || EMPTY,
    ],
    [PREVIEW.criteria, criteria?.Decision ? <Verdict key="verdict" result={criteria} look="plain" /> : EMPTY],
    [PREVIEW.aml, <Screening key="aml" request={request} />],
    [
      PREVIEW.documents,
      PREVIEW.documentCount(needed.filter((attachment) => attachment.Uploaded > 0).length, needed.length),
    ],
  ];
  return (
    <dl className={classes.facts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Screening({ request }: { request: StaffCase }) {
  const result = request.AmlCheckResultId;
  const words = [
    result === null ? null : AML_RESULT_TEXT[result]?.label,
    request.PepExists ? AML.pepDeclared : null,
  ]
    .filter(Boolean)
    .join(', ');
  if (words === '') return EMPTY;
  const tone = result === 2 ? 'danger' : result === 3 || request.PepExists ? 'warning' : 'success';
  return (
    <ToneBadge
      look="plain"
      tone={tone}
      icon={request.PepExists ? <IconUserExclamation size={14} stroke={1.9} aria-hidden /> : undefined}
    >
      {words}
    </ToneBadge>
  );
}
