import type { CommandResult } from '../domain/application/command.ts';
import { FINAL_STATUSES } from '../domain/application/status.ts';
import type { RequestState } from '../db/queries/request-state.ts';
import type { LastStep, LoanRequestInput, RecentCommand } from './definitions.ts';

const REMEMBERED = 50;

/** What the workflow holds in memory of its request: a copy of the database's word, and the newest answers. */
export class HeldState {
  readonly requestId: number;
  current: RequestState | null;
  lastStep: LastStep | null;
  /** Grows with every change; the loop waits for it. */
  serial = 0;
  /** `start` was refused: there will never be a request. */
  isRefused = false;
  #recent: Map<string, CommandResult>;

  constructor(input: LoanRequestInput) {
    this.requestId = input.requestId;
    this.current = input.resumeFrom ?? null;
    this.lastStep = input.lastStep ?? null;
    this.#recent = new Map(input.recent ?? []);
  }

  get status() {
    return this.current?.status ?? null;
  }

  /** Gone, or in a status nothing leads out of, with nothing left to be done. */
  get isOver(): boolean {
    if (this.isRefused) return true;
    if (!this.current) return false;
    const { status, jobs } = this.current;
    return status === null || (FINAL_STATUSES.includes(status) && jobs.length === 0);
  }

  adopt(state: RequestState | null): void {
    if (state) this.current = state;
    this.serial += 1;
  }

  answered(commandId: string): CommandResult | undefined {
    return this.#recent.get(commandId);
  }

  remember(commandId: string, result: CommandResult, step: LastStep): void {
    this.#recent.set(commandId, result);
    this.lastStep = step;
    for (const key of this.#recent.keys()) {
      if (this.#recent.size <= REMEMBERED) break;
      this.#recent.delete(key);
    }
  }

  get recent(): RecentCommand[] {
    return [...this.#recent];
  }
}
