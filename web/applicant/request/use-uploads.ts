import type { Refuser } from '../../../domain/documents/refusals.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FILES } from '../../../domain/texts/lt/screen/common.ts';
import { ActionKey, isDefinite } from '../../api/act.ts';
import { upload, UploadCancelled } from '../../api/files.ts';
import { ApiProblem } from '../../api/problem.ts';
import { announce } from '../../ui/announce.ts';
import { notifySuccess } from '../../ui/notify.ts';
import type { UploadedFile } from './queries.ts';
import { refreshRequest } from './refresh.ts';
import { showLater } from './show-later.ts';
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

/** So many at once; more would only make each slower. */
const AT_ONCE = 2;

interface Job {
  file: File;
  fileType: number;
  refusedBy: Refuser | null;
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

/** A refusal of this very file: sending it again would change nothing. */
function mayRetry(problem: unknown): boolean {
  return !(problem instanceof ApiProblem && [400, 404, 409, 413].includes(problem.status));
}

/** Two uploads at a time, the others wait their turn; each with progress, cancel and retry with the same key. */
export function useUploads(requestId: number, additional: boolean, refusedBy: Refuser | null = null) {
  const [pending, setPending] = useState<readonly PendingUpload[]>([]);
  const jobs = useRef(new Map<string, Job>());
  const waiting = useRef<string[]>([]);
  const underWay = useRef(0);

  const patch = useCallback((id: string, change: Partial<PendingUpload>) => {
    setPending((rows) => rows.map((row) => (row.id === id ? { ...row, ...change } : row)));
  }, []);
  const forget = useCallback((id: string) => {
    jobs.current.delete(id);
    setPending((rows) => rows.filter((row) => row.id !== id));
  }, []);
  const drop = useCallback(
    (id: string) => {
      jobs.current.get(id)?.cancel?.();
      waiting.current = waiting.current.filter((waitingId) => waitingId !== id);
      forget(id);
    },
    [forget],
  );

  const send = useCallback(
    async (id: string) => {
      const job = jobs.current.get(id);
      if (!job) return;
      const form = new FormData();
      form.set('RequestId', String(requestId));
      form.set('FileType', String(job.fileType));
      if (additional) form.set('Additional', 'true');
      if (job.refusedBy) form.set('RefusedBy', job.refusedBy);
      form.append('Files', job.file, job.file.name);
      const running = upload<UploadedFile[]>('/api/request/UploadFiles', form, job.key.get(), (percent) =>
        patch(id, { percent }),
      );
      job.cancel = running.cancel;
      try {
        const [stored] = await running.done;
        forget(id);
        if (stored) showLater(stored.Id);
        notifySuccess(FILES.uploaded, FILES.uploadedSeveral);
        await refreshRequest(requestId);
      } catch (problem) {
        if (problem instanceof UploadCancelled) return;
        if (isDefinite(problem)) job.key.settle();
        const error = uploadErrorText(problem);
        patch(id, { error, retriable: mayRetry(problem) });
        announce(error);
      } finally {
        job.cancel = null;
      }
    },
    [additional, forget, patch, requestId],
  );

  const queue = useCallback(
    (id: string) => {
      const next = (): void => {
        const first = underWay.current < AT_ONCE ? waiting.current.shift() : undefined;
        if (first === undefined) return;
        underWay.current += 1;
        void send(first).finally(() => {
          underWay.current -= 1;
          next();
        });
      };
      patch(id, { error: null, percent: 0 });
      waiting.current.push(id);
      next();
    },
    [patch, send],
  );

  const add = useCallback(
    (files: readonly File[], fileType: number, extensions: readonly string[], present: readonly string[]) => {
      for (const file of files) {
        const id = crypto.randomUUID();
        const error = uploadProblem(file, extensions, present);
        jobs.current.set(id, { file, fileType, refusedBy, key: new ActionKey(), cancel: null });
        setPending((rows) => [
          ...rows,
          { id, fileType, name: file.name, percent: 0, error, retriable: false },
        ]);
        if (error) announce(error);
        else queue(id);
      }
    },
    [queue, refusedBy],
  );

  const busy = pending.some((row) => row.error === null);
  useEffect(() => {
    if (!busy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [busy]);

  return { pending, add, retry: queue, drop, busy };
}
