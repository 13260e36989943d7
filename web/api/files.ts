// Uploads with progress (fetch cannot tell it) and downloads with the token.
import { noteRefusal, sessionExpired } from './client.ts';
import { NoAnswer, problemOf } from './problem.ts';
import { currentArea, readToken } from './session.ts';

export interface Upload<T> {
  done: Promise<T>;
  cancel: () => void;
}

/** Thrown when the person stops an upload. */
export class UploadCancelled extends Error {}

const PENDING_MS = 1500;

/** multipart POST; `onProgress` gets 0–100. The same key on a retry stores the file once. */
export function upload<T>(
  path: string,
  form: FormData,
  key: string,
  onProgress: (percent: number) => void,
): Upload<T> {
  let request = new XMLHttpRequest();
  let isCancelled = false;
  const area = currentArea();
  const send = (resolve: (answer: T) => void, reject: (problem: unknown) => void): void => {
    request.open('POST', path);
    const token = readToken(area);
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.setRequestHeader('Idempotency-Key', key);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0);
    request.onerror = () => reject(new NoAnswer());
    request.onabort = () => reject(new UploadCancelled());
    request.onload = () => {
      // The same upload is under way already: its answer is asked for with the same key.
      if (request.status === 202) {
        request = new XMLHttpRequest();
        setTimeout(() => (isCancelled ? reject(new UploadCancelled()) : send(resolve, reject)), PENDING_MS);
        return;
      }
      if (request.status >= 200 && request.status < 300) return resolve(request.response as T);
      if (request.status === 401) sessionExpired(area);
      noteRefusal(request.status, request.response);
      const headers = new Headers();
      for (const name of ['Retry-After', 'X-Request-Id']) {
        const value = request.getResponseHeader(name);
        if (value) headers.set(name, value);
      }
      reject(problemOf(request.status, request.response, headers));
    };
    request.send(form);
  };
  const done = new Promise<T>(send);
  return {
    done,
    cancel: () => {
      isCancelled = true;
      request.abort();
    },
  };
}

/** GET with the token. */
export async function fetchFile(path: string): Promise<{ blob: Blob; name: string | null }> {
  const area = currentArea();
  const token = readToken(area);
  let response: Response;
  try {
    response = await fetch(path, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
  } catch (cause) {
    throw new NoAnswer(cause);
  }
  if (!response.ok) {
    if (response.status === 401) sessionExpired(area);
    const body: unknown = await response.json().catch(() => null);
    noteRefusal(response.status, body);
    throw problemOf(response.status, body, response.headers);
  }
  return { blob: await response.blob(), name: await fileNameOf(response.headers.get('Content-Disposition')) };
}

/** File name of a Content-Disposition header; the UTF-8 form wins. */
export async function fileNameOf(header: string | null): Promise<string | null> {
  if (!header) return null;
  const { parse } = await import('content-disposition');
  return parse(header).parameters.filename || null;
}

/** Saves what the server sends under the name the server gives. */
export async function download(path: string, fallbackName: string): Promise<void> {
  const { blob, name } = await fetchFile(path);
  saveBlob(blob, name ?? fallbackName);
}

export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
