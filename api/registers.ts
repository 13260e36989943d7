import type { z } from 'zod';
import { findRunProgress, type RegisterStep, type RunProgress } from '../db/queries/register-progress.ts';
import { ensureRun, ensureSubject, type SubjectKind } from '../db/queries/registers.ts';
import { REGISTERS_OF, type RegisterId } from '../domain/registers/register-id.ts';
import type { Deps } from './deps.ts';
import type { LoginType } from '../domain/schemes/index.ts';
import { time } from './present/wire-values.ts';
import type { registersProgress, registersRenewed } from './wire/registers.ts';

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

interface RegistersRequest {
  reason: 'manual' | 'requestStart' | 'companySave';
  by: string;
  /** All that know such a party, unless said. */
  registers?: readonly RegisterId[];
}

/** Asks registers about the party; a run that is under way is joined, and asks what it was not to ask before. */
export async function startRegisters(deps: Deps, party: Party, asked: RegistersRequest): Promise<Progress> {
  return (await joinRegisters(deps, party, asked)).progress;
}

/** The same for staff, who are told whose run it is. */
export async function renewRegisters(
  deps: Deps,
  party: Party,
  asked: RegistersRequest,
): Promise<z.input<typeof registersRenewed>> {
  const { progress, run, isNew } = await joinRegisters(deps, party, asked);
  return { ...progress, isNew, startedBy: run?.requestedBy ?? null, reason: run?.reason ?? asked.reason };
}

async function joinRegisters(deps: Deps, party: Party, { reason, by, registers }: RegistersRequest) {
  const kind = subjectKind(party.loginType);
  const subjectId = await ensureSubject(deps.db, kind, party.partyCode);
  const { runId, isNew } = await ensureRun(deps.db, { subjectId, reason, requestedBy: by, registers });
  await deps.engine.startRegisters({ subjectId, runId });
  const run = await findRunProgress(deps.db, kind, party.partyCode);
  return { isNew, run, progress: presentProgress(party, run) };
}

export async function readProgress(deps: Deps, party: Party): Promise<Progress> {
  return presentProgress(
    party,
    await findRunProgress(deps.db, subjectKind(party.loginType), party.partyCode),
  );
}

/** Keys as `registersProgress` of the wire; registers that were never asked wait. */
export function presentProgress(party: Party, run: RunProgress | null): Progress {
  return {
    id: party.partyId,
    runId: run?.runId ?? null,
    Status: run ? WIRE_STATE[run.state] : 'InProgress',
    startedAt: time(run?.startedAt ?? null),
    elapsedMs: run ? elapsed(run.startedAt, run.finishedAt) : 0,
    askAgainAt: run ? askAgainAt(run) : null,
    Steps: run?.steps.map(stepOf) ?? REGISTERS_OF[subjectKind(party.loginType)].map(neverAsked),
  };
}

function stepOf(step: RegisterStep): Progress['Steps'][number] {
  const startedAt = dateOf(step.startedAt);
  return {
    name: step.register,
    state: step.state,
    attempts: step.attempts,
    startedAt: time(startedAt),
    elapsedMs: startedAt ? elapsed(startedAt, dateOf(step.finishedAt)) : 0,
    errorCode: step.state === 'answered' ? null : step.errorCode,
    dataAt: time(dateOf(step.dataAt)),
    byHand: step.byHand,
    missingSince: time(dateOf(step.missingSince)),
    askedAt: time(dateOf(step.finishedAt) ?? startedAt),
    isFound: step.isFound,
    isPublicData: step.isPublicData,
  };
}

function neverAsked(name: RegisterId): Progress['Steps'][number] {
  const never = { startedAt: null, askedAt: null, missingSince: null };
  const nothing = { errorCode: null, dataAt: null, isFound: null, isPublicData: false };
  return { name, state: 'waiting', attempts: 0, elapsedMs: 0, byHand: false, ...never, ...nothing };
}

/** An instant that has passed is no promise any more: whoever was to keep it is away. */
const LATE_MS = 60_000;

function askAgainAt({ state, askAgainAt: at }: RunProgress): string | null {
  return state === 'inProgress' || !at || at.getTime() < Date.now() - LATE_MS ? null : time(at);
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

function elapsed(from: Date, to: Date | null): number {
  return Math.max(0, Math.round((to ?? new Date()).getTime() - from.getTime()));
}
