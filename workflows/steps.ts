// What the other Updates do under the mutex: asked again, one activity, its word adopted.
import { evaluationRefusal } from '../domain/application/evaluating.ts';
import { decisionSigningRefusal, signingRefusal } from '../domain/application/signatures.ts';
import { catchUp, trails } from './case/commands.ts';
import type { EvaluateCommand, GenerateContractCommand, OpenSigningCommand } from './definitions.ts';
import { refused } from './failures.ts';
import { promptServices, records } from './proxies.ts';
import type { HeldRequest } from './request-kind.ts';

/** Who has seen a newer version than the one held is not refused by it. */
export function evaluationRefused(held: HeldRequest, command: EvaluateCommand): string | null {
  return trails(held, command) ? null : evaluationRefusal(command.kind, held.status, command.roles);
}

export function signingRefused(held: HeldRequest, command: OpenSigningCommand): string | null {
  const status = trails(held, command) ? undefined : held.status;
  if (command.about === 'decision') return decisionSigningRefusal(command.roles, status);
  return signingRefusal(command.signer, command.roles, status);
}

export async function startEvaluation(
  held: HeldRequest,
  command: EvaluateCommand,
): Promise<{ evaluationId: string }> {
  await catchUp(held, command);
  const code = evaluationRefused(held, command);
  if (code) throw refused(code, held.current);
  const { evaluationId, state } = await records.startEvaluation({ ...command, requestId: held.caseId });
  held.adopt(state);
  return { evaluationId };
}

export async function openSigning(
  held: HeldRequest,
  command: OpenSigningCommand,
): Promise<{ signingId: string }> {
  await catchUp(held, command);
  const code = signingRefused(held, command);
  if (code) throw refused(code, held.current);
  const opened = await promptServices.openSigning({ ...command, requestId: held.caseId });
  held.adopt(opened.state);
  if (opened.signingId === null) throw refused(opened.code, held.current);
  return { signingId: opened.signingId };
}

export async function generateContract(
  held: HeldRequest,
  command: GenerateContractCommand,
): Promise<{ documentId: string }> {
  return promptServices.generateContract({ ...command, requestId: held.caseId });
}
