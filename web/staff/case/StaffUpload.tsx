import { Button, NativeSelect } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isFileType } from '../../../domain/documents/file-type.ts';
import { ATTACHMENT_KINDS } from '../../../domain/documents/kinds.ts';
import { ATTACHMENT_TEXT } from '../../../domain/texts/lt/attachment.ts';
import { FILES } from '../../../domain/texts/lt/screen/common.ts';
import { STAFF_UPLOAD } from '../../../domain/texts/lt/screen/staff-parties.ts';
import { ActionKey, isDefinite } from '../../api/act.ts';
import { upload, UploadCancelled, type Upload } from '../../api/files.ts';
import { ApiProblem } from '../../api/problem.ts';
import { showProblem } from '../../api/query-client.ts';
import { UploadRow } from '../../ui/FileRow.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { KEYS } from '../data/queries.ts';
import classes from './Case.module.css';

interface Sending {
  file: File;
  percent: number;
  error: string | null;
}

/** Words of a refused upload; missing rights have a dialog of their own. */
function uploadWords(problem: unknown): string {
  if (!(problem instanceof ApiProblem)) return FILES.networkFailed;
  if (problem.status === 403) showProblem(problem);
  const { errors } = problem.body;
  const fields = errors && !Array.isArray(errors) ? errors : {};
  return fields['RequestId']?.[0] ?? fields['Files[0].FileName']?.[0] ?? problem.sentence ?? FILES.failed;
}

/** A file of the staff's own: what it is for is chosen first, then the file. */
export default function StaffUpload({ requestId }: { requestId: number }) {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const key = useRef(new ActionKey());
  const running = useRef<Upload<unknown> | null>(null);
  const [type, setType] = useState('');
  const [sending, setSending] = useState<Sending | null>(null);
  const isBusy = sending !== null && sending.error === null;
  const chosen = Number(type);
  const accept = isFileType(chosen) ? ATTACHMENT_KINDS[chosen].extensions.join(',') : '';
  const send = async (file: File) => {
    setSending({ file, percent: 0, error: null });
    const form = new FormData();
    form.set('RequestId', String(requestId));
    form.set('FileType', type);
    form.append('Files', file, file.name);
    running.current = upload('/api/request/UploadFiles', form, key.current.get(), (percent) =>
      setSending({ file, percent, error: null }),
    );
    try {
      await running.current.done;
      key.current.settle();
      setSending(null);
      setType('');
      notifySuccess(FILES.uploaded);
      await client.invalidateQueries({ queryKey: KEYS.case(requestId) });
    } catch (problem) {
      if (problem instanceof UploadCancelled) return;
      if (isDefinite(problem)) key.current.settle();
      setSending({ file, percent: 0, error: uploadWords(problem) });
    }
  };
  return (
    <div className={classes.upload} data-print="no">
      <NativeSelect
        label={STAFF_UPLOAD.purpose}
        description={STAFF_UPLOAD.hint}
        value={type}
        disabled={isBusy}
        onChange={(event) => setType(event.currentTarget.value)}
        data={[
          { value: '', label: STAFF_UPLOAD.noPurpose },
          ...Object.entries(ATTACHMENT_TEXT).map(([value, { label }]) => ({ value, label })),
        ]}
      />
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={STAFF_UPLOAD.title}
        accept={accept}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) void send(file);
        }}
      />
      {sending && (
        <UploadRow
          name={sending.file.name}
          percent={sending.percent}
          error={sending.error}
          onCancel={() => {
            running.current?.cancel();
            setSending(null);
          }}
          onRetry={() => void send(sending.file)}
        />
      )}
      <Button
        size="xs"
        variant="default"
        disabled={type === '' || isBusy}
        leftSection={<IconUpload size={16} stroke={1.8} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {STAFF_UPLOAD.title}
      </Button>
    </div>
  );
}
