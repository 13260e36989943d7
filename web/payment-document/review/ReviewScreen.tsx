import { useQuery } from '@tanstack/react-query';
import '../../ui/style/inputs.css';
import { ApiProblem } from '../../api/problem.ts';
import { paths } from '../../paths.ts';
import { NoSuchPage } from '../../shell/NoSuchPage.tsx';
import { StaffPage } from '../../staff/shell/StaffPage.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { documentQuery, paymentQuery } from '../queries.ts';
import { useDocumentAddress } from '../use-document-address.ts';
import { Review } from './Review.tsx';

/** „Dokumento duomenys“ of staff: the documents of the payment request, the paper, and its data side by side. */
export default function Component() {
  const address = useDocumentAddress(paths.staffMain);
  const documentId = address && address.actionType !== 'new' ? address.documentId : null;
  const document = useQuery({
    ...documentQuery(documentId ?? 0),
    enabled: documentId !== null,
    // The one before stays until the next is there: going through ten of them nothing flickers.
    placeholderData: (before) => before,
  });
  const paymentId = document.data?.ContractInfo.paymentRequestId;
  const payment = useQuery({ ...paymentQuery(paymentId ?? 0), enabled: paymentId !== undefined });
  const failed = document.error ?? payment.error;
  if (failed && !(document.data && payment.data)) {
    if (failed instanceof ApiProblem && failed.status === 404)
      return (
        <StaffPage>
          <NoSuchPage />
        </StaffPage>
      );
    return (
      <StaffPage>
        <ErrorState
          onRetry={() => void Promise.all([document.refetch(), payment.refetch()])}
          requestId={failed instanceof ApiProblem ? failed.requestId : null}
        />
      </StaffPage>
    );
  }
  // New documents are the applicant's to add.
  if (address?.actionType === 'new')
    return (
      <StaffPage>
        <NoSuchPage />
      </StaffPage>
    );
  if (!address || !payment.data || !document.data)
    return (
      <StaffPage>
        <Skeletons rows={4} height={120} />
      </StaffPage>
    );
  return (
    <Review
      document={document.data}
      payment={payment.data}
      key={document.data.Id}
      actionType={address.actionType}
    />
  );
}
