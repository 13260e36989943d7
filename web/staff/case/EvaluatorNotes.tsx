import { Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { COMMENT } from '../../../domain/texts/lt/screen/staff-case.ts';
import { Status } from '../../../domain/application/status.ts';
import { problemWords } from '../../actions/problem-words.ts';
import { act, ActionKey } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { DataList } from '../../ui/DataList.tsx';
import { Note } from '../../ui/Note.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { KEYS } from '../data/queries.ts';
import type { StaffCase } from '../data/types.ts';
import classes from './Comments.module.css';

/** The evaluators' comment may be changed only in these (specification, section 4). */
const EDITABLE: readonly number[] = [
  Status.submitted,
  Status.approved,
  Status.returned,
  Status.awaitingDocuments,
  Status.documentsSubmitted,
];

/** Notes of the approver and of the signatory for each other; the applicant never reads them. */
export function EvaluatorNotes({ request }: { request: StaffCase }) {
  const { Status: status, RequestId } = request.RequestSystemInfo;
  if (EDITABLE.includes(status)) return <NotesForm key={RequestId} request={request} />;
  return (
    <DataList
      items={[
        { label: COMMENT.approvers, value: request.ApproversComment },
        { label: COMMENT.signatorys, value: request.SignatorysComment },
      ]}
    />
  );
}

function NotesForm({ request }: { request: StaffCase }) {
  const client = useQueryClient();
  const requestId = request.RequestSystemInfo.RequestId;
  const key = useRef(new ActionKey());
  const [approvers, setApprovers] = useState(request.ApproversComment ?? '');
  const [signatorys, setSignatorys] = useState(request.SignatorysComment ?? '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const changed =
    approvers !== (request.ApproversComment ?? '') || signatorys !== (request.SignatorysComment ?? '');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      await act(
        (header) =>
          api.POST('/api/request/SaveAdditionalComments', {
            params: { header },
            body: { requestId, approversComment: approvers, signatorysComment: signatorys },
          }),
        key.current,
      );
      notifySuccess(COMMENT.saved);
      await client.invalidateQueries({ queryKey: KEYS.case(requestId) });
    } catch (error) {
      setProblem(problemWords(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={classes.form} onSubmit={(event) => void save(event)}>
      <div className={classes.pair}>
        <Textarea
          label={COMMENT.approvers}
          description={COMMENT.internalHint}
          autosize
          minRows={2}
          maxLength={2000}
          value={approvers}
          onChange={(event) => setApprovers(event.currentTarget.value)}
        />
        <Textarea
          label={COMMENT.signatorys}
          description={COMMENT.internalHint}
          autosize
          minRows={2}
          maxLength={2000}
          value={signatorys}
          onChange={(event) => setSignatorys(event.currentTarget.value)}
        />
      </div>
      {problem && (
        <Note tone="danger" live>
          {problem}
        </Note>
      )}
      <Button type="submit" size="sm" variant="default" loading={busy} disabled={!changed}>
        {COMMENT.save}
      </Button>
    </form>
  );
}
