import { eurOfWire } from '../../domain/values/money.ts';
import { Checkbox, Textarea } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { useRef, useState } from 'react';
import { PAYMENT_PAGE as T } from '../../domain/texts/lt/screen/payment-requests.ts';
import { CallTermNote } from '../staff/CallTermNote.tsx';
import { act, ActionKey } from '../api/act.ts';
import { ApiProblem, fieldErrors } from '../api/problem.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Note } from '../ui/Note.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { callOf, type Decision } from './decide.ts';
import classes from './Payments.module.css';
import { refreshPayments, type PaymentRequest } from './queries.ts';

interface DecideDialogProps {
  payment: PaymentRequest;
  decision: Decision;
  onClose: () => void;
}

const WORDS = {
  approve: { title: T.approveTitle, verb: T.approve, warning: T.approveWarning, then: T.approveConsequence },
  return: { title: T.returnTitle, verb: T.return, warning: null, then: T.returnConsequence },
  reject: { title: T.rejectTitle, verb: T.reject, warning: T.rejectWarning, then: T.rejectConsequence },
  stopDecision: { title: () => T.stopTitle, verb: T.stop, warning: null, then: T.stopConsequence },
} as const;

/** A decision of staff: sums, what is still open, the words for the applicant and the documents that are to be corrected. */
export function DecideDialog({ payment, decision, onClose }: DecideDialogProps) {
  const { Id: paymentRequestId, Number: number } = payment.ContractInfo;
  const { Documents, Totals } = payment.DocumentsInfo;
  const key = useRef(new ActionKey());
  const [comment, setComment] = useState('');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const words = WORDS[decision];
  const refused = error instanceof ApiProblem ? fieldErrors(error.body.errors) : [];
  const send = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      const given = { paymentRequestId, comment: comment.trim(), documentIds: chosen };
      const outcome = (await act(callOf(decision, given), key.current)) as { takesEffectAt?: string };
      notifySuccess(outcome.takesEffectAt ? T.heldSaid(outcome.takesEffectAt) : T.done[decision]);
      onClose();
    } catch (problem) {
      setError(problem);
    } finally {
      setBusy(false);
      void refreshPayments();
    }
  };
  const sentence =
    error === null || refused.length > 0 ? null : (error instanceof ApiProblem && error.sentence) || T.failed;
  const open = openWorkOf(payment);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={words.title(number)}
      summary={[
        { label: T.borrower, value: payment.ContractInfo.Name },
        {
          label: T.sums,
          value: `${eurOfWire(Totals.RequiredSumTotal)} → ${eurOfWire(Totals.FundedSumTotal)}`,
        },
      ]}
      consequence={words.then}
      warning={words.warning}
      danger={decision === 'reject'}
      confirmLabel={words.verb}
      busy={busy}
      error={sentence}
      onConfirm={() => void send()}
    >
      {decision === 'approve' && <CallTermNote term={payment.callTerm} />}
      {decision === 'approve' && open.length > 0 && (
        <Note tone="warning" title={T.openWork}>
          {open.join('. ')}
        </Note>
      )}
      {decision === 'return' && Documents.length > 0 && (
        <Checkbox.Group
          label={T.returnWhich}
          value={chosen.map(String)}
          onChange={(values) => setChosen(values.map(Number))}
        >
          <div className={classes.list}>
            {Documents.map((one) => (
              <Checkbox
                key={one.Id}
                value={String(one.Id)}
                label={`${one.Number}. ${one.SupplierName}, ${one.DocumentNumber}, ${eurOfWire(one.RequiredSum)}`}
              />
            ))}
          </div>
        </Checkbox.Group>
      )}
      <Textarea
        label={decision === 'stopDecision' ? T.reason : T.comment}
        autosize
        minRows={3}
        maxLength={2000}
        value={comment}
        error={refused.find(({ field }) => /comment/i.test(field))?.message}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
    </Dialog>
  );
}

/** What nobody has judged yet: told before an approval, which is not taken back. */
function openWorkOf({ duplicated, DocumentsInfo: { Documents } }: PaymentRequest): string[] {
  const unedited = Documents.filter(({ IsManagerEdited }) => !IsManagerEdited).length;
  return [
    ...(duplicated.length > 0 ? [T.openDuplicates(duplicated.length)] : []),
    ...(unedited > 0 ? [T.openUnedited(unedited)] : []),
  ];
}
