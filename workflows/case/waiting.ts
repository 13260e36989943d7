import { CancellationScope, sleep } from '@temporalio/workflow';
import type { Wake } from '../../domain/case/command.ts';

/**
 * The one timer of a workflow. Setting it to the instant it is set to already costs nothing, so commands that move no
 * clock leave it alone.
 */
export class Alarm {
  #at: string | null = null;
  #scope: CancellationScope | undefined;
  #hasFired = false;

  get hasFired(): boolean {
    return this.#hasFired;
  }

  set(wake: Wake | null): void {
    if ((wake?.at ?? null) === this.#at) return;
    this.clear();
    if (!wake) return;
    this.#at = wake.at;
    const left = Math.max(1, Date.parse(wake.at) - Date.now());
    const scope = new CancellationScope();
    this.#scope = scope;
    scope
      .run(() => sleep(left, { summary: `${wake.kind} ${wake.at}` }))
      .then(() => {
        if (this.#scope === scope) this.#hasFired = true;
      })
      .catch(() => undefined);
  }

  /** Afterwards even the same instant is set anew. */
  clear(): void {
    this.#scope?.cancel();
    this.#scope = undefined;
    this.#at = null;
    this.#hasFired = false;
  }
}
