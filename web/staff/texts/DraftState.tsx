import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { TEXTS } from '../../../domain/texts/lt/screen/staff-texts.ts';
import { api } from '../../api/client.ts';
import { Card } from '../../ui/Card.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Note } from '../../ui/Note.tsx';
import { useSaving } from '../shell/use-saving.ts';
import { TEXTS_KEY, type EditedText, type TextDraft } from './queries.ts';
import classes from './Texts.module.css';

interface DraftStateProps {
  text: EditedText;
  draft: TextDraft;
  /** What is typed is not saved yet: nothing is decided about it. */
  isTyped: boolean;
}

type Step = 'propose' | 'decline' | 'confirm' | 'drop';

/** Whose draft it is, what it waits for, and what the person looking may do about it. */
export function DraftState({ text: { key }, draft, isTyped }: DraftStateProps) {
  const [step, setStep] = useState<Step | null>(null);
  const { savedBy, savedAt, reason, proposedBy, declinedBy, declineReason, isOwn } = draft;
  const common = { textKey: key, version: draft.version, onClose: () => setStep(null) };
  return (
    <Card title={reason === null ? TEXTS.draft.written : TEXTS.draft.proposed}>
      <div className={classes.form}>
        <span className={classes.meta}>{TEXTS.savedBy(savedBy, savedAt)}</span>
        {declinedBy && <Note tone="warning" title={TEXTS.declinedBy(declinedBy, declineReason ?? '')} />}
        {reason !== null && (
          <Note title={TEXTS.proposedBy(proposedBy ?? '')}>
            {reason}
            {isOwn && <p>{TEXTS.own}</p>}
          </Note>
        )}
        <div className={classes.buttons}>
          {reason === null && (
            <Button disabled={isTyped} onClick={() => setStep('propose')}>
              {TEXTS.propose}
            </Button>
          )}
          {reason !== null && !isOwn && (
            <Button disabled={isTyped} onClick={() => setStep('confirm')}>
              {TEXTS.confirm}
            </Button>
          )}
          {reason !== null && (
            <Button variant="default" disabled={isTyped} onClick={() => setStep('decline')}>
              {TEXTS.decline}
            </Button>
          )}
          <Button variant="default" disabled={isTyped} onClick={() => setStep('drop')}>
            {TEXTS.drop}
          </Button>
        </div>
      </div>
      {(step === 'propose' || step === 'decline') && <ReasonDialog {...common} step={step} />}
      {(step === 'confirm' || step === 'drop') && <SureDialog {...common} step={step} />}
    </Card>
  );
}

interface StepProps<S extends Step> {
  textKey: EditedText['key'];
  version: number;
  step: S;
  onClose: () => void;
}

function ReasonDialog({ textKey: key, version, step, onClose }: StepProps<'propose' | 'decline'>) {
  const [reason, setReason] = useState('');
  const { save, busy, errors, error } = useSaving(TEXTS_KEY, onClose, ['reason']);
  const isProposal = step === 'propose';
  return (
    <Dialog
      opened
      onClose={onClose}
      title={isProposal ? TEXTS.proposeTitle : TEXTS.declineTitle}
      confirmLabel={isProposal ? TEXTS.propose : TEXTS.decline}
      consequence={isProposal ? TEXTS.consequence : undefined}
      busy={busy}
      error={error}
      onConfirm={() => {
        const body = { version, reason };
        void save(isProposal ? TEXTS.proposed : TEXTS.declined, (header) =>
          isProposal
            ? api.POST('/api/BackOffice/Texts/{key}/Propose', { params: { path: { key }, header }, body })
            : api.POST('/api/BackOffice/Texts/{key}/Decline', { params: { path: { key }, header }, body }),
        );
      }}
    >
      <Textarea
        label={isProposal ? TEXTS.whyProposed : TEXTS.reason}
        maxLength={500}
        autosize
        minRows={2}
        value={reason}
        error={errors.reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Dialog>
  );
}

function SureDialog({ textKey: key, version, step, onClose }: StepProps<'confirm' | 'drop'>) {
  const { save, busy, error } = useSaving(TEXTS_KEY, onClose);
  const isDrop = step === 'drop';
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={isDrop ? TEXTS.drop : TEXTS.confirm}
      question={isDrop ? TEXTS.dropConfirm : TEXTS.confirmTitle}
      consequence={isDrop ? undefined : TEXTS.confirmNote}
      danger={isDrop}
      busy={busy}
      error={error}
      onConfirm={() =>
        void save(isDrop ? TEXTS.dropped : TEXTS.confirmed, (header) =>
          isDrop
            ? api.DELETE('/api/BackOffice/Texts/{key}/Draft', {
                params: { path: { key }, query: { version: String(version) }, header },
              })
            : api.POST('/api/BackOffice/Texts/{key}/Confirm', {
                params: { path: { key }, header },
                body: { version },
              }),
        )
      }
    />
  );
}
