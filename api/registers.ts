import type { z } from 'zod';
import { findRunProgress, type RunProgress } from '../db/queries/register-progress.ts';
import { ensureRun, ensureSubject, type SubjectKind } from '../db/queries/registers.ts';
import { REGISTERS_OF } from '../workflows/definitions.ts';
import type { Deps } from './deps.ts';
import type { LoginType } from '../domain/schemes/index.ts';
import type { registersProgress } from './wire/registers.ts';

type Progress = z.input<typeof registersProgress>;

/** Company or sole trader the registers are asked about: of a session, or of a request. */
export interface Party {
  partyId: number;
  partyCode: string;
  loginType: LoginType;
}

const WIRE_STATE = { inProgress: 'InProgress', finished: 'Finished', failed: 'Failed' } as const;

export function subjectKind(loginType: LoginType): SubjectKind {
  return loginType === 'Company' ? 'company' : 'person';
}

/** Asks all registers about the party; a run that is under way is joined. */
export async function startRegisters(
  deps: Deps,
  party: Party,
  asked: { reason: string; by: string },
): Promise<Progress> {
  const kind = subjectKind(party.loginType);
  const subjectId = await ensureSubject(deps.db, kind, party.partyCode);
  const { runId } = await ensureRun(deps.db, { subjectId, reason: asked.reason, requestedBy: asked.by });
  await deps.engine.startRegisters({ subjectId, runId });
  return readProgress(deps, party);
}

export async function readProgress(deps: Deps, party: Party): Promise<Progress> {
  const kind = subjectKind(party.loginType);
  const run = await findRunProgress(deps.db, kind, party.partyCode);
  return {
    id: party.partyId,
    runId: run?.runId ?? null,
    Status: run ? WIRE_STATE[run.state] : 'InProgress',
    startedAt: run?.startedAt.toISOString() ?? null,
    elapsedMs: run ? elapsed(run.startedAt, run.finishedAt) : 0,
    Steps: stepsOf(kind, run),
  };
}

/** Every register in the order it is shown, also those the run has not come to. */
function stepsOf(kind: SubjectKind, run: RunProgress | null): Progress['Steps'] {
  return REGISTERS_OF[kind].map((name) => {
    const step = run?.steps.find(({ register }) => register === name);
    const startedAt = step?.startedAt ? new Date(step.startedAt) : null;
    return {
      name,
      state: step?.state ?? 'waiting',
      attempts: step?.attempts ?? 0,
      startedAt: startedAt?.toISOString() ?? null,
      elapsedMs: startedAt ? elapsed(startedAt, step?.finishedAt ? new Date(step.finishedAt) : null) : 0,
      errorCode: step?.errorCode ?? null,
    };
  });
}

function elapsed(from: Date, to: Date | null): number {
  return Math.max(0, Math.round((to ?? new Date()).getTime() - from.getTime()));
}
