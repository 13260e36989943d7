import type { Client } from '@temporalio/client';
import { loadCalendar, type ClockContext } from '../db/queries/clocks.ts';
import type { TellReconciled } from '../db/queries/reconcile-reports.ts';
import type { TransitionContext } from '../db/queries/transition.ts';
import type { Database } from '../db/connect.ts';
import type { FileStore } from '../db/files/store.ts';
import type { Registers } from './adapters/registers.ts';
import type { Screening } from './adapters/screening.ts';
import type { SigningClient } from './adapters/signing.ts';
import type { SignatureValidation } from './adapters/validation/validation.ts';
import type { SignatureLevel } from '../domain/documents/signature-finding.ts';
import type { Seller } from '../domain/invoices/fee-invoice.ts';

export interface Adapters {
  registers: Registers;
  screening: Screening;
  signing: SigningClient;
  validation: SignatureValidation;
}

export interface ActivitySettings {
  /** A working day lasts so many seconds; null = the real calendar. */
  workingDaySeconds: number | null;
  callPeriodClosed: boolean;
  /** Undo window of decisions in minutes; 0: none (decision 0045). */
  undoMinutes: number;
  /** Decisions wait for the signatory before the applicant is shown and told of them (decision 0046). */
  signsDecisions: boolean;
  /** How long an evaluation waits for registers. */
  registerPatienceSeconds: number;
  /** Where the signing provider sends its post-backs; null = polling alone. */
  publicUrl: string | null;
  /** Certificates of the authorities whose signatures count. */
  signingCaPem: string;
  /** Legal levels that bind, where the level is checked at all. */
  signatureLevels: readonly SignatureLevel[];
  /** Who issues invoices of fees; left out: the demo's provider. */
  seller?: Seller;
}

export interface ActivityDeps {
  db: Database;
  files: FileStore;
  adapters: Adapters;
  settings: ActivitySettings;
  /** For the reconciler: the engine seen from outside. */
  engine: { client: Client; taskQueue: string };
  /** Told of every report of the reconciler. */
  reconciled?: TellReconciled;
}

/** Enough to know the clocks: what an operator's command has, too. */
export interface CalendarDeps extends Pick<ActivityDeps, 'db'> {
  settings: Pick<ActivitySettings, 'workingDaySeconds'> & Partial<ActivitySettings>;
}

const CALENDAR_FRESH_MS = 60_000;

/** What a transition must know beside its command; the holiday table is read once a minute, or now (`isFresh`). */
export function transitionContexts({
  db,
  settings,
}: CalendarDeps): (isFresh?: boolean) => Promise<TransitionContext> {
  let clocks: Promise<ClockContext> | undefined;
  let readAt = 0;
  return async (isFresh = false) => {
    if (isFresh || !clocks || Date.now() - readAt > CALENDAR_FRESH_MS) {
      readAt = Date.now();
      clocks = loadCalendar(db, settings.workingDaySeconds);
      clocks.catch(() => (clocks = undefined));
    }
    return {
      clocks: await clocks,
      callPeriodClosed: settings.callPeriodClosed ?? false,
      ...(settings.seller ? { seller: settings.seller } : {}),
      undoMinutes: settings.undoMinutes ?? 0,
      signsDecisions: settings.signsDecisions ?? false,
    };
  };
}
