import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Postback, Signing, SigningStore } from './store.ts';
import { validTo, wallClock } from './store.ts';

/** At once, then after five minutes, an hour and a day, as the provider's developer guide says. */
const PAUSES_MS: readonly number[] = [0, 5 * 60_000, 60 * 60_000, 24 * 60 * 60_000];

/** Unsigned notices to the portal, as the provider sends them: a few tries, and again after a restart. */
export class Postbacks {
  readonly #stop = new AbortController();

  constructor(
    private readonly store: SigningStore,
    private readonly fileUrl: (fileToken: string) => string,
    private readonly pausesMs = PAUSES_MS,
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
      const body = JSON.stringify(postbackBody(this.store, this.fileUrl, signing, postback));
      if (!(await this.#send(postbackUrl, body))) return;
      postback.delivered = true;
      this.store.save(signing);
    }
  }

  async #send(url: string, body: string): Promise<boolean> {
    for (const pause of this.pausesMs) {
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

/** Shape: the example in the Yii extension for the gateway (XDokobitDocuments), which quotes the provider's documentation. */
function postbackBody(
  store: SigningStore,
  fileUrl: (fileToken: string) => string,
  signing: Signing,
  { action, signer }: Postback,
): object {
  const who = signing.signers.find(({ id }) => id === signer);
  return {
    status: 'ok',
    token: signing.token,
    action,
    ...(action === 'signing_archive_failed'
      ? {}
      : {
          file: fileUrl(signing.currentFile),
          file_digest: createHash('sha256').update(store.file(signing.currentFile)).digest('hex'),
        }),
    valid_to: wallClock(validTo(signing)),
    ...(who
      ? {
          signer: who.id,
          signer_info: {
            code: who.code,
            country_code: who.country.toLowerCase(),
            signing_option: 'stationary',
            type: 'qes',
          },
        }
      : {}),
  };
}
