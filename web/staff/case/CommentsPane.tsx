import { Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type FormEvent } from 'react';
import { ASSESSED_STATUSES } from '../../../domain/application/status.ts';
import { isActionName } from '../../../domain/application/transitions.ts';
import { ACTION_TEXT } from '../../../domain/texts/lt/action.ts';
import { READER_TEXT } from '../../../domain/texts/lt/comment-reader.ts';
import { COMMENT, EMPTY_SECTION } from '../../../domain/texts/lt/screen/staff-case.ts';
import { FIELD_PROBLEM_TEXT } from '../../../domain/texts/lt/problem.ts';
import { problemSentence } from '../../api/problem-sentence.ts';
import { act, ActionKey } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { Note } from '../../ui/Note.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useTyped } from '../../ui/use-typed.ts';
import { KEYS } from '../data/queries.ts';
import type { Comment, StaffCase } from '../data/types.ts';
import classes from './Comments.module.css';

const MIN = 6;

/** Where an unsent comment on a request is kept. */
export const commentPlace = (requestId: number): string => `comment:${requestId}`;

/** The thread, and a new comment that the applicant will read. */
export function CommentsPane({ request }: { request: StaffCase }) {
  return (
    <div className={classes.pane}>
      {request.may.comment ? (
        <NewComment requestId={request.RequestSystemInfo.RequestId} />
      ) : (
        <p className={classes.empty}>
          {ASSESSED_STATUSES.includes(request.RequestSystemInfo.Status) ? COMMENT.noRight : COMMENT.closed}
        </p>
      )}
      <CommentList comments={request.CommentsHistory} />
    </div>
  );
}

/** Newest first; what the applicant reads stands on another ground than what only staff read. */
export function CommentList({ comments }: { comments: readonly Comment[] }) {
  if (comments.length === 0) return <p className={classes.empty}>{EMPTY_SECTION.comments}</p>;
  const ordered = [...comments].reverse();
  return (
    <ol className={classes.list}>
      {ordered.map((comment) => (
        <li
          key={comment.Id}
          className={classes.comment}
          data-internal={!comment.visibleToApplicant || undefined}
        >
          <div className={classes.meta}>
            <strong>{comment.CommentedBy}</strong>
            <span className="num">{comment.Date}</span>
            {comment.action && isActionName(comment.action) && (
              <span>{ACTION_TEXT[comment.action].done}</span>
            )}
            <span className={classes.seen}>
              {READER_TEXT[comment.visibleToApplicant ? 'applicant' : 'staff'].label}
            </span>
          </div>
          <p className={classes.text}>{comment.NewComment}</p>
        </li>
      ))}
    </ol>
  );
}

export function NewComment({
  requestId,
  autoFocus = false,
  onSent,
}: {
  requestId: number;
  autoFocus?: boolean;
  onSent?: () => void;
}) {
  const client = useQueryClient();
  const id = useId();
  const key = useRef(new ActionKey());
  const typed = useTyped(commentPlace(requestId));
  const text = typed.text;
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const length = text.trim().length;
  const wrong =
    length === 0
      ? FIELD_PROBLEM_TEXT.commentMissing
      : length < MIN
        ? FIELD_PROBLEM_TEXT.commentTooShort
        : null;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrong) return document.getElementById(id)?.focus();
    setBusy(true);
    setProblem(null);
    try {
      await act(
        (header) =>
          api.POST('/api/Request/SaveUserComment', {
            params: { header },
            body: { requestId, comment: text.trim(), userCommentRequired: true },
          }),
        key.current,
      );
      typed.forget();
      setTried(false);
      notifySuccess(COMMENT.sent);
      onSent?.();
      await client.invalidateQueries({ queryKey: KEYS.case(requestId) });
    } catch (error) {
      setProblem(problemSentence(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={classes.form} onSubmit={(event) => void send(event)} noValidate data-print="no">
      <Textarea
        id={id}
        label={COMMENT.label}
        description={COMMENT.hint}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={2000}
        data-autofocus={autoFocus || undefined}
        value={text}
        error={tried ? wrong : undefined}
        onChange={(event) => typed.set(event.currentTarget.value)}
      />
      {problem && (
        <Note tone="danger" live>
          {problem}
        </Note>
      )}
      <Button type="submit" size="sm" loading={busy}>
        {COMMENT.send}
      </Button>
    </form>
  );
}
