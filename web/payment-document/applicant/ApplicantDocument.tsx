import { useQuery } from '@tanstack/react-query';
import { EDITABLE_STATUSES } from '../../../domain/payment/status.ts';
import '../../ui/style/inputs.css';
import { ApiProblem } from '../../api/problem.ts';
import { paths } from '../../paths.ts';
import { NoSuchPage } from '../../shell/NoSuchPage.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import classes from '../Document.module.css';
import { documentQuery, paymentQuery } from '../queries.ts';
import { useDocumentAddress } from '../use-document-address.ts';
import { DocumentEdit } from './DocumentEdit.tsx';
import { DocumentView } from './DocumentView.tsx';

/** „Dokumento duomenys“ of an applicant: a new document, one that is edited, or one that is only read. */
export default function Component() {
  const address = useDocumentAddress(paths.requests);
  const documentId = address && address.actionType !== 'new' ? address.documentId : null;
  const document = useQuery({ ...documentQuery(documentId ?? 0), enabled: documentId !== null });
  const paymentId =
    address?.actionType === 'new' ? address.paymentRequestId : document.data?.ContractInfo.paymentRequestId;
  const payment = useQuery({ ...paymentQuery(paymentId ?? 0), enabled: paymentId !== undefined });
  const failed = document.error ?? payment.error;
  if (failed && !(document.data && payment.data)) {
    if (failed instanceof ApiProblem && failed.status === 404) return <NoSuchPage />;
    return (
      <div className={`wide ${classes.state}`}>
        <ErrorState
          onRetry={() => void Promise.all([document.refetch(), payment.refetch()])}
          requestId={failed instanceof ApiProblem ? failed.requestId : null}
        />
      </div>
    );
  }
  if (!address || !payment.data || (documentId !== null && !document.data))
    return (
      <div className={`wide ${classes.state}`}>
        <Skeletons rows={3} height={180} />
      </div>
    );
  const shown = document.data ?? null;
  const status = payment.data.ContractInfo.PaymentRequestStatusId;
  const mayEdit = shown ? shown.ContractInfo.actionType === 'edit' : EDITABLE_STATUSES.includes(status);
  if (address.actionType === 'view' || !mayEdit)
    return shown ? <DocumentView document={shown} payment={payment.data} /> : <NoSuchPage />;
  return <DocumentEdit key={shown?.Id ?? 'new'} document={shown} payment={payment.data} />;
}
