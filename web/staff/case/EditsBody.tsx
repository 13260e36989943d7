import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EMPTY } from '../../../domain/texts/lt/format.ts';
import { EDITS } from '../../../domain/texts/lt/screen/staff-edits.ts';
import { api, ask } from '../../api/client.ts';
import { DataList } from '../../ui/DataList.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonLines } from '../../ui/Skeletons.tsx';
import { KEYS } from '../data/queries.ts';
import type { EditedSubmission } from '../data/types.ts';
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
  return data.map((submission) => (
    <Submission key={submission.No} requestId={requestId} submission={submission} />
  ));
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
