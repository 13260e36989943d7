import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { CASE } from '../../../domain/texts/lt/screen/staff-case.ts';
import { vilniusMs } from '../../../domain/values/days.ts';
import { agoWords } from '../../actions/conflict.ts';
import { Note } from '../../ui/Note.tsx';
import type { StaffCase } from '../data/types.ts';
import classes from './Case.module.css';
import { CallTermNote } from '../CallTermNote.tsx';
import { hasMissingNote, MissingNote } from '../registers/MissingNote.tsx';
import { newestChange } from './history.ts';
import { LaterProposals } from './LaterProposals.tsx';
import type { SigningReturn } from './use-signed-return.ts';

const UndeliveredMails = lazy(() =>
  import('./UndeliveredMails.tsx').then((module) => ({ default: module.UndeliveredMails })),
);

const HeldDecision = lazy(() =>
  import('./HeldDecision.tsx').then((module) => ({ default: module.HeldDecision })),
);

interface CaseBannersProps {
  request: StaffCase;
  newer: StaffCase | null;
  stale: boolean;
  signing: SigningReturn;
  onShow: () => void;
}

/** What happened while the case was open, what is stuck, what waits for the approver, and why it came back. */
export function CaseBanners({ request, newer, stale, signing, onShow }: CaseBannersProps) {
  const { stuck, returned, legalHold } = request;
  const waiting = request.termsProposals.filter(({ ConfirmedBy }) => ConfirmedBy === null);
  const isEmpty =
    !newer &&
    !stale &&
    !stuck &&
    !request.heldDecision &&
    !returned &&
    !legalHold &&
    !request.callTerm &&
    waiting.length === 0 &&
    signing === 'none' &&
    request.undeliveredMails.length === 0 &&
    !hasMissingNote(request);
  if (isEmpty) return null;
  return (
    <div className={classes.banners}>
      {newer && <ChangedNote newer={newer} onShow={onShow} />}
      {stale && <Note tone="warning">{CASE.stale}</Note>}
      {signing === 'checking' && <Note tone="brand">{CASE.checkingSignature}</Note>}
      {signing === 'failed' && <Note tone="warning">{CASE.signatureFailed}</Note>}
      {typeof signing === 'object' && (
        <Note tone="danger" title={CASE.signatureRefused}>
          {signing.refused}
        </Note>
      )}
      {request.heldDecision && (
        <Suspense>
          <HeldDecision request={request} />
        </Suspense>
      )}
      {stuck && (
        <Note tone="danger" title={CASE.stuck}>
          {CASE.stuckText(stuck.code)}
        </Note>
      )}
      {legalHold && (
        <Note tone="brand" title={CASE.held(legalHold.By, legalHold.Since)}>
          {legalHold.Reason}
        </Note>
      )}
      <CallTermNote term={request.callTerm} />
      {request.undeliveredMails.length > 0 && (
        <Suspense>
          <UndeliveredMails request={request} />
        </Suspense>
      )}
      <LaterProposals proposals={waiting} />
      <MissingNote request={request} />
      {returned && (
        <Note tone="warning" title={CASE.returnedBy(returned.by ?? '–', returned.at)}>
          {returned.comment}
        </Note>
      )}
    </div>
  );
}

/** „J. P. prieš 20 s perdavė tvirtinti“ and a button; the page itself does not move. */
function ChangedNote({ newer, onShow }: { newer: StaffCase; onShow: () => void }) {
  const [now] = useState(() => Date.now());
  const change = newestChange(newer.requestLog);
  const what = change ? change.title.charAt(0).toLowerCase() + change.title.slice(1) : '';
  return (
    <Note
      tone="brand"
      live
      action={
        <Button size="xs" variant="default" onClick={onShow}>
          {CASE.showChanges}
        </Button>
      }
    >
      {change ? CASE.changed(change.who, agoWords(vilniusMs(change.at), now), what) : CASE.changedUnknown}
    </Note>
  );
}
