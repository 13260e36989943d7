import { ActionKey, isDefinite } from '../api/act.ts';
import { ApiProblem } from '../api/problem.ts';
import { autosaveReducer, retryPause, type AutosaveEvent, type AutosaveState } from './autosave-state.ts';

const DELAY_MS = 2000;

export interface SavedDraft {
  formVersion: number;
  savedAt: string;
}

export interface DraftConflict {
  formVersion: number | null;
  who: string | null;
  at: string | null;
}

export interface AutosaveOptions {
  formVersion: number;
  savedAt: string | null;
  values: () => Record<string, unknown>;
  send: (values: Record<string, unknown>, formVersion: number, key: ActionKey) => Promise<SavedDraft>;
  onConflict: (conflict: DraftConflict) => void;
}

/** An attempt is repeated exactly as it was until its outcome is known; only then newer changes are sent. */
interface Attempt {
  values: Record<string, unknown>;
  version: number;
  key: ActionKey;
}

/** Saves the draft 2 s after the last change, one save at a time, without validation. */
export class AutosaveEngine {
  private options: AutosaveOptions;
  private state: AutosaveState;
  private formVersion: number;
  private dirty = false;
  private failures = 0;
  private attempt: Attempt | null = null;
  private running: Promise<boolean> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(options: AutosaveOptions) {
    this.options = options;
    this.formVersion = options.formVersion;
    this.state = { kind: 'clean', at: options.savedAt };
  }

  /** The screen's newest callbacks. */
  adjust(options: AutosaveOptions): void {
    this.options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  readonly current = (): AutosaveState => this.state;

  readonly version = (): number => this.formVersion;

  /** Something is on the screen that the server is not known to have. */
  readonly isUnsaved = (): boolean => this.dirty || this.attempt !== null;

  readonly changed = (): void => {
    this.dirty = true;
    this.tell({ type: 'changed' });
    if (!this.isClosed() && !this.running && this.failures === 0) this.schedule();
  };

  /** Saves now and waits; false when it could not. */
  readonly flush = async (): Promise<boolean> => {
    clearTimeout(this.timer);
    if (this.running) await this.running;
    clearTimeout(this.timer);
    return this.dirty || this.failures > 0 ? this.start() : true;
  };

  /** Another save (validated, or a chosen version) has set the version. */
  readonly adopt = (saved: { formVersion: number; savedAt: string | null }, dirty: boolean): void => {
    this.formVersion = saved.formVersion;
    this.dirty = dirty;
    this.tell({ type: 'resolved', at: saved.savedAt, dirty });
    if (dirty) this.schedule();
  };

  /** The network is back: no need to wait for the next attempt. */
  readonly online = (): void => {
    if (this.failures > 0) void this.start();
  };

  /** Leaving the screen: the last changes still go out. */
  readonly leave = (): void => {
    clearTimeout(this.timer);
    if (this.dirty && this.state.kind !== 'conflict') void this.start();
  };

  private isClosed(): boolean {
    return this.state.kind === 'conflict' || this.state.kind === 'refused';
  }

  private tell(event: AutosaveEvent): void {
    const next = autosaveReducer(this.state, event);
    if (next === this.state) return;
    this.state = next;
    for (const listener of this.listeners) listener();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.start(), DELAY_MS);
  }

  private start(): Promise<boolean> {
    this.running ??= this.save().finally(() => {
      this.running = null;
      // Typed meanwhile: the next save follows after the usual pause.
      if (this.dirty && !this.isClosed() && this.failures === 0) this.schedule();
    });
    return this.running;
  }

  private async save(): Promise<boolean> {
    this.attempt ??= {
      values: structuredClone(this.options.values()),
      version: this.formVersion,
      key: new ActionKey(),
    };
    const { values, version, key } = this.attempt;
    const isRepeat = this.failures > 0;
    if (!isRepeat) this.dirty = false;
    this.tell({ type: 'sending' });
    try {
      const saved = await this.options.send(values, version, key);
      this.attempt = null;
      this.failures = 0;
      this.formVersion = saved.formVersion;
      if (isRepeat && this.dirty) this.tell({ type: 'changed' });
      this.tell({ type: 'saved', at: saved.savedAt });
      return true;
    } catch (problem) {
      if (isDefinite(problem)) this.refused(problem);
      else this.failed();
      return false;
    }
  }

  private refused(problem: unknown): void {
    this.attempt = null;
    this.failures = 0;
    this.dirty = true;
    const body = problem instanceof ApiProblem ? problem.body : null;
    if (body?.code === 'formVersionMatches' || body?.formVersion !== undefined) {
      this.tell({ type: 'conflict' });
      this.options.onConflict({
        formVersion: body?.formVersion ?? null,
        who: body?.latest?.actorName ?? null,
        at: body?.latest?.at ?? null,
      });
    } else {
      this.tell({ type: 'refused' });
    }
  }

  private failed(): void {
    this.failures += 1;
    this.tell({ type: 'failed', offline: !navigator.onLine });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.start(), retryPause(this.failures));
  }
}
