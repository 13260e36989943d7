import { TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { RECORDS as T } from '../../../domain/texts/lt/screen/staff-records.ts';
import type { KeyHeader } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ReasonField } from '../shell/ReasonField.tsx';
import { useSaving } from '../shell/use-saving.ts';
import { RECORDS_KEY, type LegalHold, type RetentionList } from './records-queries.ts';

export type Deed = 'propose' | 'confirm' | 'decline';

interface DecisionDialogProps {
  what: Deed;
  list: RetentionList;
  onClose: () => void;
}

/** What one of the two people says about a list. */
export function DecisionDialog({ what, list, onClose }: DecisionDialogProps) {
  const { id, total } = list;
  switch (what) {
    case 'propose':
      return (
        <Reasoned
          title={T.proposeTitle(total)}
          verb={T.propose}
          consequence={T.gone}
          done={T.proposed}
          onClose={onClose}
          send={(header, reason) =>
            api.POST('/api/BackOffice/Records/{id}/Propose', {
              params: { header, path: { id } },
              body: { reason },
            })
          }
        />
      );
    case 'confirm':
      return (
        <Plain
          title={T.confirmTitle(total)}
          verb={T.confirm}
          consequence={T.gone}
          danger
          done={T.confirmed}
          onClose={onClose}
          send={(header) =>
            api.POST('/api/BackOffice/Records/{id}/Confirm', { params: { header, path: { id } } })
          }
        >
          „{list.reason}“ – {list.proposedBy}
        </Plain>
      );
    case 'decline':
      return (
        <Plain
          title={T.listOf(list.year, id)}
          verb={list.mine === 'proposed' ? T.withdraw : T.decline}
          done={T.declined}
          onClose={onClose}
          send={(header) =>
            api.POST('/api/BackOffice/Records/{id}/Decline', { params: { header, path: { id } } })
          }
        />
      );
  }
}

export function EndHoldDialog({ hold, onClose }: { hold: LegalHold; onClose: () => void }) {
  const { id } = hold;
  return (
    <Reasoned
      title={T.endTitle(hold.requestId)}
      verb={T.endHold}
      consequence={T.endNote}
      done={T.holdEnded}
      onClose={onClose}
      send={(header, reason) =>
        api.POST('/api/BackOffice/Holds/{id}/End', { params: { header, path: { id } }, body: { reason } })
      }
    />
  );
}

/** Without `requestId` the number is asked for. */
export function HoldDialog({ requestId, onClose }: { requestId?: number; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const number = requestId ?? Number(typed.trim());
  return (
    <Reasoned
      title={requestId ? `${T.hold} Nr. ${requestId}` : T.hold}
      verb={T.hold}
      consequence={T.holdsNote}
      done={T.held}
      onClose={onClose}
      isReady={() => {
        const isRight = Number.isSafeInteger(number) && number > 0;
        setWrong(!isRight);
        return isRight;
      }}
      send={(header, reason) =>
        api.POST('/api/BackOffice/Holds', { params: { header }, body: { requestId: number, reason } })
      }
    >
      {requestId === undefined && (
        <TextInput
          label={T.requestNumber}
          inputMode="numeric"
          maxLength={10}
          value={typed}
          error={isWrong ? T.numberWrong : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
    </Reasoned>
  );
}

interface Common {
  title: string;
  verb: string;
  consequence?: string;
  danger?: boolean;
  done: string;
  onClose: () => void;
  children?: ReactNode;
}
type Sent = Promise<{ data?: unknown; error?: unknown; response: Response }>;

function Plain({ verb, done, send, ...dialog }: Common & { send: (header: KeyHeader) => Sent }) {
  const { save, busy, error } = useSaving(RECORDS_KEY, dialog.onClose);
  return (
    <Dialog
      {...dialog}
      opened
      confirmLabel={verb}
      busy={busy}
      error={error}
      onConfirm={() => void save(done, send)}
    />
  );
}

interface ReasonedProps extends Common {
  send: (header: KeyHeader, reason: string) => Sent;
  isReady?: () => boolean;
}

function Reasoned({ verb, done, send, isReady, children, ...dialog }: ReasonedProps) {
  const [reason, setReason] = useState('');
  const { save, busy, errors, error } = useSaving(RECORDS_KEY, dialog.onClose, ['reason']);
  const confirm = () => {
    if (isReady?.() === false) return;
    void save(done, (header) => send(header, reason));
  };
  return (
    <Dialog {...dialog} opened confirmLabel={verb} busy={busy} error={error} onConfirm={confirm}>
      {children}
      <ReasonField
        label={T.reason}
        hint={T.reasonHint}
        value={reason}
        error={errors.reason}
        onChange={setReason}
      />
    </Dialog>
  );
}
