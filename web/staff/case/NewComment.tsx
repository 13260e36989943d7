import { Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type FormEvent } from 'react';
import { COMMENT } from '../../../domain/texts/lt/screen/staff-case.ts';
import { FIELD_PROBLEM_TEXT } from '../../../domain/texts/lt/problem.ts';
import { problemSentence } from '../../api/problem-sentence.ts';
import { act, ActionKey } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { Note } from '../../ui/Note.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useTyped } from '../../ui/use-typed.ts';
import { KEYS } from '../data/queries.ts';
import { commentPlace } from './comment-place.ts';
import classes from './Comments.module.css';

const MIN = 6;

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
