import type { z } from 'zod';
import { findRunProgress, type RegisterStep } from '../db/queries/register-progress.ts';
import { JUST_ASKED_MS } from '../domain/registers/ask-again.ts';
import type { Deps } from './deps.ts';
import { progressForApplicant } from './present/for-applicant.ts';
import { time } from './present/wire-values.ts';
import { presentProgress, renewRegisters, subjectKind, type Party } from './registers.ts';
import type { silentAsked } from './wire/registers.ts';

type Asked = z.input<typeof silentAsked>;

const isOpen = ({ state }: RegisterStep): boolean => state === 'waiting' || state === 'running';

/**
 * Asks again the registers that did not answer about the party, and no others. Those that are being asked, or were asked
 * within the last minute, are let be: the outcome says so.
 */
export async function askSilentRegisters(deps: Deps, party: Party, by: string): Promise<Asked> {
  const run = await findRunProgress(deps.db, subjectKind(party.loginType), party.partyCode);
  const steps = run?.steps ?? [];
  const failed = steps.filter(({ state }) => state === 'failed');
  const told = (outcome: Asked['outcome'], mayAskAt: string | null = null): Asked => ({
    ...progressForApplicant(presentProgress(party, run)),
    outcome,
    mayAskAt,
  });
  if (failed.length === 0)
    return told(run?.state === 'inProgress' && steps.some(isOpen) ? 'underWay' : 'noneSilent');
  const mayAskMs = Math.min(...failed.map(({ finishedAt }) => mayAskFrom(finishedAt)));
  if (mayAskMs > Date.now()) return told('justAsked', time(new Date(mayAskMs)));
  const registers = failed
    .filter(({ finishedAt }) => mayAskFrom(finishedAt) <= Date.now())
    .map(({ register }) => register);
  const {
    isNew,
    startedBy: _whose,
    reason: _why,
    ...progress
  } = await renewRegisters(deps, party, {
    reason: 'manual',
    by,
    registers,
  });
  return { ...progressForApplicant(progress), outcome: isNew ? 'asked' : 'underWay', mayAskAt: null };
}

function mayAskFrom(finishedAt: string | null): number {
  return finishedAt === null ? 0 : Date.parse(finishedAt) + JUST_ASKED_MS;
}
