import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { RegisterId } from '../../../domain/registers/register-id.ts';
import { fieldProblemText } from '../../../domain/texts/lt/problem.ts';
import { HAND_ENTRY_CARD } from '../../../domain/texts/lt/screen/staff-registers.ts';
import { problemSentence } from '../../api/problem-sentence.ts';
import { download } from '../../api/files.ts';
import { showProblem } from '../../api/query-client.ts';
import { DataList } from '../../ui/DataList.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Note } from '../../ui/Note.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import type { HandEntry } from '../data/types.ts';
import { useDecide } from './use-registers.ts';
import { ValueList } from './ValueList.tsx';

interface HandEntryReviewProps {
  entry: HandEntry;
  register: RegisterId;
  onClose: () => void;
}

/** The value beside its document; whoever did not enter it confirms or declines. */
export function HandEntryReview({ entry, register, onClose }: HandEntryReviewProps) {
  const { decide, busy, error } = useDecide(entry.requestId, entry.Id);
  const [declining, setDeclining] = useState(false);
  const [comment, setComment] = useState('');
  const [tried, setTried] = useState(false);
  const tooShort = comment.trim().length < 6;
  const path = `/api/BackOffice/DownloadRegisterDocument/${entry.requestId}/${entry.Id}`;
  const finish = async (verb: 'Confirm' | 'Decline' | 'Withdraw', words: string) => {
    if (!(await decide(verb, comment.trim()))) return;
    notifySuccess(words);
    onClose();
  };
  const decline = () => {
    setTried(true);
    if (!tooShort) void finish('Decline', HAND_ENTRY_CARD.declined);
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={HAND_ENTRY_CARD.reviewTitle(register)}
      consequence={entry.mayDecide && !declining ? HAND_ENTRY_CARD.consequence : null}
      busy={busy}
      size={680}
      error={error ? problemSentence(error) : undefined}
      footer={
        <>
          <Button variant="default" size="md" onClick={onClose} disabled={busy}>
            {HAND_ENTRY_CARD.close}
          </Button>
          {entry.mayWithdraw && (
            <Button
              color="danger"
              size="md"
              loading={busy}
              onClick={() => void finish('Withdraw', HAND_ENTRY_CARD.withdrawn)}
            >
              {HAND_ENTRY_CARD.withdraw}
            </Button>
          )}
          {entry.mayDecide && (
            <Button
              color="danger"
              variant={declining ? 'filled' : 'light'}
              size="md"
              loading={busy && declining}
              onClick={() => (declining ? decline() : setDeclining(true))}
            >
              {HAND_ENTRY_CARD.decline}
            </Button>
          )}
          {entry.mayDecide && !declining && (
            <Button
              size="md"
              loading={busy}
              onClick={() => void finish('Confirm', HAND_ENTRY_CARD.confirmed)}
            >
              {HAND_ENTRY_CARD.confirm}
            </Button>
          )}
        </>
      }
    >
      <DataList
        items={[
          { label: HAND_ENTRY_CARD.enteredBy, value: `${entry.enteredBy}, ${entry.enteredAt}` },
          { label: HAND_ENTRY_CARD.asOf, value: entry.asOf },
          { label: HAND_ENTRY_CARD.reason, value: entry.reason },
        ]}
      />
      <ValueList data={entry.values} />
      <div>
        <Button
          variant="default"
          size="sm"
          onClick={() => void download(path, entry.fileName).catch(showProblem)}
        >
          {HAND_ENTRY_CARD.document(entry.fileName)}
        </Button>
      </div>
      {entry.mayWithdraw && <Note tone="gray">{HAND_ENTRY_CARD.own}</Note>}
      {declining && (
        <Textarea
          label={HAND_ENTRY_CARD.declineComment}
          autosize
          minRows={2}
          autoFocus
          error={tried && tooShort ? fieldProblemText('commentTooShort') : undefined}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
      )}
    </Dialog>
  );
}
