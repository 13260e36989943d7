import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { isOvertaken } from '../../domain/application/refusal.ts';
import { ACTION_DIALOG } from '../../domain/texts/lt/action-dialog.ts';
import { UI } from '../../domain/texts/lt/screen/common.ts';
import { ASSESS } from '../../domain/texts/lt/screen/staff-assess.ts';
import { ApiProblem } from '../api/problem.ts';
import { offeredActions, workDone } from '../staff/case/offered.ts';
import OpenItems from '../staff/case/summary/OpenItems.tsx';
import type { StaffCase } from '../staff/data/types.ts';
import { announce } from '../ui/announce.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useKeptOnExpiry } from '../ui/use-typed.ts';
import { firstAssessment, isNew, judgePart } from './assess-parts.ts';
import { assessParts, type AssessPart } from './assess-rows.ts';
import { AssessPartFields } from './AssessPartFields.tsx';
import { ConflictNote } from './ConflictNote.tsx';
import { fieldId } from './field-props.ts';
import { notifyDone } from './notify-done.tsx';
import { fieldErrorsOf, problemWords } from './problem-words.ts';
import { actionRows } from './staff-action.ts';
import { summaryOf } from './summary.ts';
import { dialogPlace, typedInDialog } from './typed-dialog.ts';
import { useAssess } from './use-assess.ts';
import type { DialogErrors, DialogValues } from './values.ts';

interface AssessDialogProps {
  request: StaffCase;
  newer?: StaffCase | null;
  next?: { id: number; words: string; open: () => void } | null;
  onClose: () => void;
  onChanged?: () => void;
}

/** What the form itself brings about does not hinder handing over from it. */
const BROUGHT = [null, 'sizeEntered', 'loanSumSet'];

/** Size, sum and risk in one form, and straight on to the approver: each part saved by its own call. */
export function AssessDialog({ request, newer, next, onClose, onChanged }: AssessDialogProps) {
  const id = request.RequestSystemInfo.RequestId;
  // The parts that were open when the form was: one that was saved stays in sight.
  const [parts] = useState(() => assessParts(actionRows(offeredActions(request), workDone(request))));
  const [values, setValues] = useState<DialogValues>(() => ({
    ...firstAssessment(request),
    ...typedInDialog(id, 'assess'),
  }));
  useKeptOnExpiry(dialogPlace(id), () => ({ action: 'assess', values }));
  const [tried, setTried] = useState(false);
  const sending = useAssess(request);
  const { failed, saved } = sending;
  const handOver = request.actions.find(({ name }) => name === 'handOver');
  const mayHandOver = handOver !== undefined && BROUGHT.includes(handOver.refusal) && !request.handedOverAt;

  const errorsOf = (part: AssessPart): DialogErrors => {
    const own = tried && isNew(part, values, request, saved) ? judgePart(part, values, request).errors : {};
    return failed?.step === part ? { ...fieldErrorsOf(failed.error, part), ...own } : own;
  };
  const conflict =
    failed?.error instanceof ApiProblem && isOvertaken(failed.error.code) ? failed.error : null;
  const change = (changed: DialogValues) => {
    setValues(changed);
    sending.reset();
  };
  const firstWrong = (): string | undefined =>
    parts
      .filter((part) => isNew(part, values, request, saved))
      .flatMap((part) => Object.keys(judgePart(part, values, request).errors))[0];
  const submit = async (isHandedOver: boolean) => {
    setTried(true);
    const wrong = firstWrong();
    if (wrong) return document.getElementById(fieldId(wrong))?.focus();
    const became = await sending.run(parts, values, isHandedOver);
    // One's own change is no news: the case behind the form shows it at once.
    if (became !== 'nothing') onChanged?.();
    if (became !== 'done') return;
    onClose();
    notifyDone(
      isHandedOver ? ACTION_DIALOG.handOver.success : ASSESS.saved,
      isHandedOver ? (next ?? null) : null,
    );
  };
  useEffect(() => {
    if (failed) announce(problemWords(failed.error));
  }, [failed]);
  const refresh = () => {
    sending.reset();
    onChanged?.();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={ASSESS.title(id)}
      summary={summaryOf(request)}
      size={680}
      busy={sending.busy}
      onConfirm={() => void submit(false)}
      error={
        conflict ? (
          <ConflictNote
            latest={conflict.body.latest}
            stillAllowed={parts.every((part) => (newer ?? request).actions.some(({ name }) => name === part))}
            onRefresh={refresh}
          />
        ) : (
          failed?.step === 'handOver' && problemWords(failed.error)
        )
      }
      footer={
        <>
          <Button variant="default" size="md" type="button" onClick={onClose} disabled={sending.busy}>
            {UI.cancel}
          </Button>
          <Button variant={mayHandOver ? 'default' : 'filled'} size="md" type="submit" loading={sending.busy}>
            {ASSESS.save}
          </Button>
          {mayHandOver && (
            <Button size="md" type="button" disabled={sending.busy} onClick={() => void submit(true)}>
              {ASSESS.saveAndHandOver}
            </Button>
          )}
        </>
      }
    >
      {parts.map((part, index) => (
        <AssessPartFields
          key={part}
          part={part}
          request={request}
          values={values}
          errors={errorsOf(part)}
          isFirst={index === 0}
          isSaved={saved[part] !== undefined && !isNew(part, values, request, saved)}
          problem={
            failed?.step === part && !conflict && Object.keys(errorsOf(part)).length === 0
              ? problemWords(failed.error)
              : null
          }
          onChange={change}
        />
      ))}
      {mayHandOver && <OpenItems request={request} without={['size', 'sum', 'risk']} />}
    </Dialog>
  );
}
