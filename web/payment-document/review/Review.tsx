import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PAYMENT_REVIEW as T } from '../../../domain/texts/lt/screen/payment-document.ts';
import { paths, type ActionType } from '../../paths.ts';
import { Toggle } from '../../staff/case/Toggle.tsx';
import { MAIN_ID } from '../../ui/SkipLink.tsx';
import { LeaveGuard } from '../LeaveGuard.tsx';
import type { OpenDocument, PaymentRequest } from '../queries.ts';
import { EvaluationPane } from './EvaluationPane.tsx';
import { PaperPane } from './PaperPane.tsx';
import classes from './Review.module.css';
import { ReviewHead } from './ReviewHead.tsx';
import { ReviewList } from './ReviewList.tsx';
import { useEvaluation } from './use-evaluation.ts';
import { useReviewKeys } from './use-review-keys.ts';

interface ReviewProps {
  document: OpenDocument;
  payment: PaymentRequest;
  actionType: Exclude<ActionType, 'new'>;
}

/** Three panes: documents of the payment request, the paper, and what it says by applicant and evaluator. */
export function Review({ document, payment, actionType }: ReviewProps) {
  const navigate = useNavigate();
  const [tab, setTab] = useState<'paper' | 'data'>('data');
  const isLeading = useRef(false);
  useEffect(() => {
    isLeading.current = false;
  });
  const { requestId, paymentRequestId } = document.ContractInfo;
  const mayEdit = document.ContractInfo.actionType === 'edit';
  const isEditing = mayEdit && actionType === 'edit';
  const evaluation = useEvaluation(document, payment);
  const documents = payment.DocumentsInfo.Documents;
  const at = documents.findIndex(({ Id }) => Id === document.Id);
  const addressOf = (documentId: number, type: Exclude<ActionType, 'new'>): string =>
    paths.staffPaymentDocument({ documentId, actionType: type, requestId, paymentRequestId });
  const show = (documentId: number | undefined, type: Exclude<ActionType, 'new'>): void => {
    if (documentId !== undefined) void navigate(addressOf(documentId, type), { replace: true });
  };
  const next = documents[at + 1]?.Id;
  useReviewKeys({
    next: () => show(next, actionType),
    previous: () => show(documents[at - 1]?.Id, actionType),
  });
  const save = async (goesOn: boolean): Promise<void> => {
    if (!(await evaluation.save())) return;
    isLeading.current = true;
    // A saved document is read again before it is changed again; the next one is there to be evaluated.
    if (goesOn && next !== undefined) show(next, 'edit');
    else show(document.Id, 'view');
  };
  return (
    <main id={MAIN_ID} tabIndex={-1} className={classes.main} data-tab={tab}>
      <ReviewHead
        payment={payment}
        back={paths.staffPaymentRequest({ requestId, paymentRequestId, actionType: 'view' })}
      />
      <div className={classes.tabs}>
        <Toggle
          wide
          name={T.tabs.name}
          value={tab}
          onChange={setTab}
          options={[
            { value: 'paper', label: T.tabs.paper },
            { value: 'data', label: T.tabs.data },
          ]}
        />
      </div>
      <div className={classes.panes}>
        <ReviewList payment={payment} currentId={document.Id} onShow={(id) => show(id, actionType)} />
        <PaperPane document={document} />
        <EvaluationPane
          document={document}
          payment={payment}
          evaluation={evaluation}
          isEditing={isEditing}
          mayEdit={mayEdit}
          hasNext={next !== undefined}
          onEdit={() => show(document.Id, 'edit')}
          onNext={() => show(next, actionType)}
          onSave={(goesOn) => void save(goesOn)}
        />
      </div>
      <LeaveGuard
        when={isEditing && evaluation.fields.isChanged}
        isLeading={isLeading}
        onLeave={evaluation.reset}
      />
    </main>
  );
}
