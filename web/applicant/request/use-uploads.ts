import { useCallback, useEffect, useRef, useState } from 'react';
import { FILES } from '../../../domain/texts/lt/screen/common.ts';
import { ActionKey, isDefinite } from '../../api/act.ts';
import { upload, UploadCancelled } from '../../api/files.ts';
import { ApiProblem } from '../../api/problem.ts';
import { queryClient } from '../../api/query-client.ts';
import { announce } from '../../ui/announce.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { filesQuery, requestQuery, type UploadedFile } from './queries.ts';
import { uploadProblem } from './upload-check.ts';

export interface PendingUpload {
  id: string;
  fileType: number;
  name: string;
  percent: number;
  error: string | null;
  /** A refusal by size or format: sending the same file again would change nothing. */
  retriable: boolean;
}

interface Job {
  file: File;
  key: ActionKey;
  cancel: (() => void) | null;
}

/** Words of an upload refusal: of the server's field errors first, then the specification's defaults. */
export function uploadErrorText(problem: unknown): string {
  if (!(problem instanceof ApiProblem)) return FILES.networkFailed;
  const { errors } = problem.body;
  const fields = errors && !Array.isArray(errors) ? errors : {};
  return fields['RequestId']?.[0] ?? fields['Files[0].FileName']?.[0] ?? problem.sentence ?? FILES.failed;
}

/** Uploads one after another per file, each with progress, cancel and retry with the same key. */
export function useUploads(requestId: number, additional: boolean) {
  const [pending, setPending] = useState<readonly PendingUpload[]>([]);
  const jobs = useRef(new Map<string, Job>());

  const patch = useCallback((id: string, change: Partial<PendingUpload>) => {
    setPending((rows) => rows.map((row) => (row.id === id ? { ...row, ...change } : row)));
  }, []);
  const drop = useCallback((id: string) => {
    jobs.current.get(id)?.cancel?.();
    jobs.current.delete(id);
    setPending((rows) => rows.filter((row) => row.id !== id));
  }, []);

  const send = useCallback(
    async (id: string, fileType: number) => {
      const job = jobs.current.get(id);
      if (!job) return;
      patch(id, { error: null, percent: 0 });
      const form = new FormData();
      form.set('RequestId', String(requestId));
      form.set('FileType', String(fileType));
      if (additional) form.set('Additional', 'true');
      form.append('Files', job.file, job.file.name);
      const running = upload<UploadedFile[]>('/api/request/UploadFiles', form, job.key.get(), (percent) =>
        patch(id, { percent }),
      );
      job.cancel = running.cancel;
      try {
        await running.done;
        drop(id);
        notifySuccess(FILES.uploaded);
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: filesQuery(requestId).queryKey }),
          queryClient.invalidateQueries({ queryKey: requestQuery(requestId).queryKey }),
        ]);
      } catch (problem) {
        if (problem instanceof UploadCancelled) return;
        if (isDefinite(problem)) job.key.settle();
        const error = uploadErrorText(problem);
        patch(id, { error, retriable: !(problem instanceof ApiProblem && problem.status === 400) });
        announce(error);
      } finally {
        job.cancel = null;
      }
    },
    [additional, drop, patch, requestId],
  );

  const add = useCallback(
    (files: readonly File[], fileType: number, extensions: readonly string[], present: readonly string[]) => {
      for (const file of files) {
        const id = crypto.randomUUID();
        const error = uploadProblem(file, extensions, present);
        jobs.current.set(id, { file, key: new ActionKey(), cancel: null });
        setPending((rows) => [
          ...rows,
          { id, fileType, name: file.name, percent: 0, error, retriable: false },
        ]);
        if (error) announce(error);
        else void send(id, fileType);
      }
    },
    [send],
  );

  const retry = useCallback(
    (id: string) => {
      const row = pending.find((one) => one.id === id);
      if (row) void send(id, row.fileType);
    },
    [pending, send],
  );

  const busy = pending.some((row) => row.error === null);
  useEffect(() => {
    if (!busy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [busy]);

  return { pending, add, retry, drop, busy };
}
