import type { Difference, Measure } from '../../domain/application/reconciling.ts';
import type { ActivityDeps } from '../deps.ts';
import type { Clocks, ReconciledKind } from './kinds.ts';

/** What one run of the reconciler works with, on the clock or by an operator's command. */
export interface Reconciling extends Pick<ActivityDeps, 'db' | 'engine'> {
  /** Null: a run of an earlier version of the workflow, which writes no report. */
  reportId: number | null;
  /** Rows that moved this recently are let be: their workflow is about to learn of it. */
  patienceSeconds: number;
  clocks: Clocks;
}

/** The same, looking at one kind of cases. */
export interface OfKind extends Reconciling {
  kind: ReconciledKind;
}

/** A difference and what was done about it. */
export interface Found {
  kind: Difference;
  measure: Measure;
}
