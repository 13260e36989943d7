import type { z } from 'zod';
import { registerAnswers } from '../db/queries/register-answers.ts';
import { findRunProgress, type RunProgress } from '../db/queries/register-progress.ts';
import {
  ensureRun,
  ensureSubject,
  isRunOpen,
  loadSnapshots,
  registersToAsk,
} from '../db/queries/registers.ts';
import { companyOfRun, openSelfChecks, SELF_CHECK_REASON } from '../db/queries/self-check.ts';
import {
  PUBLIC_NAME,
  PUBLIC_REGISTERS,
  selfCheck,
  type PublicRegister,
  type SelfCheckResult,
} from '../domain/eligibility/self-check.ts';
import { JUST_ASKED_MS } from '../domain/registers/ask-again.ts';
import type { SchemeCode } from '../domain/schemes/index.ts';
import { checkCompanyCode } from '../domain/values/company-code.ts';
import { vilniusDate } from '../domain/values/days.ts';
import type { Deps } from './deps.ts';
import { Problem } from './http/problems.ts';
import { time } from './present/wire-values.ts';
import type { selfCheckResult } from './wire/self-check.ts';

type Result = z.input<typeof selfCheckResult>;
type SelfCheckInput = { companyCode: string; scheme: SchemeCode };

/** A public answer younger than this is good enough. */
const FRESH_MS = 24 * 60 * 60_000;

/** Visitors share the registers with people who apply: no more of their runs at a time than this. */
const MOST_OPEN = 20;
const BUSY_SECONDS = 10;

/** Sees to it that the public registers have been asked about a company, and says what its rules come to. */
export async function beginSelfCheck(deps: Deps, asked: SelfCheckInput): Promise<Result> {
  const { db, engine } = deps;
  const subjectId = await ensureSubject(db, 'company', asked.companyCode);
  const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();
  const registers = await registersToAsk(db, subjectId, {
    registers: PUBLIC_REGISTERS,
    freshSince: ago(FRESH_MS),
    startedAt: ago(JUST_ASKED_MS),
  });
  if (registers.length > 0) {
    if (!(await isRunOpen(db, subjectId)) && (await openSelfChecks(db)) >= MOST_OPEN)
      throw new Problem('selfCheckBusy', { retryAfterSeconds: BUSY_SECONDS });
    const run = { subjectId, reason: SELF_CHECK_REASON, requestedBy: null, registers };
    const { runId } = await ensureRun(db, run);
    await engine.startRegisters({ subjectId, runId });
  }
  return readResult(deps, asked);
}

/** The same check once more, by the id it was given: asks no register anything. */
export async function readSelfCheck(deps: Deps, id: string, scheme: SchemeCode): Promise<Result> {
  const companyCode = await companyOfRun(deps.db, id);
  if (companyCode === null) throw new Problem('notFound');
  return readResult(deps, { companyCode, scheme });
}

async function readResult({ db }: Deps, { companyCode, scheme }: SelfCheckInput): Promise<Result> {
  const run = await findRunProgress(db, 'company', companyCode);
  if (!run) throw new Problem('notFound');
  const answers = registerAnswers(companyCode, await loadSnapshots(db, 'company', companyCode));
  const askedOn = vilniusDate(new Date());
  const { outcome, ruleSet, results, known } = selfCheck(answers, { scheme, askedOn });
  const registers = PUBLIC_REGISTERS.map((name) => registerOf(name, run, known[PUBLIC_NAME[name]].asOf));
  return {
    id: run.runId,
    State: registers.some(({ state }) => state === 'Asking') ? 'InProgress' : 'Finished',
    startedAt: time(run.startedAt),
    CompanyCode: companyCode,
    CompanyName: known.legalEntity.data?.name ?? null,
    ChecksumOk: checkCompanyCode(companyCode).checksumOk,
    SchemeCode: scheme,
    ruleSetVersion: ruleSet,
    judgedOn: askedOn,
    Outcome: OUTCOME[outcome],
    Rules: results.map(ruleOf),
    Registers: registers,
  };
}

const OUTCOME = { notFound: 'NotFound', denied: 'Denied', unknown: 'Missing', clear: 'Clear' } as const;
const WHEN = { now: 'Now', answer: 'Answer', later: 'Later' } as const;

function ruleOf(result: SelfCheckResult): Result['Rules'][number] {
  return {
    RuleName: result.ruleName,
    Decision: result.decision,
    value: result.value,
    limit: result.limit,
    source: result.source,
    asOf: result.asOf,
    remedy: result.remedy,
    company: null,
    byHand: false,
    previous: null,
    When: WHEN[result.when],
  };
}

function registerOf(
  name: PublicRegister,
  run: RunProgress,
  asOf: string | null,
): Result['Registers'][number] {
  const step = run.steps.find(({ register }) => register === name);
  const isAsking = step?.state === 'running' || (step?.state === 'waiting' && run.state === 'inProgress');
  const isSilent = !isAsking && step?.state !== 'answered';
  return {
    name,
    state: isAsking ? 'Asking' : isSilent ? 'Silent' : 'Answered',
    asOf,
    errorCode: isSilent || isAsking ? (step?.errorCode ?? null) : null,
    missingSince: step?.missingSince ? time(new Date(step.missingSince)) : null,
  };
}
