import { createHash } from 'node:crypto';

export const sha256 = (data: Buffer): string => createHash('sha256').update(data).digest('hex');

/** Downloads; a network that refuses or stays silent for five seconds is given up. */
export async function download(url: string, headers: Record<string, string> = {}): Promise<Buffer> {
  const abort = new AbortController();
  let timer = setTimeout(() => abort.abort(), 5_000);
  const chunks: Uint8Array[] = [];
  try {
    const response = await fetch(url, { headers, signal: abort.signal });
    if (!response.ok || !response.body) throw new Error(`answered ${response.status}`);
    for await (const chunk of response.body) {
      clearTimeout(timer);
      timer = setTimeout(() => abort.abort(), 5_000);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    const reason = reasonOf(error, abort.signal.aborted);
    throw new Error(`${new URL(url).host} cannot be reached (${reason})`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

function reasonOf(error: unknown, silent: boolean): string {
  if (silent) return 'no answer within 5 s';
  const { cause, message } = error as { cause?: { code?: string }; message: string };
  return cause?.code ?? message;
}
