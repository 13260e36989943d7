import { useCallback, useRef, useState } from 'react';
import { MAX_ACTION_FILES } from '../../../../domain/documents/limits.ts';
import { CONDITIONS } from '../../../../domain/texts/lt/screen/applicant-request.ts';
import { FILES } from '../../../../domain/texts/lt/screen/common.ts';
import { ActionKey, isDefinite } from '../../../api/act.ts';
import { upload, type Upload } from '../../../api/files.ts';
import { ApiProblem, fieldErrors } from '../../../api/problem.ts';
import { uploadProblem } from '../upload-check.ts';

export const PDF_ONLY = ['.pdf'] as const;
const PATH = '/api/Request/RequestChangeConditions';
const MAX_WAIT_MS = 60_000;

export interface Chosen {
  id: string;
  file: File;
  /** Why it cannot be sent. */
  error: string | null;
}

type State = { kind: 'choosing'; error: string | null } | { kind: 'sending'; percent: number };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What the server says about the files, else its sentence, else the specification's words. */
export function refusalText(problem: unknown): string {
  if (!(problem instanceof ApiProblem)) return `${FILES.networkFailed}. ${CONDITIONS.kept}`;
  return fieldErrors(problem.body.errors)[0]?.message ?? problem.sentence ?? FILES.failed;
}

/** The files of a request for other conditions, and sending them: once, however often the connection breaks. */
export function useConditions(requestId: number, onDone: () => void) {
  const [files, setFiles] = useState<readonly Chosen[]>([]);
  const [state, setState] = useState<State>({ kind: 'choosing', error: null });
  const key = useRef(new ActionKey());
  const running = useRef<Upload<unknown> | null>(null);

  // Other files are another action: a key names one body for good.
  const change = useCallback((next: (old: readonly Chosen[]) => readonly Chosen[]) => {
    key.current.settle();
    setFiles(next);
    setState({ kind: 'choosing', error: null });
  }, []);
  const add = useCallback(
    (added: readonly File[]) =>
      change((old) => {
        const names = old.map(({ file }) => file.name);
        return [
          ...old,
          ...added.map((file) => ({
            id: crypto.randomUUID(),
            file,
            error: uploadProblem(file, PDF_ONLY, names),
          })),
        ];
      }),
    [change],
  );
  const remove = useCallback((id: string) => change((old) => old.filter((file) => file.id !== id)), [change]);

  const send = async (): Promise<void> => {
    const refuse = (error: string) => setState({ kind: 'choosing', error });
    if (files.length === 0) return refuse(CONDITIONS.missing);
    if (files.length > MAX_ACTION_FILES) return refuse(CONDITIONS.tooMany(MAX_ACTION_FILES));
    const wrong = files.find(({ error }) => error !== null);
    if (wrong) return refuse(wrong.error!);
    const until = Date.now() + MAX_WAIT_MS;
    try {
      for (;;) {
        setState({ kind: 'sending', percent: 0 });
        running.current = upload<{ pending?: true }>(
          PATH,
          bodyOf(requestId, files),
          key.current.get(),
          (percent) => setState({ kind: 'sending', percent }),
        );
        const answer = (await running.current.done) as { pending?: true };
        if (!answer.pending) break;
        // Sent, but the outcome is not known yet: the same key asks again.
        if (Date.now() > until) throw new ApiProblem(503, { code: 'outcomeUnknown', requestId: '' });
        await pause(1000);
      }
      key.current.settle();
      onDone();
    } catch (problem) {
      if (isDefinite(problem)) key.current.settle();
      refuse(refusalText(problem));
    } finally {
      running.current = null;
    }
  };

  return { files, state, add, remove, send, cancel: () => running.current?.cancel() };
}

function bodyOf(requestId: number, files: readonly Chosen[]): FormData {
  const form = new FormData();
  form.set('RequestId', String(requestId));
  for (const { file } of files) form.append('Files', file, file.name);
  return form;
}
