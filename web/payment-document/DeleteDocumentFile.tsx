import { ATTACHMENT_WORDS } from '../../domain/texts/lt/attachment.ts';
import { PAYMENT_FILES as T } from '../../domain/texts/lt/screen/payment-document.ts';
import { api } from '../api/client.ts';
import { notifySuccess } from '../ui/notify.ts';
import { useLast } from '../ui/use-last.ts';
import { AskedAction } from './AskedAction.tsx';
import { refreshPayment, type PaymentFile } from './queries.ts';

interface DeleteDocumentFileProps {
  documentId: number;
  file: PaymentFile | null;
  onClose: () => void;
}

/** „Ar tikrai norite ištrinti šį failą?“ */
export function DeleteDocumentFile({ documentId, file, onClose }: DeleteDocumentFileProps) {
  const shown = useLast(file);
  return (
    <AskedAction
      opened={file !== null}
      onClose={onClose}
      title={T.deleteTitle}
      question={ATTACHMENT_WORDS.deleteQuestion}
      summary={shown ? [{ label: T.file, value: shown.Name }] : []}
      failed={ATTACHMENT_WORDS.notDeleted}
      run={(header) =>
        api.DELETE('/api/PaymentRequest/DeleteUploadedFilePrd', {
          params: { query: { relatedId: documentId, fileId: file!.Id }, header },
        })
      }
      onDone={() => {
        notifySuccess(ATTACHMENT_WORDS.deleted);
        onClose();
        void refreshPayment();
      }}
    />
  );
}
