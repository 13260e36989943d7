// What the other Updates do under the mutex: asked again, one activity, its word adopted.
import { evaluationRefusal, signingRefusal } from './commands.ts';
import type { EvaluateCommand, GenerateContractCommand, OpenSigningCommand } from './definitions.ts';
import { refused } from './failures.ts';
import type { HeldState } from './held-state.ts';
import { promptServices, records } from './proxies.ts';

export async function startEvaluation(
  held: HeldState,
  command: EvaluateCommand,
): Promise<{ evaluationId: string }> {
  const code = evaluationRefusal(held, command);
  if (code) throw refused(code, held.current);
  const { evaluationId, state } = await records.startEvaluation({ ...command, requestId: held.requestId });
  held.adopt(state);
  return { evaluationId };
}

export async function resync(held: HeldState): Promise<void> {
  held.adopt(await records.loadState({ requestId: held.requestId }));
}

export async function openSigning(
  held: HeldState,
  command: OpenSigningCommand,
): Promise<{ signingId: string }> {
  const code = signingRefusal(held, command);
  if (code) throw refused(code, held.current);
  const opened = await promptServices.openSigning({ ...command, requestId: held.requestId });
  held.adopt(opened.state);
  if (opened.signingId === null) throw refused(opened.code, held.current);
  return { signingId: opened.signingId };
}

export async function generateContract(
  held: HeldState,
  command: GenerateContractCommand,
): Promise<{ documentId: string }> {
  return promptServices.generateContract({ ...command, requestId: held.requestId });
}
