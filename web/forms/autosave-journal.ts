import { setTyped, stashTyped, typedAt, typedFrom } from '../api/typing.ts';
import type { AutosaveEngine, Unsaved } from './autosave-engine.ts';

const PAUSE_MS = 300;

const placeOf = (requestId: number): string => `answers:${requestId}`;

/** Forms that are gone while their last save is still under way. */
const leaving = new Map<number, Journal>();

/** Answers of this request that had not reached the server when the tab was reloaded, or when the session ended. */
export function unsavedAnswers(requestId: number): Unsaved | null {
  const before = leaving.get(requestId);
  const unsaved = before ? before.engine.unsaved() : typedAt<Unsaved>(placeOf(requestId));
  return unsaved;
}

/** Keeps what an engine has unsaved where a reload of the tab finds it: soon after every change, and at once when the tab goes. */
export class Journal {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private forget: () => void = () => undefined;

  constructor(
    private readonly requestId: number,
    readonly engine: AutosaveEngine,
  ) {}

  /** The form is on the screen. */
  open(): void {
    const before = leaving.get(this.requestId);
    if (before && before !== this) before.end();
    leaving.delete(this.requestId);
    // Taken up by this form; from now on it is asked for what is unsaved.
    setTyped(placeOf(this.requestId), null);
    this.forget = typedFrom(placeOf(this.requestId), this.engine.unsaved);
    window.addEventListener('pagehide', this.now);
    document.addEventListener('visibilitychange', this.now);
  }

  readonly touch = (): void => {
    if (!this.engine.isUnsaved()) return this.now();
    clearTimeout(this.timer);
    this.timer = setTimeout(this.now, PAUSE_MS);
  };

  readonly now = (): void => {
    clearTimeout(this.timer);
    stashTyped('applicant');
    if (leaving.get(this.requestId) === this && !this.engine.isUnsaved()) this.end();
  };

  /** The form is gone; what it could not send yet is still kept and tried. */
  leave(): void {
    leaving.set(this.requestId, this);
    this.engine.leave();
    this.now();
  }

  private end(): void {
    this.engine.stop();
    clearTimeout(this.timer);
    this.forget();
    leaving.delete(this.requestId);
    window.removeEventListener('pagehide', this.now);
    document.removeEventListener('visibilitychange', this.now);
  }
}
