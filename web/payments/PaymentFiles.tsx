import { Select } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { isPaymentFileType, PAYMENT_FILE_TYPES } from '../../domain/payment/files.ts';
import { ATTACHMENT_WORDS } from '../../domain/texts/lt/attachment.ts';
import { formatBytes } from '../../domain/texts/lt/format.ts';
import { FILES } from '../../domain/texts/lt/screen/common.ts';
import { PAYMENT_FILES as F } from '../../domain/texts/lt/screen/payment-document.ts';
import { PAYMENT_PAGE as T } from '../../domain/texts/lt/screen/payment-requests.ts';
import { MESSAGES } from '../../domain/texts/lt/messages.ts';
import { ActionKey } from '../api/act.ts';
import { api } from '../api/client.ts';
import { download, upload } from '../api/files.ts';
import { ApiProblem, fieldErrors } from '../api/problem.ts';
import { showProblem } from '../api/query-client.ts';
import { FilePick } from '../applicant/request/FilePick.tsx';
import { uploadProblem } from '../applicant/request/upload-check.ts';
import { AskedAction } from '../payment-document/AskedAction.tsx';
import { isUsable } from '../payment-document/viewable.ts';
import { Card } from '../ui/Card.tsx';
import { FileRow, UploadRow } from '../ui/FileRow.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { ScanNote } from '../ui/ScanNote.tsx';
import classes from './Payments.module.css';
import { refreshPayments, type PaymentRequest } from './queries.ts';

type PaymentFile = PaymentRequest['Files'][number];
type Pending = { file: File; percent: number; error: string | null };

/** Attachments of the payment request itself. */
export function PaymentFiles({ payment, mayEdit }: { payment: PaymentRequest; mayEdit: boolean }) {
  const id = payment.ContractInfo.Id;
  const [deleting, setDeleting] = useState<PaymentFile | null>(null);
  const [lastId, setLastId] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  // What has just come is brought into view.
  useEffect(() => {
    const row = lastId && list.current?.querySelector(`[data-file="${lastId}"]`);
    if (row) row.scrollIntoView({ block: 'nearest' });
  }, [lastId, payment.Files]);
  return (
    <Card title={T.files} aside={payment.Files.length > 0 ? payment.Files.length : undefined}>
      {payment.Files.length === 0 && <p className={classes.meta}>{mayEdit ? F.none : F.noneSent}</p>}
      <div ref={list}>
        {payment.Files.map((file) => (
          <div key={file.Id} data-file={file.Id}>
            <FileRow
              name={file.Name}
              meta={`${F.kinds[file.Type === 3 ? 3 : 5]}, ${formatBytes(file.Size)}`}
              {...(isUsable(file) ? { onDownload: () => void get(id, file) } : {})}
              {...(mayEdit ? { onRemove: () => setDeleting(file) } : {})}
            >
              <ScanNote state={file.ScanState} own={mayEdit} />
            </FileRow>
          </div>
        ))}
      </div>
      {mayEdit && <NewFile payment={payment} onStored={setLastId} />}
      <AskedAction
        opened={deleting !== null}
        onClose={() => setDeleting(null)}
        title={F.deleteTitle}
        question={MESSAGES.confirm.deleteFile}
        summary={[{ label: F.file, value: deleting?.Name ?? '' }]}
        failed={FILES.failed}
        run={(header) =>
          api.DELETE('/api/PaymentRequest/DeleteUploadedFilePr', {
            params: { query: { relatedId: id, fileId: deleting?.Id ?? '' }, header },
          })
        }
        onDone={() => {
          setDeleting(null);
          notifySuccess(ATTACHMENT_WORDS.deleted);
          void refreshPayments();
        }}
      />
    </Card>
  );
}

const get = (relatedId: number, file: PaymentFile): Promise<void> =>
  download(`/api/PaymentRequest/DownloadFilePr?relatedId=${relatedId}&fileId=${file.Id}`, file.Name).catch(
    showProblem,
  );

function NewFile({ payment, onStored }: { payment: PaymentRequest; onStored: (id: string) => void }) {
  const [type, setType] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [pending, setPending] = useState<Pending | null>(null);
  const key = useRef(new ActionKey());
  const chosen = type !== null && isPaymentFileType(Number(type)) ? (Number(type) as 3 | 5) : null;
  const send = async (file: File, kind: 3 | 5): Promise<void> => {
    const names = payment.Files.map(({ Name }) => Name);
    const problem = uploadProblem(file, PAYMENT_FILE_TYPES[kind], names);
    setPending({ file, percent: 0, error: problem });
    if (problem) return;
    const form = new FormData();
    form.set('RelatedId', String(payment.ContractInfo.Id));
    form.set('PRDocumentTypeId', String(kind));
    form.append('Files', file, file.name);
    try {
      const stored = await upload<PaymentFile[]>(
        '/api/PaymentRequest/uploadFilesPr',
        form,
        key.current.get(),
        (percent) => setPending((was) => was && { ...was, percent }),
      ).done;
      key.current.settle();
      notifySuccess(ATTACHMENT_WORDS.uploaded);
      await refreshPayments();
      const [last] = stored.slice(-1);
      if (last) onStored(last.Id);
      setPending(null);
    } catch (refusal) {
      if (refusal instanceof ApiProblem && refusal.status < 500) key.current.settle();
      setPending((was) => was && { ...was, error: wordsOf(refusal) });
    }
  };
  return (
    <div className={classes.list}>
      {pending && (
        <UploadRow
          name={pending.file.name}
          percent={pending.percent}
          error={pending.error}
          onCancel={() => setPending(null)}
          {...(pending.error && chosen ? { onRetry: () => void send(pending.file, chosen) } : {})}
        />
      )}
      <Select
        size="sm"
        label={F.type}
        placeholder={F.chooseType}
        data={([3, 5] as const).map((kind) => ({ value: String(kind), label: F.kinds[kind] }))}
        value={type}
        error={isMissing && chosen === null ? MESSAGES.paymentDocument.typeMissing : undefined}
        onChange={setType}
      />
      {chosen === null ? (
        <button type="button" className={classes.go} onClick={() => setMissing(true)}>
          {F.upload}
        </button>
      ) : (
        <FilePick
          label={F.upload}
          purpose={F.kinds[chosen]}
          extensions={PAYMENT_FILE_TYPES[chosen]}
          disabled={pending !== null && pending.error === null}
          onFiles={([file]) => file && void send(file, chosen)}
        />
      )}
    </div>
  );
}

const wordsOf = (problem: unknown): string =>
  problem instanceof ApiProblem
    ? (fieldErrors(problem.body.errors)[0]?.message ?? problem.sentence ?? FILES.failed)
    : FILES.networkFailed;
