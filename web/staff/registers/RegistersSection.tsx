import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { RegisterId } from '../../../domain/registers/register-id.ts';
import { registerName } from '../../../domain/texts/lt/register.ts';
import { REGISTERS_SECTION as TEXT } from '../../../domain/texts/lt/screen/staff-registers.ts';
import { vilniusMs } from '../../../domain/values/days.ts';
import { Note } from '../../ui/Note.tsx';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import caseClasses from '../case/Case.module.css';
import { SimpleTable, type TableRow } from '../case/SimpleTable.tsx';
import type { RegisterAnswer, RegisterStep, StaffCase } from '../data/types.ts';
import { HandEntries } from './HandEntries.tsx';
import classes from './Registers.module.css';
import { isMissing } from './step-words.ts';
import { useRenew } from './use-registers.ts';

const HandEntryDialog = lazy(() =>
  import('./HandEntryDialog.tsx').then((module) => ({ default: module.HandEntryDialog })),
);
const VersionsDialog = lazy(() =>
  import('./VersionsDialog.tsx').then((module) => ({ default: module.VersionsDialog })),
);

type Opened = { kind: 'enter' | 'versions'; register: RegisterId } | null;

/** Every register of the case: whether it answers, what it said last, what may be done about one that is silent. */
export function RegistersSection({ request }: { request: StaffCase }) {
  const id = request.RequestSystemInfo.RequestId;
  const { progress, startedBy, entries, enterable, mayRenew } = request.registersState;
  const { renew, busy, joined } = useRenew(id);
  const [opened, setOpened] = useState<Opened>(null);
  const isRunning = progress.Status === 'InProgress' && progress.runId !== null;
  const row = (step: RegisterStep): TableRow => {
    const register = step.name as RegisterId;
    const answer = request.registers.find((stored) => stored.register === register) ?? null;
    const isAsked = isRunning && (step.state === 'running' || step.state === 'waiting');
    return {
      key: register,
      tone: isMissing(step) ? 'warning' : undefined,
      cells: [
        registerName(register),
        <StepState key="state" step={step} isAsked={isAsked} hasData={answer !== null} />,
        <AnswerFacts key="data" answer={answer} />,
        <span key="actions" className={classes.buttons} data-print="no">
          {mayRenew && !isAsked && step.state !== 'answered' && (
            <LinkButton
              label={TEXT.renew}
              name={TEXT.renewOf(register)}
              disabled={busy}
              onClick={() => void renew(register)}
            />
          )}
          {enterable.includes(register) && (
            <LinkButton
              label={TEXT.enter}
              name={TEXT.enterOf(register)}
              onClick={() => setOpened({ kind: 'enter', register })}
            />
          )}
          <LinkButton
            label={TEXT.versions}
            name={TEXT.versionsOf(register)}
            onClick={() => setOpened({ kind: 'versions', register })}
          />
        </span>,
      ],
    };
  };
  return (
    <>
      <div className={classes.tools} data-print="no">
        <span>
          {isRunning && progress.startedAt && <Running who={startedBy} startedAt={progress.startedAt} />}
        </span>
        {mayRenew && (
          <Button
            size="xs"
            variant="default"
            loading={busy}
            leftSection={<IconRefresh size={15} stroke={1.8} aria-hidden />}
            onClick={() => void renew()}
          >
            {TEXT.renewAll}
          </Button>
        )}
      </div>
      {joined && <Note tone="brand">{joined}</Note>}
      <SimpleTable
        name={TEXT.title}
        heads={[TEXT.register, TEXT.state, TEXT.data, TEXT.actions]}
        rows={progress.Steps.map(row)}
      />
      {entries.length > 0 && <HandEntries requestId={id} entries={entries} />}
      <Suspense fallback={null}>
        {opened?.kind === 'enter' && (
          <HandEntryDialog requestId={id} register={opened.register} onClose={() => setOpened(null)} />
        )}
        {opened?.kind === 'versions' && (
          <VersionsDialog requestId={id} register={opened.register} onClose={() => setOpened(null)} />
        )}
      </Suspense>
    </>
  );
}

function StepState({ step, isAsked, hasData }: { step: RegisterStep; isAsked: boolean; hasData: boolean }) {
  const missing = isMissing(step);
  const tone = missing ? 'warning' : step.state === 'answered' ? 'success' : 'gray';
  const words = isAsked ? TEXT.running : TEXT[step.state];
  return (
    <span className={classes.state}>
      <ToneBadge tone={isAsked && !missing ? 'brand' : tone}>{words}</ToneBadge>
      {missing && <span className={classes.small}>{TEXT.why(step.errorCode)}</span>}
      {step.missingSince && (
        <span className={classes.small}>
          {TEXT.since} <span className={`${classes.when} num`}>{step.missingSince.slice(0, 16)}</span>
        </span>
      )}
      {isAsked && step.attempts > 1 && <span className={classes.small}>{TEXT.attempt(step.attempts)}</span>}
      {missing && hasData && !step.byHand && <span className={classes.small}>{TEXT.older}</span>}
    </span>
  );
}

function AnswerFacts({ answer }: { answer: RegisterAnswer | null }) {
  if (!answer) return <span>{TEXT.noData}</span>;
  return (
    <span className={classes.state}>
      {answer.handEntryId && <ToneBadge tone="warning">{TEXT.byHand}</ToneBadge>}
      <span>{answer.data === null ? TEXT.unknown : answer.source}</span>
      <span className={classes.small}>
        {answer.asOf && <span className="num">{TEXT.asOf(answer.asOf)}. </span>}
        <span className="num">{TEXT.received(answer.fetchedAt.slice(0, 16))}</span>
      </span>
    </span>
  );
}

function Running({ who, startedAt }: { who: string | null; startedAt: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return <>{TEXT.run(who, Math.max(0, Math.round((now - vilniusMs(startedAt)) / 1_000)))}</>;
}

interface LinkButtonProps {
  label: string;
  /** Says which register, for those who do not see the row. */
  name: string;
  disabled?: boolean;
  onClick: () => void;
}

function LinkButton({ label, name, disabled = false, onClick }: LinkButtonProps) {
  return (
    <button
      type="button"
      className={caseClasses.textButton}
      aria-label={name}
      disabled={disabled}
      onClick={onClick}
    >
      {label}
    </button>
  );
}
