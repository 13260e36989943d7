import { eurOfWire } from '../../domain/values/money.ts';
import { Button } from '@mantine/core';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { EDITABLE_STATUSES } from '../../domain/payment/status.ts';
import { EMPTY } from '../../domain/texts/lt/format.ts';
import { MESSAGES } from '../../domain/texts/lt/messages.ts';
import { problemText } from '../../domain/texts/lt/problem.ts';
import { PAYMENT_PROBLEM_TEXT, type PaymentProblem } from '../../domain/texts/lt/problem-payment.ts';
import { PAYMENT_STATUS_TEXT } from '../../domain/texts/lt/payment.ts';
import { PAYMENT_PAGE as T, PAYMENTS } from '../../domain/texts/lt/screen/payment-requests.ts';
import { download } from '../api/files.ts';
import { ApiProblem } from '../api/problem.ts';
import { showProblem } from '../api/query-client.ts';
import { paths } from '../paths.ts';
import { NoSuchPage } from '../shell/NoSuchPage.tsx';
import { ActionList } from '../ui/ActionList.tsx';
import { Card } from '../ui/Card.tsx';
import { DataList } from '../ui/DataList.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { CallTermNote } from '../staff/CallTermNote.tsx';
import { Note } from '../ui/Note.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Skeletons } from '../ui/Skeletons.tsx';
import { ToneBadge } from '../ui/StatusBadge.tsx';
import { paymentQuery } from '../payment-document/queries.ts';
import type { Decision } from './decide.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { DocumentsTable } from './DocumentsTable.tsx';
import { PaymentFiles } from './PaymentFiles.tsx';
import { PaymentLog } from './PaymentLog.tsx';
import classes from './Payments.module.css';
import { type PaymentRequest, type Side } from './queries.ts';
import { SubmitPayment } from './SubmitPayment.tsx';
import { TONE_OF } from './turns.ts';

interface PaymentBodyProps {
  paymentRequestId: number;
  side: Side;
  actionType: 'edit' | 'view';
}

/** One payment request, as its borrower or staff see it. */
export function PaymentBody({ paymentRequestId, side, actionType }: PaymentBodyProps) {
  const { data, error, refetch } = useQuery(paymentQuery(paymentRequestId));
  if (error instanceof ApiProblem && error.status === 404) return <NoSuchPage />;
  if (error && !data)
    return (
      <ErrorState
        onRetry={() => void refetch()}
        requestId={error instanceof ApiProblem ? error.requestId : null}
      />
    );
  if (!data) return <Skeletons rows={3} height={140} />;
  return <Payment payment={data} side={side} actionType={actionType} />;
}

function Payment({
  payment,
  side,
  actionType,
}: Pick<PaymentBodyProps, 'side' | 'actionType'> & { payment: PaymentRequest }) {
  const { Id: paymentRequestId, PaymentRequestStatusId: status, Number: number, Name } = payment.ContractInfo;
  const isEditable = side === 'applicant' && EDITABLE_STATUSES.includes(status);
  const mayEdit = isEditable && actionType === 'edit';
  const back =
    side === 'applicant'
      ? paths.paymentRequests(payment.requestId)
      : paths.staffPaymentRequests(payment.requestId);
  const { Documents } = payment.DocumentsInfo;
  return (
    <>
      <PageTitle
        small={side === 'staff'}
        title={PAYMENTS.one(number)}
        lead={
          <>
            <Link to={back}>{PAYMENTS.title}</Link> {side === 'staff' && Name}{' '}
            <ToneBadge tone={TONE_OF[status]} look={side === 'staff' ? 'staff' : 'badge'}>
              {PAYMENT_STATUS_TEXT[status]}
            </ToneBadge>
          </>
        }
        action={
          mayEdit ? (
            <SubmitPayment payment={payment} />
          ) : isEditable ? (
            <Link
              className={classes.go}
              to={paths.paymentRequest({
                requestId: payment.requestId,
                paymentRequestId,
                actionType: 'edit',
              })}
            >
              {T.edit}
            </Link>
          ) : (
            side === 'staff' && <Export payment={payment} />
          )
        }
      />
      {side === 'staff' && <StaffActions payment={payment} />}
      {payment.Comments.length > 0 && <Comments payment={payment} />}
      <div className={classes.columns}>
        <div className={classes.stack}>
          <Card
            title={T.documents}
            aside={
              mayEdit && (
                <Link
                  className={classes.go}
                  to={paths.paymentDocument({
                    actionType: 'new',
                    requestId: payment.requestId,
                    paymentRequestId,
                  })}
                >
                  <IconPlus size={16} aria-hidden /> {T.add}
                </Link>
              )
            }
          >
            {Documents.length === 0 ? (
              <p className={classes.meta}>{mayEdit ? T.noDocuments : T.noDocumentsSent}</p>
            ) : (
              <DocumentsTable payment={payment} side={side} mayEdit={mayEdit} />
            )}
          </Card>
        </div>
        <div className={classes.stack}>
          <Facts payment={payment} />
          <PaymentFiles payment={payment} mayEdit={mayEdit} />
          {side === 'staff' && <PaymentLog paymentRequestId={paymentRequestId} />}
        </div>
      </div>
    </>
  );
}

function Facts({ payment: { ContractInfo: contract, FinancialInfo: money } }: { payment: PaymentRequest }) {
  return (
    <Card title={T.facts}>
      <DataList
        items={[
          { label: T.borrower, value: contract.Name },
          { label: T.code, value: contract.Code },
          { label: T.contract, value: contract.ContractNumber ?? EMPTY },
          { label: T.loan, value: eurOfWire(money.InvegaLoanSum) },
          { label: T.purpose, value: PAYMENTS.purpose[money.LoanPurposeId] ?? EMPTY },
          { label: PAYMENTS.head.remainder, value: eurOfWire(money.LoanSumRemainder) },
          { label: T.firstSubmitted, value: contract.FirstSubmittedDate ?? EMPTY },
          { label: T.submitted, value: contract.SubmittedDate ?? EMPTY },
        ]}
      />
    </Card>
  );
}

function Comments({ payment }: { payment: PaymentRequest }) {
  return (
    <Note tone={payment.ContractInfo.PaymentRequestStatusId === 3 ? 'warning' : 'brand'} title={T.comments}>
      <ul className={classes.list}>
        {payment.Comments.map((one) => (
          <li key={one.Created}>
            <span className={classes.meta}>{one.Created}</span> {one.Comment}
          </li>
        ))}
      </ul>
    </Note>
  );
}

function Export({ payment }: { payment: PaymentRequest }) {
  const { Id, Number: number } = payment.ContractInfo;
  const path = `/api/PaymentRequest/ExportPr?requestId=${payment.requestId}&paymentRequestId=${Id}`;
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconDownload size={16} stroke={1.8} aria-hidden />}
      onClick={() => void download(path, `${number}.xlsx`).catch(showProblem)}
    >
      {T.export}
    </Button>
  );
}

const BUTTONS = [
  ['approve', T.approve],
  ['return', T.return],
  ['reject', T.reject],
  ['stopDecision', T.stop],
] as const satisfies readonly (readonly [Decision, string])[];

/** Why it may not be done now, in the words of the refusal. */
const reasonText = (refusal: string): string =>
  PAYMENT_PROBLEM_TEXT[refusal as PaymentProblem] ?? problemText(refusal);

/** What this person may do now, what may not and why; a decision that waits says until when. */
function StaffActions({ payment }: { payment: PaymentRequest }) {
  const navigate = useNavigate();
  const [decision, setDecision] = useState<Decision | null>(null);
  const refusalOf = (name: Decision) => payment.actions.find((one) => one.name === name)?.refusal;
  const offered = BUTTONS.filter(([name]) => refusalOf(name) === null);
  const locked = BUTTONS.flatMap(([name, label]) => {
    const refusal = refusalOf(name);
    return refusal && name !== 'stopDecision' ? [{ name, label, reason: reasonText(refusal) }] : [];
  });
  const [first] = payment.DocumentsInfo.Documents;
  const mayReview = payment.actions.some(({ name, refusal }) => name === 'editDocument' && refusal === null);
  return (
    <>
      <CallTermNote term={payment.callTerm} />
      {payment.heldDecision && <Note tone="warning">{T.held(payment.heldDecision.takesEffectAt)}</Note>}
      {(offered.length > 0 || (mayReview && first)) && (
        <div className={classes.actions} data-print="no">
          {mayReview && first && (
            <Button
              onClick={() =>
                void navigate(
                  paths.staffPaymentDocument({
                    documentId: first.Id,
                    actionType: 'edit',
                    requestId: payment.requestId,
                    paymentRequestId: payment.ContractInfo.Id,
                  }),
                )
              }
            >
              {MESSAGES.paymentDocument.edit}
            </Button>
          )}
          {offered.map(([name, label]) => (
            <Button
              key={name}
              variant={name === 'approve' ? 'filled' : 'default'}
              color={name === 'reject' ? 'danger' : undefined}
              onClick={() => setDecision(name)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      {locked.length > 0 && (
        <ActionList
          name={T.locked}
          items={locked.map(({ name, ...item }) => ({ key: name, ...item, onClick: () => undefined }))}
        />
      )}
      {decision && (
        <DecideDialog
          key={decision}
          payment={payment}
          decision={decision}
          onClose={() => setDecision(null)}
        />
      )}
    </>
  );
}
