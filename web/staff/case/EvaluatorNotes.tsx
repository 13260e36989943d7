import { Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { COMMENT } from '../../../domain/texts/lt/screen/staff-case.ts';
import { NOTES_STATUSES } from '../../../domain/application/status.ts';
import { problemWords } from '../../actions/problem-words.ts';
import { act, ActionKey } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { DataList } from '../../ui/DataList.tsx';
import { Note } from '../../ui/Note.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useTyped } from '../../ui/use-typed.ts';
import { KEYS } from '../data/queries.ts';
import type { StaffCase } from '../data/types.ts';
import classes from './Comments.module.css';

/** Notes of the approver and of the signatory for each other; the applicant never reads them. */
export function EvaluatorNotes({ request }: { request: StaffCase }) {
  const { Status: status, RequestId } = request.RequestSystemInfo;
  if (NOTES_STATUSES.includes(status)) return <NotesForm key={RequestId} request={request} />;
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
  const approvers = useTyped(`note:approver:${requestId}`, request.ApproversComment ?? '');
  const signatorys = useTyped(`note:signatory:${requestId}`, request.SignatorysComment ?? '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      await act(
        (header) =>
          api.POST('/api/request/SaveAdditionalComments', {
            params: { header },
            // Only what was changed: the other note may have been written by somebody else meanwhile.
            body: {
              requestId,
              ...(approvers.changed ? { approversComment: approvers.text } : {}),
              ...(signatorys.changed ? { signatorysComment: signatorys.text } : {}),
            },
          }),
        key.current,
      );
      notifySuccess(COMMENT.saved);
      await client.invalidateQueries({ queryKey: KEYS.case(requestId) });
      approvers.forget();
      signatorys.forget();
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
          value={approvers.text}
          onChange={(event) => approvers.set(event.currentTarget.value)}
        />
        <Textarea
          label={COMMENT.signatorys}
          description={COMMENT.internalHint}
          autosize
          minRows={2}
          maxLength={2000}
          value={signatorys.text}
          onChange={(event) => signatorys.set(event.currentTarget.value)}
        />
      </div>
      {problem && (
        <Note tone="danger" live>
          {problem}
        </Note>
      )}
      <Button
        type="submit"
        size="sm"
        variant="default"
        loading={busy}
        disabled={!approvers.changed && !signatorys.changed}
      >
        {COMMENT.save}
      </Button>
    </form>
  );
}
