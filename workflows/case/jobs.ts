import { CancellationScope, condition, isCancellation, patched, sleep } from '@temporalio/workflow';
import { codeOf } from '../failures.ts';
import type { HeldTypes } from './held-types.ts';
import type { CaseWorkflow, Desk } from './kind.ts';

const PAUSE_WHEN_STUCK = '15m';
const PAUSE_AFTER_FAULT = '1m';

/**
 * Work beside the commands. The database says what is due; this starts what is due, stops what no longer is, and flags
 * the case when something cannot be done. Nothing is lost with a run: whatever was under way is due again.
 */
export class Jobs<T extends HeldTypes> {
  readonly #running = new Map<string, { scope: CancellationScope; done: Promise<void> }>();
  readonly #kind: CaseWorkflow<T>;
  readonly #desk: Desk<T>;
  #wishes = 0;

  constructor(kind: CaseWorkflow<T>, desk: Desk<T>) {
    this.#kind = kind;
    this.#desk = desk;
  }

  /** Brings what runs in line with what is due. */
  sync(): void {
    const { current } = this.#desk.held;
    const due = new Map((current?.jobs ?? []).map((job) => [`${job.kind}:${job.id}`, job]));
    for (const [key, { scope }] of this.#running) if (!due.has(key)) scope.cancel();
    for (const [key, job] of due) if (!this.#running.has(key)) this.#start(key, job);
  }

  /** Somebody wants what is stuck tried at once; what is being tried anyway goes on. */
  retryNow(): void {
    this.#wishes += 1;
  }

  /** Stops everything and waits for what cannot be stopped in the middle. */
  async stop(): Promise<void> {
    for (const { scope } of this.#running.values()) scope.cancel();
    await Promise.all([...this.#running.values()].map(({ done }) => done));
  }

  #start(key: string, job: JobOf<T>): void {
    const scope = new CancellationScope();
    const done = scope
      .run(() => this.#work(job))
      .catch(async (error: unknown) => {
        // Not even the flag could be set: the database was away for long. Soon again, not at once.
        if (!isCancellation(error)) await sleep(PAUSE_AFTER_FAULT);
      })
      .finally(() => {
        this.#running.delete(key);
        this.#desk.held.serial += 1;
      });
    this.#running.set(key, { scope, done });
  }

  async #work(job: JobOf<T>): Promise<void> {
    const { held } = this.#desk;
    try {
      await this.#kind.work(job, this.#desk);
      if (held.current?.stuck) await this.#flag(null);
      else await this.#readAgain();
    } catch (error) {
      if (isCancellation(error)) throw error;
      await this.#flag(`${job.kind}:${codeOf(error)}`);
      await this.#pause(`${job.kind} again`);
    }
  }

  /** A person may end it (decision 0056); a run that paused before that was possible sleeps it out. */
  async #pause(summary: string): Promise<void> {
    const before = this.#wishes;
    if (patched('retries-now')) await condition(() => this.#wishes > before, PAUSE_WHEN_STUCK, { summary });
    else await sleep(PAUSE_WHEN_STUCK, { summary });
  }

  /**
   * What a job saw may be older than what a command has written meanwhile, so its own word is never adopted: the state
   * is read under the lock, when no command is on its way.
   */
  async #readAgain(): Promise<void> {
    const { held, alone } = this.#desk;
    await alone(async () => held.adopt(await held.kind.hands.load()));
  }

  async #flag(code: string | null): Promise<void> {
    const { held, alone } = this.#desk;
    await alone(async () => held.adopt(await held.kind.hands.flagStuck(code)));
  }
}

type JobOf<T extends HeldTypes> = T['state']['jobs'][number];
