import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ATTACHMENT_KINDS } from '../../../domain/documents/kinds.ts';
import { areRefusalsComplete, REFUSERS, type Refuser } from '../../../domain/documents/refusals.ts';
import { actionTitle } from '../../../domain/texts/lt/action-dialog.ts';
import { ATTACHMENTS, FORM } from '../../../domain/texts/lt/screen/form.ts';
import { VIEW } from '../../../domain/texts/lt/screen/view.ts';
import { ATTACHMENT_WORDS } from '../../../domain/texts/lt/attachment.ts';
import { act, ActionKey } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { showProblem } from '../../api/query-client.ts';
import { Card } from '../../ui/Card.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { UploadRow } from '../../ui/FileRow.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import classes from './AdditionalDocuments.module.css';
import { AttachmentPreview } from './AttachmentPreview.tsx';
import { DeleteFile } from './DeleteFile.tsx';
import { FilePick } from './FilePick.tsx';
import { filesQuery, type RequestDetail, type UploadedFile } from './queries.ts';
import { refreshRequest } from './refresh.ts';
import { StoredFile } from './StoredFile.tsx';
import { useUploads } from './use-uploads.ts';

/** „Kiti dokumentai“: the purpose of what is asked for after the decision. */
const OTHER = ATTACHMENT_KINDS[11];

/** Status 11: upload what the decision asks for and hand it in. */
export function AdditionalDocuments({ detail }: { detail: RequestDetail }) {
  const id = detail.RequestSystemInfo.RequestId;
  const files = useQuery(filesQuery(id));
  const { refusalsWanted } = detail;
  const [refuser, setRefuser] = useState<Refuser | null>(null);
  const uploads = useUploads(id, true, refuser);
  const key = useRef(new ActionKey());
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [deleting, setDeleting] = useState<UploadedFile | null>(null);
  const own = (files.data ?? []).filter((file) => file.Additional);
  // What was handed in before stays; an infected file is as good as none.
  const counted = own.filter((file) => file.AllowDelete && file.ScanState !== 'infected');
  const given = counted.length;
  const refusals = counted.flatMap(({ RefusedBy }) => RefusedBy ?? []);
  const isEnough = given > 0 && (refusalsWanted === 0 || areRefusalsComplete(refusals));
  const submit = async () => {
    setBusy(true);
    try {
      await act(
        (header) =>
          api.POST('/api/Request/SubmitAdditionalDocs', { params: { query: { requestId: id }, header } }),
        key.current,
      );
      notifySuccess(VIEW.additionalDone);
    } catch (problem) {
      showProblem(problem);
    } finally {
      setBusy(false);
      setAsking(false);
      await refreshRequest(id);
    }
  };
  return (
    <Card title={VIEW.additionalTitle} aside={own.length > 0 ? own.length : undefined}>
      <p className={classes.text}>{VIEW.additionalText}</p>
      {refusalsWanted > 0 && <p className={classes.text}>{VIEW.refusalsText}</p>}
      <AttachmentPreview requestId={id} files={own}>
        {own.map((file) => (
          <StoredFile
            key={file.Id}
            requestId={id}
            file={file}
            onDelete={setDeleting}
            {...(file.RefusedBy ? { about: VIEW.refusers[file.RefusedBy] } : {})}
          />
        ))}
      </AttachmentPreview>
      {uploads.pending.map((row) => (
        <UploadRow
          key={row.id}
          name={row.name}
          percent={row.percent}
          error={row.error}
          onCancel={() => uploads.drop(row.id)}
          {...(row.retriable ? { onRetry: () => uploads.retry(row.id) } : {})}
        />
      ))}
      {refusalsWanted > 0 && (
        <Select
          label={VIEW.refusalWho}
          placeholder={VIEW.refusalChoose}
          data={REFUSERS.map((value) => ({ value, label: VIEW.refusers[value] }))}
          value={refuser}
          onChange={setRefuser}
          clearable
        />
      )}
      <div className={classes.buttons}>
        <FilePick
          label={ATTACHMENT_WORDS.upload}
          purpose={ATTACHMENTS.additionalLabel}
          extensions={OTHER.extensions}
          onFiles={(chosen) =>
            uploads.add(
              chosen,
              OTHER.fileType,
              OTHER.extensions,
              own.map((file) => file.FileName),
            )
          }
        />
        <Button
          onClick={() => setAsking(true)}
          disabled={!isEnough || uploads.busy}
          aria-describedby="additional-why"
        >
          {FORM.submitAdditional}
        </Button>
      </div>
      <p id="additional-why" className={classes.why}>
        {refusalsWanted > 0
          ? VIEW.refusalsGiven(
              refusals.filter((one) => one === 'bank').length,
              refusals.filter((one) => one === 'financialCompany').length,
              refusalsWanted,
            )
          : given === 0
            ? VIEW.additionalNone
            : `${ATTACHMENT_WORDS.limit} ${OTHER.extensions.join(' ')}`}
      </p>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={actionTitle('submitAdditionalDocs', id)}
        question={VIEW.additionalQuestion}
        busy={busy}
        onConfirm={() => void submit()}
      />
      <DeleteFile requestId={id} file={deleting} onClose={() => setDeleting(null)} />
    </Card>
  );
}
