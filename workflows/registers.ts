import { setHandler } from '@temporalio/workflow';
import { carryOutRun, type RegistersEnd, type RegistersInput } from './definitions.ts';
import { records, registerCalls } from './proxies.ts';

/**
 * Asks registers about one company or person, all at once. A register that stays down ends its own step as failed and
 * keeps nobody waiting longer than its own clock. A run that is asked for while another ends is a signal: the engine
 * does not let the workflow complete over it.
 */
export async function registers({ subjectId, runId }: RegistersInput): Promise<RegistersEnd> {
  const runs = [runId];
  setHandler(carryOutRun, (wanted) => {
    if (!runs.includes(wanted.runId)) runs.push(wanted.runId);
  });
  let end: RegistersEnd = { answered: 0, failed: 0, more: false };
  for (let index = 0; index < runs.length; index += 1) {
    end = await carryOut({ subjectId, runId: runs[index]! });
  }
  return end;
}

async function carryOut(run: RegistersInput): Promise<RegistersEnd> {
  const asked: string[] = [];
  for (;;) {
    const plans = await records.openRegisters({ ...run, asked });
    asked.push(...plans.map(({ register }) => register));
    await Promise.all(
      plans.map(async (plan) => {
        try {
          await registerCalls(plan).askRegister({ ...run, register: plan.register });
        } catch {
          // The step says why; the others go on.
        }
      }),
    );
    const end = await records.finishRegisters({ ...run, asked });
    if (!end.more) return end;
  }
}
