import { Select } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { isPaymentFileType, PAYMENT_FILE_TYPES } from '../../domain/payment/files.ts';
import { MESSAGES } from '../../domain/texts/lt/messages.ts';
import { formatBytes } from '../../domain/texts/lt/format.ts';
import { PAYMENT_FILES as T } from '../../domain/texts/lt/screen/payment-document.ts';
import { download } from '../api/files.ts';
import { showProblem } from '../api/query-client.ts';
import { FilePick } from '../applicant/request/FilePick.tsx';
import { Card } from '../ui/Card.tsx';
import { FileRow, UploadRow } from '../ui/FileRow.tsx';
import { ScanNote } from '../ui/ScanNote.tsx';
import { DeleteDocumentFile } from './DeleteDocumentFile.tsx';
import classes from './Document.module.css';
import type { PaymentFile } from './queries.ts';
import { useDocumentFiles } from './use-document-files.ts';
import { isUsable, viewableOf } from './viewable.ts';

interface DocumentFilesProps {
  documentId: number;
  files: readonly PaymentFile[];
  mayUpload: boolean;
  mayDelete: boolean;
  /** Id of the file that is looked at. */
  shownId: string | null;
  onShow: (file: PaymentFile) => void;
  /** Keeps what is typed before a file goes; false: it may not go yet. */
  saveFirst: () => Promise<boolean>;
}

/** Attachments of one document: two kinds, each with its formats. */
export function DocumentFiles(props: DocumentFilesProps) {
  const { documentId, files, mayUpload, mayDelete } = props;
  const sending = useDocumentFiles(documentId, props.saveFirst);
  const [type, setType] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [deleting, setDeleting] = useState<PaymentFile | null>(null);
  const chosen = type !== null && isPaymentFileType(Number(type)) ? (Number(type) as 3 | 5) : null;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = sending.lastId && list.current?.querySelector(`[data-file="${sending.lastId}"]`);
    if (row) row.scrollIntoView({ block: 'nearest' });
  }, [sending.lastId, files]);
  const { pending } = sending;
  return (
    <Card title={T.title} aside={files.length > 0 ? files.length : undefined}>
      {files.length === 0 && <p className={classes.help}>{mayUpload ? T.none : T.noneSent}</p>}
      <div ref={list}>
        {files.map((file) => (
          <div key={file.Id} data-file={file.Id}>
            <FileRow
              name={file.Name}
              meta={`${T.kinds[file.Type === 3 ? 3 : 5]}, ${formatBytes(file.Size)}`}
              {...(isUsable(file)
                ? {
                    onDownload: () =>
                      void download(viewableOf(documentId, file).path, file.Name).catch(showProblem),
                  }
                : {})}
              {...(mayDelete ? { onRemove: () => setDeleting(file) } : {})}
            >
              <ScanNote state={file.ScanState} own={mayDelete} />
              {isUsable(file) &&
                viewableOf(documentId, file).kind !== 'other' &&
                props.shownId !== file.Id && (
                  <button
                    type="button"
                    className={classes.link}
                    aria-label={T.lookAt(file.Name)}
                    onClick={() => props.onShow(file)}
                  >
                    {T.preview}
                  </button>
                )}
            </FileRow>
          </div>
        ))}
      </div>
      {pending && (
        <UploadRow
          name={pending.file.name}
          percent={pending.percent}
          error={pending.error}
          onCancel={sending.drop}
          {...(pending.mayRetry ? { onRetry: sending.retry } : {})}
        />
      )}
      {mayUpload && (
        <div className={classes.upload}>
          <Select
            size="sm"
            label={T.type}
            placeholder={T.chooseType}
            data={([3, 5] as const).map((kind) => ({ value: String(kind), label: T.kinds[kind] }))}
            value={type}
            error={isMissing && chosen === null ? MESSAGES.paymentDocument.typeMissing : undefined}
            onChange={setType}
          />
          {chosen === null ? (
            <button type="button" className={classes.pick} onClick={() => setMissing(true)}>
              {T.upload}
            </button>
          ) : (
            <FilePick
              label={T.upload}
              purpose={T.kinds[chosen]}
              extensions={PAYMENT_FILE_TYPES[chosen]}
              disabled={pending !== null && pending.error === null}
              onFiles={([file]) =>
                sending.add(
                  file,
                  chosen,
                  files.map(({ Name }) => Name),
                )
              }
            />
          )}
          {chosen !== null && <p className={classes.help}>{T.formats(PAYMENT_FILE_TYPES[chosen])}</p>}
        </div>
      )}
      <DeleteDocumentFile documentId={documentId} file={deleting} onClose={() => setDeleting(null)} />
    </Card>
  );
}
