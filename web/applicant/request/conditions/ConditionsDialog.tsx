import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { MAX_ACTION_FILES } from '../../../../domain/documents/limits.ts';
import { MESSAGES } from '../../../../domain/texts/lt/messages.ts';
import { CHANGE_REQUEST } from '../../../../domain/texts/lt/request-copy.ts';
import { CONDITIONS } from '../../../../domain/texts/lt/screen/applicant-request.ts';
import { formatBytes } from '../../../../domain/texts/lt/format.ts';
import { download } from '../../../api/files.ts';
import { showProblem } from '../../../api/query-client.ts';
import { DataList } from '../../../ui/DataList.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FileRow, UploadRow } from '../../../ui/FileRow.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { FilePick } from '../FilePick.tsx';
import { refreshRequest } from '../refresh.ts';
import type { RequestDetail } from '../queries.ts';
import { contractItems } from '../RequestFacts.tsx';
import classes from './ConditionsDialog.module.css';
import { PDF_ONLY, useConditions } from './use-conditions.ts';

/** Statuses 9 and 16: what holds now, what it costs, and the letter as PDF. */
export default function ConditionsDialog({
  detail,
  onClose,
}: {
  detail: RequestDetail;
  onClose: () => void;
}) {
  const { RequestId: id } = detail.RequestSystemInfo;
  const conditions = useConditions(id, () => {
    notifySuccess(MESSAGES.notice.conditionsChangeSent);
    onClose();
    void refreshRequest(id);
  });
  const { state, files } = conditions;
  const sending = state.kind === 'sending';
  const error = state.kind === 'choosing' ? state.error : null;
  const control = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) control.current?.querySelector('button')?.focus();
  }, [error]);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={CONDITIONS.title(id)}
      size={640}
      confirmLabel={CONDITIONS.submit}
      busy={sending}
      consequence={CONDITIONS.expect}
      onConfirm={() => void conditions.send()}
    >
      <p>{CONDITIONS.lead}</p>
      <section aria-labelledby="current-conditions" className={classes.current}>
        <h3 id="current-conditions" className={classes.heading}>
          {CONDITIONS.current}
        </h3>
        <DataList items={contractItems(detail)} />
        <p className={classes.note}>{CONDITIONS.may}</p>
        <p className={classes.note}>{CONDITIONS.fee}</p>
      </section>
      <div>
        <Button
          variant="subtle"
          size="sm"
          ml={-14}
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() =>
            void download(
              `/api/Request/GetChangeConditionsTemplate/${id}`,
              CHANGE_REQUEST.fileName(id),
            ).catch(showProblem)
          }
        >
          {CONDITIONS.template}
        </Button>
      </div>
      <div ref={control} className={classes.files} data-error={error ? true : undefined}>
        <h3 className={classes.heading}>{CONDITIONS.files}</h3>
        <p id="conditions-hint" className={classes.note}>
          {CONDITIONS.filesHint(MAX_ACTION_FILES)}
        </p>
        {files.map((file) =>
          file.error ? (
            <UploadRow
              key={file.id}
              name={file.file.name}
              percent={0}
              error={file.error}
              onCancel={() => conditions.remove(file.id)}
            />
          ) : (
            <FileRow
              key={file.id}
              name={file.file.name}
              meta={formatBytes(file.file.size)}
              {...(sending ? {} : { onRemove: () => conditions.remove(file.id) })}
            />
          ),
        )}
        <FilePick
          label={CONDITIONS.choose}
          purpose={CONDITIONS.files}
          extensions={PDF_ONLY}
          disabled={sending}
          describedBy={error ? 'conditions-error' : 'conditions-hint'}
          onFiles={conditions.add}
        />
        {error && (
          <p id="conditions-error" className={classes.error} role="alert">
            {error}
          </p>
        )}
        {sending && (
          <p className={classes.note} role="status">
            {CONDITIONS.sending(state.percent)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
