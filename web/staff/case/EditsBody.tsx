import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EMPTY } from '../../../domain/texts/lt/format.ts';
import { statusLabel } from '../../../domain/texts/lt/status.ts';
import { EDITS } from '../../../domain/texts/lt/screen/staff-edits.ts';
import { api, ask } from '../../api/client.ts';
import { DataList } from '../../ui/DataList.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonLines } from '../../ui/Skeletons.tsx';
import { KEYS } from '../data/queries.ts';
import type { CaseOnDay, EditedSubmission } from '../data/types.ts';
import classes from './Case.module.css';
import { SimpleTable } from './SimpleTable.tsx';

/** Submissions, the newest first: what each changed, and on demand all its answers. */
export default function EditsBody({ requestId }: { requestId: number }) {
  const { data, isError } = useQuery({
    queryKey: [...KEYS.case(requestId), 'edits'],
    queryFn: () =>
      ask(api.GET('/api/Request/GetRequestEditList/{id}', { params: { path: { id: String(requestId) } } })),
  });
  if (isError) return <ErrorState title={EDITS.failed} />;
  if (!data) return <SkeletonLines lines={3} />;
  return (
    <>
      <OnDay requestId={requestId} />
      {data.map((submission) => (
        <Submission key={submission.No} requestId={requestId} submission={submission} />
      ))}
    </>
  );
}

/** The case at the end of any day: what it was, whose it was, and what lay in it. */
function OnDay({ requestId }: { requestId: number }) {
  const [day, setDay] = useState('');
  const { data, isError } = useQuery({
    queryKey: [...KEYS.case(requestId), 'on', day],
    queryFn: () => ask(api.GET('/api/Request/GetCaseOnDay', { params: { query: { requestId, day } } })),
    enabled: day !== '',
  });
  return (
    <div className={classes.fileGroup}>
      <TextInput
        type="date"
        label={EDITS.on}
        description={EDITS.onHint}
        w={220}
        value={day}
        data-print="no"
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      {isError && <ErrorState title={EDITS.failed} />}
      {data && <DataList items={factsOf(data)} />}
    </div>
  );
}

function factsOf({ Status, since, by, Assessor, submission, files, documents }: CaseOnDay) {
  const papers = [...files, ...documents].map(({ FileName }) => FileName);
  return [
    {
      label: EDITS.status,
      value:
        Status === null
          ? EDITS.noStatus
          : [statusLabel(Status), since && EDITS.since(since.slice(0, 16), by)].filter(Boolean).join(', '),
    },
    { label: EDITS.assessor, value: Assessor ?? EMPTY },
    {
      label: EDITS.answers,
      value: submission
        ? EDITS.submission(submission.No, submission.SubmittedAt, '').replace(/, $/, '')
        : EDITS.noAnswers,
    },
    { label: EDITS.papers, value: papers.join(', ') || EMPTY },
  ];
}

interface SubmissionProps {
  requestId: number;
  submission: EditedSubmission;
}

function Submission({ requestId, submission: { No, SubmittedAt, SubmittedBy, edits } }: SubmissionProps) {
  const [all, setAll] = useState(false);
  return (
    <div className={classes.fileGroup}>
      <h3>{EDITS.submission(No, SubmittedAt, SubmittedBy)}</h3>
      {edits.length > 0 ? (
        <SimpleTable
          name={EDITS.name(No)}
          heads={[EDITS.section, EDITS.field, EDITS.before, EDITS.after]}
          rows={edits.map((edit) => ({
            key: edit.path,
            cells: [
              edit.section,
              edit.label,
              <del key="was">{edit.before ?? EMPTY}</del>,
              edit.after ?? EMPTY,
            ],
          }))}
        />
      ) : (
        <p className={classes.empty}>{No === 1 ? EDITS.first : EDITS.same}</p>
      )}
      <button
        type="button"
        className={classes.textButton}
        aria-expanded={all}
        data-print="no"
        onClick={() => setAll(!all)}
      >
        {all ? EDITS.hide : EDITS.show}
      </button>
      {all && <AsItStood requestId={requestId} no={No} />}
    </div>
  );
}

function AsItStood({ requestId, no }: { requestId: number; no: number }) {
  const { data, isError } = useQuery({
    queryKey: [...KEYS.case(requestId), 'submission', no],
    queryFn: () =>
      ask(
        api.GET('/api/Request/GetReceipt/{id}', {
          params: { path: { id: String(requestId) }, query: { no, withAnswers: true } },
        }),
      ),
  });
  if (isError) return <ErrorState title={EDITS.failed} />;
  if (!data) return <SkeletonLines lines={4} />;
  return data.sections.map((section) => (
    <div key={section.id} className={classes.answers}>
      <h3>{section.title}</h3>
      <DataList items={section.rows.map(({ question, answer }) => ({ label: question, value: answer }))} />
    </div>
  ));
}
