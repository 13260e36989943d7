import { Button } from '@mantine/core';
import { IconArrowLeft, IconCopy, IconPencil, IconPrinter, IconSignature } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { formAnswers } from '../../../domain/forms/answers.ts';
import { Status } from '../../../domain/application/status.ts';
import { CRITERIA, REQUESTS, VIEW } from '../../../domain/texts/lt/screen/applicant.ts';
import { nextStep } from '../../../domain/texts/lt/status.ts';
import { formatEur } from '../../../domain/texts/lt/format.ts';
import { fromWire } from '../../../domain/values/money.ts';
import { countriesQuery, evrkQuery } from '../../forms/code-lists.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { DataList } from '../../ui/DataList.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { boldDates } from '../list/bold-dates.tsx';
import { grantedWire, mayDo } from '../list/row-model.ts';
import { calendarDaysLeft } from '../list/time-left.ts';
import { AdditionalDocuments } from './AdditionalDocuments.tsx';
import { AnswerSections } from './AnswerSections.tsx';
import { CommentsCard } from './CommentsCard.tsx';
import { DeadlineCard } from './DeadlineCard.tsx';
import { DocumentsCard } from './DocumentsCard.tsx';
import type { EditRequestProps } from './EditRequest.tsx';
import { formContextOf } from './form-context.ts';
import { HelpCard } from './HelpCard.tsx';
import { criteriaQuery } from './queries.ts';
import { RejectedNote } from './RejectedNote.tsx';
import { ReturnedNote } from './ReturnedNote.tsx';
import { StatusTracker } from './StatusTracker.tsx';
import { StoredFilesCard } from './StoredFilesCard.tsx';
import { useCopyRequest } from './use-copy-request.ts';
import type { CheckState } from './use-check-flow.ts';
import { sectionsFor } from '../../../domain/forms/sections/index.ts';
import classes from './ViewRequest.module.css';

const CriteriaDialog = lazy(() => import('./CriteriaDialog.tsx'));

const sum = (wire: string | null | undefined): string | null => {
  const cents = fromWire(wire);
  return cents === null ? null : formatEur(cents);
};

/** Read-only: where it stands and what next, then everything that was said and given. */
export default function ViewRequest({ detail, limitWire, registers }: EditRequestProps) {
  const { RequestId: id, Status: status } = detail.RequestSystemInfo;
  const context = formContextOf(
    detail,
    limitWire === null ? null : fromWire(limitWire),
    registers?.Status === 'Finished',
  );
  const evrk = useQuery(evrkQuery);
  const countries = useQuery(countriesQuery);
  const criteria = useQuery(criteriaQuery(id));
  const copy = useCopyRequest();
  const [shown, setShown] = useState<CheckState>({ kind: 'idle' });
  const clock = detail.clocks.find((one) => one.kind === detail.mainClock) ?? null;
  const answers = formAnswers(detail, context, {
    evrk: (code) => evrk.data?.find((one) => one.code === code)?.name ?? null,
    country: (code) => countries.data?.find((one) => one.Code === code)?.Name ?? null,
  });
  const signable = status === Status.contractGenerated || status === Status.changeGenerated;
  const result = criteria.data?.Decision ? criteria.data : null;
  usePageTitle(REQUESTS.request(id));
  const granted = sum(grantedWire(status, detail.Contract.InvegaLoanSum));
  const loan = detail.LoanInfo as { LoanSum?: string } | undefined;

  return (
    <div className={`wide ${classes.page}`}>
      <div className={classes.head}>
        <div>
          <Link to={paths.requests} className={classes.back} data-print="no">
            <IconArrowLeft size={16} stroke={1.8} aria-hidden />
            {VIEW.back}
          </Link>
          <div className={classes.titleRow}>
            <h1 className={classes.title}>{REQUESTS.request(id)}</h1>
            <StatusBadge status={status} />
          </div>
          <p className={classes.next}>
            {boldDates(
              nextStep(status, {
                dueDate: clock?.dueDate ?? null,
                daysLeft: clock ? calendarDaysLeft(clock.dueDate) : null,
              }),
            )}
          </p>
        </div>
        <div className={classes.actions} data-print="no">
          {signable && (
            <Button
              component={Link}
              to={paths.signing(id)}
              leftSection={<IconSignature size={18} aria-hidden />}
            >
              {REQUESTS.sign}
            </Button>
          )}
          {mayDo(detail, 'save') && (
            <Button
              component={Link}
              to={paths.request(id, 'edit')}
              leftSection={<IconPencil size={18} aria-hidden />}
            >
              {VIEW.edit}
            </Button>
          )}
          {mayDo(detail, 'copy') && (
            <Button
              variant="default"
              loading={copy.busy}
              leftSection={<IconCopy size={18} aria-hidden />}
              onClick={() => void copy.run(id)}
            >
              {VIEW.copy}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => window.print()}
          >
            {VIEW.print}
          </Button>
        </div>
      </div>
      <StatusTracker status={status} />
      {detail.returned && <ReturnedNote returned={detail.returned} sections={sectionsFor(context)} />}
      {detail.rejected && <RejectedNote rejected={detail.rejected} />}
      {status === Status.awaitingDocuments && <AdditionalDocuments detail={detail} />}
      <div className={classes.columns}>
        <div className={classes.main}>
          <AnswerSections sections={answers} />
        </div>
        <aside className={classes.aside}>
          {clock && <DeadlineCard clock={clock} />}
          <Card title={VIEW.requestFacts}>
            <DataList
              items={[
                { label: VIEW.askedSum, value: sum(loan?.LoanSum) },
                ...(granted ? [{ label: VIEW.grantedSum, value: granted }] : []),
                { label: REQUESTS.columns.CreateDate, value: detail.RequestSystemInfo.Created },
                ...(detail.RequestSystemInfo.SubmittedDate
                  ? [{ label: REQUESTS.columns.SubmittedDate, value: detail.RequestSystemInfo.SubmittedDate }]
                  : []),
                ...(detail.Contract.InvegaContractNumber
                  ? [{ label: VIEW.contractNumber, value: detail.Contract.InvegaContractNumber }]
                  : []),
                ...(detail.Contract.InvegaLoanPaymentTerm
                  ? [{ label: VIEW.until, value: detail.Contract.InvegaLoanPaymentTerm }]
                  : []),
              ]}
            />
            {result && (
              <Button
                variant="subtle"
                size="sm"
                ml={-14}
                onClick={() => setShown({ kind: 'result', result })}
              >
                {CRITERIA.view}
              </Button>
            )}
          </Card>
          <DocumentsCard detail={detail} />
          <StoredFilesCard requestId={id} />
          <CommentsCard comments={detail.CommentsHistory} />
          <HelpCard contact={detail.contact} />
        </aside>
      </div>
      {shown.kind !== 'idle' && (
        <Suspense fallback={null}>
          <CriteriaDialog state={shown} onClose={() => setShown({ kind: 'idle' })} />
        </Suspense>
      )}
    </div>
  );
}
