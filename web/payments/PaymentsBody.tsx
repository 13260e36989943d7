import { IconReceiptEuro } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PAYMENT_PROBLEM_TEXT, type PaymentProblem } from '../../domain/texts/lt/problem-payment.ts';
import { PAYMENTS as T } from '../../domain/texts/lt/screen/payment-requests.ts';
import { ApiProblem } from '../api/problem.ts';
import { paths } from '../paths.ts';
import { NoSuchPage } from '../shell/NoSuchPage.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Note } from '../ui/Note.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Skeletons } from '../ui/Skeletons.tsx';
import { LoanUse } from './LoanUse.tsx';
import { PaymentTable } from './PaymentTable.tsx';
import { paymentListQuery, type Side } from './queries.ts';
import { StartPayment } from './StartPayment.tsx';

/** The payment requests of one loan, as its borrower or staff see them. */
export function PaymentsBody({ requestId, side }: { requestId: number; side: Side }) {
  const { data, error, refetch } = useQuery(paymentListQuery(requestId));
  if (error instanceof ApiProblem && error.status === 404) return <NoSuchPage />;
  const back = side === 'applicant' ? paths.request(requestId, 'view') : paths.staffRequest(requestId);
  const mayStart = side === 'applicant' && data && !mattersNow(data.startRefusal);
  const refusal = side === 'applicant' && data ? mattersNow(data.startRefusal) : null;
  const start = mayStart && <StartPayment requestId={requestId} surveyNeeded={data.surveyNeeded} />;
  return (
    <>
      <PageTitle
        small={side === 'staff'}
        title={T.title}
        lead={<Link to={back}>{T.ofRequest(requestId)}</Link>}
        action={data && data.Items.length > 0 && start}
      />
      {refusal && <Note tone="warning">{PAYMENT_PROBLEM_TEXT[refusal]}</Note>}
      {!data && !error && <Skeletons rows={3} />}
      {error && !data && (
        <ErrorState
          onRetry={() => void refetch()}
          requestId={error instanceof ApiProblem ? error.requestId : null}
        />
      )}
      {data &&
        (data.Items.length === 0 ? (
          <EmptyState
            icon={<IconReceiptEuro size={24} stroke={1.7} aria-hidden />}
            title={T.emptyTitle}
            action={
              mayStart && <StartPayment requestId={requestId} surveyNeeded={data.surveyNeeded} primary />
            }
          >
            {side === 'applicant' ? T.emptyText : T.emptyStaff}
          </EmptyState>
        ) : (
          <>
            <LoanUse list={data} side={side} />
            <PaymentTable requestId={requestId} list={data} side={side} />
          </>
        ))}
    </>
  );
}

/** The survey is asked on the way, so its absence hinders nothing. */
function mattersNow(refusal: string | null): PaymentProblem | null {
  if (refusal === null || refusal === 'surveyAnswered') return null;
  return refusal in PAYMENT_PROBLEM_TEXT ? (refusal as PaymentProblem) : 'loanInForce';
}
