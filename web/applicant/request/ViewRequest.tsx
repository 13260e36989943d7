import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Status } from '../../../domain/application/status.ts';
import { showsAccount } from '../../../domain/loan/account.ts';
import { showsInvoices } from '../../../domain/invoices/shown.ts';
import { RETURNED } from '../../../domain/texts/lt/screen/returned.ts';
import { REQUESTS } from '../../../domain/texts/lt/screen/applicant.ts';
import { VIEW } from '../../../domain/texts/lt/screen/view.ts';
import { STATUS_TEXT } from '../../../domain/texts/lt/status.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { usePrintHead } from '../../ui/use-print-head.ts';
import { AdditionalDocuments } from './AdditionalDocuments.tsx';
import { AnswerSections } from './AnswerSections.tsx';
import CommentsCard from './CommentsCard.tsx';
import { CopyRequest } from './CopyRequest.tsx';
import { DeadlineCard } from './DeadlineCard.tsx';
import { DocumentsCard } from './DocumentsCard.tsx';
import { HelpCard } from './HelpCard.tsx';
import { answersQuery, criteriaQuery, type RequestDetail } from './queries.ts';
import { RequestFacts } from './RequestFacts.tsx';
import ReturnedNote from './ReturnedNote.tsx';
import { StatusTracker } from './StatusTracker.tsx';
import { StoredFilesCard } from './StoredFilesCard.tsx';
import { TurningNote } from './TurningNote.tsx';
import type { CheckState } from './use-check-flow.ts';
import { ViewActions } from './ViewActions.tsx';
import { ViewHead } from './ViewHead.tsx';
import classes from './ViewRequest.module.css';
import { Note } from '../../ui/Note.tsx';
import noteClasses from './ReturnedNote.module.css';

const CriteriaDialog = lazy(() => import('./CriteriaDialog.tsx'));
const LoanAccountCard = lazy(() => import('../../account-of-loan/LoanAccountCard.tsx'));
const InvoicesCard = lazy(() => import('./InvoicesCard.tsx'));
const ConditionsDialog = lazy(() => import('./conditions/ConditionsDialog.tsx'));

/** Read-only: where it stands and what next, then everything that was said and given. */
export default function ViewRequest({ detail }: { detail: RequestDetail }) {
  const { RequestId: id, Status: status } = detail.RequestSystemInfo;
  const answers = useQuery(answersQuery(id));
  const criteria = useQuery(criteriaQuery(id));
  const [shown, setShown] = useState<CheckState>({ kind: 'idle' });
  const [copying, setCopying] = useState(false);
  const [changing, setChanging] = useState(false);
  const clock = detail.clocks.find((running) => running.kind === detail.mainClock) ?? null;
  const sections = answers.data?.sections ?? [];
  const result = criteria.data?.Decision ? criteria.data : null;
  usePageTitle(REQUESTS.request(id));
  usePrintHead(`${REQUESTS.request(id)} · ${STATUS_TEXT[status].label}`);

  return (
    <div className={`wide ${classes.page}`}>
      <ViewHead detail={detail} dueDate={clock?.dueDate ?? null}>
        <ViewActions detail={detail} onCopy={() => setCopying(true)} onChange={() => setChanging(true)} />
      </ViewHead>
      <StatusTracker detail={detail} />
      <TurningNote detail={detail} />
      {detail.returned && <ReturnedNote returned={detail.returned} sections={sections} />}
      {detail.rejected && <RejectedNote rejected={detail.rejected} />}
      {status === Status.awaitingDocuments && <AdditionalDocuments detail={detail} />}
      <div className={classes.columns}>
        <div className={classes.main}>
          {answers.isPending && <Skeletons rows={4} height={140} />}
          {answers.isError && <ErrorState onRetry={() => void answers.refetch()} />}
          <AnswerSections sections={sections} returned={detail.returned} />
        </div>
        <aside className={classes.aside} aria-label={VIEW.requestFacts}>
          {clock && <DeadlineCard requestId={id} clock={clock} path={paths.request(id)} />}
          <RequestFacts
            detail={detail}
            {...(result ? { onCriteria: () => setShown({ kind: 'result', result }) } : {})}
          />
          <DocumentsCard detail={detail} />
          {showsInvoices(status) && (
            <Suspense fallback={null}>
              <InvoicesCard detail={detail} />
            </Suspense>
          )}
          {showsAccount(status) && (
            <Suspense fallback={null}>
              <LoanAccountCard requestId={id} />
            </Suspense>
          )}
          <StoredFilesCard requestId={id} />
          <CommentsCard comments={detail.CommentsHistory} />
          <HelpCard contact={detail.contact} />
        </aside>
      </div>
      <CopyRequest id={copying ? id : null} onClose={() => setCopying(false)} />
      <Suspense fallback={null}>
        {shown.kind !== 'idle' && <CriteriaDialog state={shown} onClose={() => setShown({ kind: 'idle' })} />}
        {changing && <ConditionsDialog detail={detail} onClose={() => setChanging(false)} />}
      </Suspense>
    </div>
  );
}

/** Why there is no financing, in the words of whoever decided. */
function RejectedNote({ rejected }: { rejected: NonNullable<RequestDetail['rejected']> }) {
  return (
    <Note tone="danger" title={VIEW.rejectedTitle}>
      {rejected.comment === null ? (
        <p>{VIEW.rejectedLate}</p>
      ) : (
        <blockquote className={noteClasses.quote}>{rejected.comment}</blockquote>
      )}
      <p className={noteClasses.by}>{RETURNED.by(rejected.by, rejected.at)}</p>
    </Note>
  );
}
