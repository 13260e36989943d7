import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { transitionOf } from '../../domain/application/transitions.ts';
import { ACTION_DIALOG } from '../../domain/texts/lt/action-dialog.ts';
import { DIALOG } from '../../domain/texts/lt/screen/staff-dialog.ts';
import { AML } from '../../domain/texts/lt/screen/staff-screening.ts';
import { WaitingCheck } from '../staff/case/WaitingCheck.tsx';
import { KEYS } from '../staff/data/queries.ts';
import type { HeldOutcome, Outcome, StaffCase } from '../staff/data/types.ts';
import { Note } from '../ui/Note.tsx';
import { ActionDialog, type FileStepProps } from './ActionDialog.tsx';
import { ContractDialog } from './ContractDialog.tsx';
import { ContractFileStep } from './ContractFileStep.tsx';
import { contractMaker } from './contract-maker.ts';
import type { StaffAction } from './staff-action.ts';
import { OpenMatches } from '../staff/case/FoundMatches.tsx';
import { openHits } from '../staff/case/open-hits.ts';
import type { DialogValues } from './values.ts';
import { notifyDone } from './notify-done.tsx';
import '@mantine/core/styles/Radio.layer.css';

const DecisionDifferences = lazy(async () => ({
  default: (await import('./DecisionDifferences.tsx')).DecisionDifferences,
}));
const SignDialog = lazy(() => import('./SignDialog.tsx').then((module) => ({ default: module.SignDialog })));

interface ActionHostProps {
  action: StaffAction | null;
  request: StaffCase;
  /** The case as it stands now, when it has moved since it was shown. */
  newer?: StaffCase | null;
  onClose: () => void;
  /** Next piece of work to offer after the action. */
  next?: { id: number; words: string; open: () => void } | null;
  /** The case changed on purpose: it may be shown as it is now. */
  onChanged?: () => void;
}

/** Opens the dialog of an action, and says afterwards what has happened and what comes next. */
export function ActionHost({ action, request, newer, onClose, next, onChanged }: ActionHostProps) {
  const client = useQueryClient();
  if (action === null) return null;
  const id = request.RequestSystemInfo.RequestId;
  const refresh = () => {
    void client.invalidateQueries({ queryKey: KEYS.case(id) });
    onChanged?.();
  };
  const done = (finished: StaffAction, outcome?: Outcome | HeldOutcome) => {
    onClose();
    onChanged?.();
    const at = outcome && 'takesEffectAt' in outcome ? outcome.takesEffectAt.slice(11) : null;
    if (at === null)
      return notifyDone(ACTION_DIALOG[finished].success, leavesHands(finished) ? (next ?? null) : null);
    void import('../../domain/texts/lt/screen/staff-held.ts').then(({ HELD_DECISION }) =>
      notifyDone(HELD_DECISION.held(at), null),
    );
  };
  const common = {
    request,
    newest: newer ?? request,
    onClose,
    onDone: done,
    onRefresh: refresh,
    key: `${action}-${id}`,
  };
  if (action === 'providerSign' || action === 'providerSignChange' || action === 'signDecision')
    return (
      <Suspense>
        <SignDialog action={action} request={request} onClose={onClose} />
      </Suspense>
    );
  if (action === 'uploadContract') return <ContractDialog {...common} key={common.key} action={action} />;
  if (action === 'changeContractFile') {
    return (
      <ActionDialog
        {...common}
        key={common.key}
        action={action}
        size={640}
        lead={<CurrentContract request={request} />}
        fileStep={(step) => <ContractFileStep step={step} maker={contractMaker(id)} />}
      />
    );
  }
  if (action === 'regenerateDecision') {
    const lead = (
      <Suspense fallback={null}>
        <DecisionDifferences requestId={id} />
      </Suspense>
    );
    return <ActionDialog {...common} key={common.key} action={action} size={680} lead={lead} />;
  }
  if (action === 'reviewAml') {
    return <ActionDialog {...common} key={common.key} action={action} size={680} />;
  }
  if (action === 'saveAmlCheck')
    return (
      <ActionDialog
        {...common}
        key={common.key}
        action={action}
        size={640}
        lead={<WaitingCheck request={request} />}
      />
    );
  if (action === 'handOver' || action === 'approve' || action === 'approveWithDocs') {
    const hasHits = action !== 'handOver' && openHits(request).length > 0;
    const lead = (
      <>
        <Suspense fallback={null}>
          {action !== 'handOver' && <ApprovalCriteria requestId={id} />}
          <OpenItems request={request} />
        </Suspense>
        {hasHits && <UnseenMatches request={request} />}
      </>
    );
    return (
      <ActionDialog {...common} key={common.key} action={action} size={hasHits ? 680 : 560} lead={lead} />
    );
  }
  if (CHANGING.includes(action)) {
    const effect = (values: DialogValues) => (
      <Suspense fallback={null}>
        <ChangeEffect request={request} values={values} />
      </Suspense>
    );
    const fileStep = (step: FileStepProps) => (
      <Suspense fallback={null}>
        <ChangeFileStep requestId={id} step={step} />
      </Suspense>
    );
    return (
      <ActionDialog
        {...common}
        key={common.key}
        action={action}
        size={640}
        effect={effect}
        {...(action === 'uploadConditionsChange' ? { fileStep } : {})}
      />
    );
  }
  return <ActionDialog {...common} key={common.key} action={action} />;
}

/** After a finding the case is still one's own: the next one is offered only when it has gone on to somebody else. */
const leavesHands = (action: StaffAction): boolean =>
  transitionOf(action).to !== 'same' || action === 'handOver' || action === 'sendBack';

/** Who was found in the lists, above the words that answer for deciding all the same. */
function UnseenMatches({ request }: { request: StaffCase }) {
  return (
    <Note tone="warning" title={AML.openTitle(openHits(request).length)}>
      <OpenMatches request={request} />
    </Note>
  );
}

const ApprovalCriteria = lazy(() => import('./ApprovalCriteria.tsx'));
const OpenItems = lazy(() => import('../staff/case/summary/OpenItems.tsx'));
const ChangeFileStep = lazy(() => import('./ChangeFileStep.tsx'));
const ChangeEffect = lazy(() => import('./ChangeEffect.tsx'));
/** They move the terms of a signed contract. */
const CHANGING: readonly StaffAction[] = [
  'confirmConditions',
  'uploadConditionsChange',
  'increaseLoanSum',
  'extendDelay',
];

/** Which file is replaced, and that the applicant's signature goes with it. */
function CurrentContract({ request }: { request: StaffCase }) {
  const current = request.Documents.filter((one) => one.FileType === 'Contract' && !one.void).at(-1);
  if (!current) return null;
  return (
    <Note
      tone={current.ApplicantSigningDate ? 'warning' : 'brand'}
      title={`${DIALOG.currentFile}: ${current.FileName}`}
    >
      {current.ApplicantSigningDate && `${DIALOG.signedByApplicant} (${current.ApplicantSigningDate})`}
    </Note>
  );
}
