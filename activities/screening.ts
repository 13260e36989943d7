import { ApplicationFailure } from '@temporalio/activity';
import { loadRequestState, type RequestState } from '../db/queries/request-state.ts';
import { loadRequestView } from '../db/queries/request-view.ts';
import { noteAttempt, noteFailure, openRun } from '../db/queries/screening/runs.ts';
import { storeScreening, storeSubjects, type ScreenedSubject } from '../db/queries/screening/store.ts';
import type { Candidate } from '../domain/screening/candidates.ts';
import { declaredParties } from '../domain/screening/declared.ts';
import { AdapterError } from './adapters/adapter-error.ts';
import type { ScreeningResult, ScreeningSubject } from './adapters/screening.ts';
import { transitionContexts, type ActivityDeps } from './deps.ts';
import { knownParties } from './screening-parties.ts';

export function createScreeningActivities(deps: ActivityDeps) {
  const { db, adapters } = deps;
  const context = transitionContexts(deps);

  /** The lists' answers; why they do not come is kept for the case, with since when. */
  const ask = async (runId: string, subjects: readonly ScreeningSubject[]): Promise<ScreeningResult[]> => {
    try {
      return await adapters.screening.screen(subjects);
    } catch (error) {
      if (error instanceof AdapterError) await noteFailure(db, runId, error.code);
      throw error;
    }
  };

  return {
    /**
     * Looks everybody of the request up in the lists of sanctions and of politically exposed persons
     * (domain/screening/candidates.ts) and stores what was found. A run that has ended meanwhile is left alone.
     */
    async screenParties({
      runId,
      requestId,
    }: {
      runId: string;
      requestId: number;
    }): Promise<RequestState | null> {
      const run = await openRun(db, runId);
      if (run) {
        await noteAttempt(db, runId);
        const view = await loadRequestView(db, requestId);
        if (!view) throw ApplicationFailure.nonRetryable('requestGone', 'requestGone');
        const { candidates, gaps } = await knownParties(deps, view);
        await storeSubjects(db, requestId, candidates);
        const results = await ask(runId, candidates.map(subjectOf));
        await storeScreening(db, {
          runId,
          requestId,
          subjects: candidates.map((candidate, index) => screened(candidate, results[index]!)),
          gaps,
          declaresPep: declaredParties(view.form).hasImportantResponsibilities,
        });
      }
      return loadRequestState(db, requestId, (await context()).clocks);
    },
  };
}

function subjectOf(candidate: Candidate, index: number): ScreeningSubject {
  const { name, firstName, lastName, birthDate, code, country } = candidate;
  const query = `subject-${index + 1}`;
  if (candidate.kind === 'company') {
    return {
      kind: 'company',
      query,
      name,
      companyCode: code ?? undefined,
      jurisdiction: country ?? undefined,
    };
  }
  return {
    kind: 'person',
    query,
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    birthDate: birthDate ?? undefined,
    nationality: country ?? undefined,
  };
}

function screened(candidate: Candidate, { score, matches }: ScreeningResult): ScreenedSubject {
  const { kind, code, roles, name, birthDate, country } = candidate;
  const details = kind === 'person' ? [birthDate, country] : [code, country];
  return {
    kind,
    key: code ?? [name.toLowerCase(), birthDate].filter(Boolean).join('|'),
    code,
    roles,
    name,
    query: [name, ...details].filter(Boolean).join(', '),
    score,
    matches,
  };
}
