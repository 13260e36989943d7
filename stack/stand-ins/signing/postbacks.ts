import { setTimeout as wait } from 'node:timers/promises';
import type { Signing, SigningStore } from './store.ts';

const PAUSES_MS = [0, 300, 1_000, 3_000, 10_000, 30_000];

/** Unsigned notices to the portal, as the provider sends them: a few tries, and again after a restart. */
export class Postbacks {
  readonly #stop = new AbortController();

  constructor(
    private readonly store: SigningStore,
    private readonly fileUrl: (fileToken: string) => string,
  ) {}

  resume(): void {
    for (const signing of this.store.signings()) void this.deliver(signing);
  }

  close(): void {
    this.#stop.abort();
  }

  /** Sends what has not been delivered yet; never throws, because the signature stands without the notice. */
  async deliver(signing: Signing): Promise<void> {
    const { postbackUrl } = signing;
    if (!postbackUrl) return;
    for (const postback of signing.postbacks.filter(({ delivered }) => !delivered)) {
      const body = JSON.stringify({
        status: 'ok',
        action: postback.action,
        token: signing.token,
        ...(postback.signerToken ? { signer: postback.signerToken } : {}),
        ...(postback.action === 'signing_completed' ? { file: this.fileUrl(signing.currentFile) } : {}),
      });
      if (!(await this.#send(postbackUrl, body))) return;
      postback.delivered = true;
      this.store.save(signing);
    }
  }

  async #send(url: string, body: string): Promise<boolean> {
    for (const pause of PAUSES_MS) {
      try {
        await wait(pause, undefined, { signal: this.#stop.signal, ref: false });
        const answer = await fetch(url, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body,
          redirect: 'manual',
          signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout(10_000)]),
        });
        await answer.body?.cancel();
        if (answer.ok) return true;
      } catch {
        if (this.#stop.signal.aborted) return false;
      }
    }
    return false;
  }
}
