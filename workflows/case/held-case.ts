import type { CaseInput, HeldTypes, LastStep, MovingKind, Recent } from './held-types.ts';

const REMEMBERED = 50;

/** What the workflow holds in memory of its case: a copy of the database's word, and the newest answers. */
export class HeldCase<T extends HeldTypes> {
  readonly kind: MovingKind<T>;
  current: T['state'] | null;
  lastStep: LastStep | null;
  /** Grows with every change; the loop waits for it. */
  serial = 0;
  /** The first command was refused: there will never be a case. */
  isRefused = false;
  #recent: Map<string, T['result']>;

  constructor(kind: MovingKind<T>, input: CaseInput<T>) {
    this.kind = kind;
    this.current = input.resumeFrom ?? null;
    this.lastStep = input.lastStep ?? null;
    this.#recent = new Map(input.recent ?? []);
  }

  get caseId(): number {
    return this.kind.caseId;
  }

  get status(): T['status'] | null {
    return this.current?.status ?? null;
  }

  /** Gone, or in a status nothing leads out of, with nothing left to be done. */
  get isOver(): boolean {
    if (this.isRefused) return true;
    if (!this.current) return false;
    const { status, jobs } = this.current;
    return status === null || (this.kind.rules.finalStatuses.includes(status) && jobs.length === 0);
  }

  adopt(state: T['state'] | null): void {
    if (state) this.current = state;
    this.serial += 1;
  }

  answered(commandId: string): T['result'] | undefined {
    return this.#recent.get(commandId);
  }

  remember(commandId: string, result: T['result'], step: LastStep): void {
    this.#recent.set(commandId, result);
    this.lastStep = step;
    for (const key of this.#recent.keys()) {
      if (this.#recent.size <= REMEMBERED) break;
      this.#recent.delete(key);
    }
  }

  get recent(): Recent<T['result']>[] {
    return [...this.#recent];
  }
}
