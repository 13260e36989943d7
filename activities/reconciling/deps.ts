import type { Difference, Measure } from '../../domain/application/reconciling.ts';
import type { RequestState } from '../../db/queries/request-state.ts';
import type { ActivityDeps } from '../deps.ts';

/** What one run of the reconciler works with, on the clock or by an operator's command. */
export interface Reconciling extends Pick<ActivityDeps, 'db' | 'engine'> {
  /** Null: a run of an earlier version of the workflow, which writes no report. */
  reportId: number | null;
  /** Rows that moved this recently are let be: their workflow is about to learn of it. */
  patienceSeconds: number;
  stateOf(requestId: number): Promise<RequestState | null>;
}

/** A difference and what was done about it. */
export interface Found {
  kind: Difference;
  measure: Measure;
}
