import { Button } from '@mantine/core';
import { IconCheck, IconEye, IconRefresh, IconX } from '@tabler/icons-react';
import { problemText } from '../../../domain/texts/lt/problem.ts';
import { EMPTY_SECTION } from '../../../domain/texts/lt/screen/staff-case.ts';
import { AML, AML_RESULT_TEXT } from '../../../domain/texts/lt/screen/staff-screening.ts';
import { DataList } from '../../ui/DataList.tsx';
import { Note } from '../../ui/Note.tsx';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import type { StaffCase } from '../data/types.ts';
import caseClasses from './Case.module.css';
import { openHits } from './open-hits.ts';
import { useCaseAction } from './case-actions-context.ts';
import { RiskAssessment } from './RiskAssessment.tsx';
import { WaitingCheck } from './WaitingCheck.tsx';
import { RunHistory, RunUnderWay } from './ScreeningState.tsx';
import { ScreenedSubjects } from './ScreenedSubjects.tsx';
import classes from './Screening.module.css';

/** Sanctions and PEP: the result and what it means, what is to be done, everybody by role, and the risk. */
export function ScreeningSection({ request }: { request: StaffCase }) {
  const [newest] = request.amlRuns;
  const answered = request.amlRuns.find(({ state }) => state === 'finished');
  return (
    <div className={classes.screening}>
      <Meaning request={request} />
      <RunUnderWay run={newest} />
      {answered && answered.gaps > 0 && (
        <Note tone="warning" title={AML.gaps(answered.gaps)}>
          {AML.gapsText}
        </Note>
      )}
      <WhatToDo request={request} />
      <WaitingCheck request={request} />
      <Decision request={request} />
      {answered && <ScreenedSubjects checks={request.AmlChecks} />}
      {!newest && <p className={caseClasses.empty}>{`${EMPTY_SECTION.screening} ${AML.none}`}</p>}
      <RunHistory runs={request.amlRuns} />
      <RiskAssessment request={request} />
    </div>
  );
}

const MARK = {
  1: { tone: 'success', Icon: IconCheck },
  2: { tone: 'danger', Icon: IconX },
  3: { tone: 'warning', Icon: IconEye },
} as const;

/** What the result means, when it was found, and looking again. */
function Meaning({ request }: { request: StaffCase }) {
  const renewal = useCaseAction('renewAml');
  const result = request.AmlCheckResultId;
  const answered = request.amlRuns.find(({ state }) => state === 'finished');
  if (result === null && !renewal.isOffered) return null;
  return (
    <div className={classes.head}>
      {result !== null && (
        <p className={classes.meaning}>
          {AML_RESULT_TEXT[result]?.meaning}{' '}
          {answered?.FinishedAt && (
            <span className={classes.meta}>
              {AML.checked(answered.FinishedAt.slice(0, 16), request.AmlChecks.length)}
            </span>
          )}
        </p>
      )}
      {renewal.isOffered && (
        <Button
          size="xs"
          variant="default"
          className={classes.renew}
          disabled={renewal.refusal !== null}
          title={renewal.refusal ? problemText(renewal.refusal) : undefined}
          leftSection={<IconRefresh size={15} stroke={1.8} aria-hidden />}
          onClick={renewal.open}
        >
          {AML.renew}
        </Button>
      )}
    </div>
  );
}

/** A failed result asks for a consultation, matches nobody has judged ask for somebody. */
function WhatToDo({ request }: { request: StaffCase }) {
  const check = useCaseAction('saveAmlCheck');
  const review = useCaseAction('reviewAml');
  if (request.AmlCheckResultId === 2) {
    return (
      <Note
        tone="danger"
        title={AML.consult}
        action={<Do action={check} words={AML.decisions.additionalCheck} />}
      />
    );
  }
  if (request.AmlCheckResultId !== 3) return null;
  const isSecondMissing = openHits(request).every(({ state }) => state === 'awaitsSecond');
  return (
    <Note
      tone="warning"
      title={isSecondMissing ? AML.secondTitle : AML.reviewTitle}
      action={<Do action={review} words={AML.decisions.review} />}
    />
  );
}

function Do({ action, words }: { action: ReturnType<typeof useCaseAction>; words: string }) {
  if (!action.isOffered || action.refusal) return null;
  return (
    <Button size="xs" variant="default" onClick={action.open}>
      {words}
    </Button>
  );
}

/** Who decided what of the matches, when and why. */
function Decision({ request }: { request: StaffCase }) {
  const { amlDecision: decision } = request;
  if (!decision) return null;
  return (
    <div>
      <h3 className={classes.subtitle}>{AML.decisions[decision.kind]}</h3>
      <DataList
        items={[
          { label: AML.result, value: AML_RESULT_TEXT[decision.Result]?.label ?? '' },
          { label: AML.date, value: <span className="num">{decision.Date}</span> },
          { label: AML.by, value: AML.decided(decision.DecidedBy ?? '–', decision.DecidedAt.slice(0, 16)) },
          { label: AML.note, value: decision.Note },
        ]}
      />
    </div>
  );
}

/** The word of the section's head, with its mark. */
export function ScreeningBadge({ request }: { request: StaffCase }) {
  const mark = screeningMark(request);
  if (!mark) return null;
  const result = request.AmlCheckResultId as keyof typeof MARK | null;
  const Icon = result === null ? IconEye : MARK[result].Icon;
  return (
    <ToneBadge tone={mark.tone} icon={<Icon size={15} stroke={2.2} aria-hidden />}>
      {mark.words}
    </ToneBadge>
  );
}

function screeningMark(request: StaffCase): { tone: 'success' | 'danger' | 'warning'; words: string } | null {
  const result = request.AmlCheckResultId as keyof typeof MARK | null;
  if (result === null) return request.PepExists ? { tone: 'warning', words: AML.pepDeclared } : null;
  return { tone: MARK[result].tone, words: AML_RESULT_TEXT[result]?.label ?? '' };
}
