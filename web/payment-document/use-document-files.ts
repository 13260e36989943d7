import { useRef, useState } from 'react';
import { PAYMENT_FILE_TYPES, type PaymentFileType } from '../../domain/payment/files.ts';
import { ATTACHMENT_WORDS } from '../../domain/texts/lt/attachment.ts';
import { FILES } from '../../domain/texts/lt/screen/common.ts';
import { ActionKey, isDefinite } from '../api/act.ts';
import { upload, UploadCancelled } from '../api/files.ts';
import { ApiProblem, fieldErrors } from '../api/problem.ts';
import { uploadProblem } from '../applicant/request/upload-check.ts';
import { announce } from '../ui/announce.ts';
import { notifySuccess } from '../ui/notify.ts';
import { refreshPayment, type PaymentFile } from './queries.ts';

export interface PendingFile {
  file: File;
  type: PaymentFileType;
  percent: number;
  error: string | null;
  mayRetry: boolean;
}

const wordsOf = (problem: unknown): string =>
  problem instanceof ApiProblem
    ? (fieldErrors(problem.body.errors)[0]?.message ?? problem.sentence ?? FILES.failed)
    : FILES.networkFailed;

/** Sends one file of a document; throws what the server or the line said. */
export function sendDocumentFile(
  documentId: number,
  { file, type }: Pick<PendingFile, 'file' | 'type'>,
  { key, onProgress }: { key: string; onProgress: (percent: number) => void },
) {
  const form = new FormData();
  form.set('RelatedId', String(documentId));
  form.set('PRDocumentTypeId', String(type));
  form.append('Files', file, file.name);
  return upload<PaymentFile[]>('/api/PaymentRequest/uploadFilesPrd', form, key, onProgress);
}

/** One file at a time, with progress, cancel, and retry by the same key. `saveFirst`: what is typed goes with it. */
export function useDocumentFiles(documentId: number, saveFirst: () => Promise<boolean>) {
  const [pending, setPending] = useState<PendingFile | null>(null);
  const [lastId, setLastId] = useState<string | null>(null);
  const key = useRef(new ActionKey());
  const cancel = useRef<() => void>(() => undefined);
  const patch = (change: Partial<PendingFile>) => setPending((was) => was && { ...was, ...change });

  const send = async (one: PendingFile): Promise<void> => {
    setPending({ ...one, error: null, percent: 0 });
    try {
      if (!(await saveFirst())) return setPending(null);
      const running = sendDocumentFile(documentId, one, {
        key: key.current.get(),
        onProgress: (percent) => patch({ percent }),
      });
      cancel.current = running.cancel;
      const stored = await running.done;
      key.current.settle();
      notifySuccess(ATTACHMENT_WORDS.uploadedAndSaved);
      await refreshPayment();
      setLastId(stored.at(-1)?.Id ?? null);
      setPending(null);
    } catch (problem) {
      if (problem instanceof UploadCancelled) return setPending(null);
      if (isDefinite(problem)) key.current.settle();
      const error = wordsOf(problem);
      announce(error);
      patch({ error, mayRetry: !(problem instanceof ApiProblem) || problem.status >= 500 });
    }
  };

  return {
    pending,
    /** The one that has just come: it is brought into view. */
    lastId,
    add: (file: File | undefined, type: PaymentFileType, present: readonly string[]) => {
      if (!file) return;
      const error = uploadProblem(file, PAYMENT_FILE_TYPES[type], present);
      const one = { file, type, percent: 0, error, mayRetry: false };
      if (error === null) return void send(one);
      announce(error);
      setPending(one);
    },
    retry: () => pending && void send(pending),
    drop: () => {
      cancel.current();
      setPending(null);
    },
  };
}
