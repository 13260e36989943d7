import { isDefinite } from '../api/act.ts';
import { ApiProblem } from '../api/problem.ts';
import { autosaveReducer, retryPause, type AutosaveEvent, type AutosaveState } from './autosave-state.ts';

const DELAY_MS = 2000;

type Values = Record<string, unknown>;

export interface SavedDraft {
  formVersion: number;
  savedAt: string;
}

export interface DraftConflict {
  formVersion: number | null;
  who: string | null;
  /** The same person, in another window. */
  own: boolean;
  at: string | null;
}

/** An attempt is repeated exactly as it was until its outcome is known; only then newer changes are sent. */
export interface Attempt {
  values: Values;
  version: number;
  key: string;
}

/** What the server is not known to have: enough to go on from after a reload, a crash or a new login. */
export interface Unsaved {
  formVersion: number;
  values: Values;
  /** The answers as they were stored when these were typed: tells who changed what. */
  base: unknown;
  attempt: Attempt | null;
}

export interface AutosaveOptions {
  formVersion: number;
  savedAt: string | null;
  /** The stored answers the form was opened with. */
  base: unknown;
  /** An attempt of an earlier life of this form whose outcome is not known. */
  attempt: Attempt | null;
  values: () => Values;
  send: (values: Values, formVersion: number, key: string) => Promise<SavedDraft>;
  onConflict: (conflict: DraftConflict) => void;
  /** What is unsaved has changed. */
  onPending: () => void;
}

/** Saves the draft 2 s after the last change, one save at a time, without validation. */
export class AutosaveEngine {
  private options: AutosaveOptions;
  private state: AutosaveState;
  private formVersion: number;
  private base: unknown;
  private attempt: Attempt | null;
  private dirty = false;
  private failures = 0;
  private stopped = false;
  private running: Promise<boolean> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(options: AutosaveOptions) {
    this.options = options;
    this.formVersion = options.formVersion;
    this.base = options.base;
    this.attempt = options.attempt;
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

  /** The stored answers these were typed over. */
  readonly baseline = (): unknown => this.base;

  /** Something is on the screen that the server is not known to have. */
  readonly isUnsaved = (): boolean => this.dirty || this.attempt !== null;

  readonly unsaved = (): Unsaved | null =>
    this.isUnsaved()
      ? {
          formVersion: this.formVersion,
          values: structuredClone(this.options.values()),
          base: this.base,
          attempt: this.attempt,
        }
      : null;

  readonly changed = (): void => {
    this.dirty = true;
    this.tell({ type: 'changed' });
    this.options.onPending();
    if (!this.isClosed() && !this.running && this.failures === 0) this.schedule();
  };

  /** Answers of an earlier life of this form are on the screen: they go out at once. */
  readonly resume = (): void => {
    // Nothing was typed after an attempt that already holds it all.
    this.dirty = JSON.stringify(this.attempt?.values) !== JSON.stringify(this.options.values());
    this.tell({ type: 'changed' });
    this.options.onPending();
    void this.start();
  };

  /** Saves now and waits; false when it could not. */
  readonly flush = async (): Promise<boolean> => {
    clearTimeout(this.timer);
    if (this.running) await this.running;
    clearTimeout(this.timer);
    if (this.isClosed()) return false;
    return this.isUnsaved() ? this.start() : true;
  };

  /** Another save (validated, or chosen versions) has set the version; `base` are the answers stored with it. */
  readonly adopt = (
    saved: { formVersion: number; savedAt: string | null; base: unknown },
    dirty: boolean,
  ): void => {
    this.formVersion = saved.formVersion;
    this.base = saved.base;
    this.attempt = null;
    this.failures = 0;
    this.dirty = dirty;
    this.tell({ type: 'resolved', at: saved.savedAt, dirty });
    this.options.onPending();
    if (dirty) this.schedule();
  };

  /** A save made elsewhere was refused: true when it is a conflict, which is then told as one of ours. */
  readonly conflicted = (problem: unknown): boolean => {
    const conflict = conflictOf(problem);
    if (conflict) this.meet(conflict);
    return conflict !== null;
  };

  /** The network is back, or the person does not want to wait for the next attempt. */
  readonly retry = (): void => {
    if (this.failures > 0) void this.start();
  };

  /** Leaving the screen: the last changes still go out. */
  readonly leave = (): void => {
    clearTimeout(this.timer);
    if (this.isUnsaved() && !this.isClosed()) void this.start();
  };

  /** The form is open anew: what is unsaved is that one's care. */
  readonly stop = (): void => {
    this.stopped = true;
    clearTimeout(this.timer);
  };

  private isClosed(): boolean {
    return this.stopped || this.state.kind === 'conflict' || this.state.kind === 'refused';
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
    clearTimeout(this.timer);
    this.running ??= this.save().finally(() => {
      this.running = null;
      if (this.stopped) return;
      // Typed meanwhile: the next save follows after the usual pause.
      if (this.dirty && !this.isClosed() && this.failures === 0) this.schedule();
    });
    return this.running;
  }

  private async save(): Promise<boolean> {
    const isRepeat = this.attempt !== null;
    const attempt = (this.attempt ??= {
      values: structuredClone(this.options.values()),
      version: this.formVersion,
      key: crypto.randomUUID(),
    });
    if (!isRepeat) this.dirty = false;
    this.tell({ type: 'sending' });
    this.options.onPending();
    try {
      const saved = await this.options.send(attempt.values, attempt.version, attempt.key);
      if (this.stopped) return false;
      this.attempt = null;
      this.failures = 0;
      this.formVersion = saved.formVersion;
      this.base = attempt.values;
      if (isRepeat && this.dirty) this.tell({ type: 'changed' });
      this.tell({ type: 'saved', at: saved.savedAt });
      this.options.onPending();
      return true;
    } catch (problem) {
      if (this.stopped) return false;
      if (isDefinite(problem)) this.refused(problem);
      else this.failed();
      return false;
    }
  }

  private refused(problem: unknown): void {
    const conflict = conflictOf(problem);
    if (conflict) return this.meet(conflict);
    this.attempt = null;
    this.failures = 0;
    this.dirty = true;
    this.tell({ type: 'refused', reason: problem instanceof ApiProblem ? problem.sentence : null });
    this.options.onPending();
  }

  private meet(conflict: DraftConflict): void {
    clearTimeout(this.timer);
    this.attempt = null;
    this.failures = 0;
    this.dirty = true;
    this.tell({ type: 'conflict' });
    this.options.onPending();
    this.options.onConflict(conflict);
  }

  private failed(): void {
    this.failures += 1;
    this.tell({ type: 'failed', offline: !navigator.onLine });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.start(), retryPause(this.failures));
  }
}

function conflictOf(problem: unknown): DraftConflict | null {
  const body = problem instanceof ApiProblem ? problem.body : null;
  if (body?.code !== 'formVersionMatches') return null;
  return {
    formVersion: body.formVersion ?? null,
    who: body.latest?.actorName ?? null,
    own: body.latest?.own ?? false,
    at: body.latest?.at ?? null,
  };
}
