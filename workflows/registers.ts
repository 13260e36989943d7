import type { RegistersEnd, RegistersInput } from './definitions.ts';
import { records, registerCalls } from './proxies.ts';

/**
 * Asks every register about one company or person, all at once. A register that stays down ends its own step as failed
 * and keeps nobody waiting longer than its own clock.
 */
export async function registers({ subjectId, runId }: RegistersInput): Promise<RegistersEnd> {
  const names = await records.openRegisters({ subjectId, runId });
  await Promise.all(
    names.map(async (register) => {
      try {
        await registerCalls(register).askRegister({ subjectId, runId, register });
      } catch {
        // The step says why; the others go on.
      }
    }),
  );
  return records.finishRegisters({ runId });
}
