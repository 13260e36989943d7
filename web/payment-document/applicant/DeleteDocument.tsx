import { PAYMENT_DOCUMENT as T } from '../../../domain/texts/lt/screen/payment-document.ts';
import { api } from '../../api/client.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { AskedAction } from '../AskedAction.tsx';
import { refreshPayment } from '../queries.ts';

interface DeleteDocumentProps {
  documentId: number;
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Takes the document out of its payment request. */
export function DeleteDocument({ documentId, opened, onClose, onDone }: DeleteDocumentProps) {
  return (
    <AskedAction
      opened={opened}
      onClose={onClose}
      title={T.deleteTitle}
      question={T.deleteQuestion}
      consequence={T.deleteConsequence}
      failed={T.notDeleted}
      run={(header) =>
        api.DELETE('/api/PaymentRequest/DeletePrDocument', { params: { query: { documentId }, header } })
      }
      onDone={() => {
        notifySuccess(T.deleted);
        onDone();
        void refreshPayment();
      }}
    />
  );
}
