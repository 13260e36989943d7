import { CancellationScope, condition, isCancellation, patched, setHandler } from '@temporalio/workflow';
import { carryOutRun, type RegisterPlan, type RegistersEnd, type RegistersInput } from './definitions.ts';
import { records, registerCalls } from './proxies.ts';

/**
 * Asks registers about one company or person, all at once. A register that stays down ends its own step as failed and
 * keeps nobody waiting longer than its own clock. A run that is asked for while another ends is a signal: the engine
 * does not let the workflow complete over it. When some did not answer, it stays and asks these again, after pauses that
 * grow and end (activities/ask-again.ts); whoever has the registers asked meanwhile is not kept waiting by a pause.
 */
export async function registers({ subjectId, runId }: RegistersInput): Promise<RegistersEnd> {
  const runs = [runId];
  setHandler(carryOutRun, (wanted) => {
    if (!runs.includes(wanted.runId)) runs.push(wanted.runId);
  });
  let end: RegistersEnd = { answered: 0, failed: 0, more: false };
  let isOwed = false;
  for (let index = 0; index < runs.length; index += 1) {
    const run = { subjectId, runId: runs[index]! };
    end = await carryOut(run);
    isOwed ||= end.failed > 0;
    const isLast = (): boolean => index === runs.length - 1;
    if (!isOwed || !isLast() || !patched('asks-again')) continue;
    const again = await askAgain(run, isLast);
    if (again !== null && !runs.includes(again)) runs.push(again);
  }
  return end;
}

/** Waits until the silent registers are to be asked again, or somebody asks; answers the run to go on with. */
async function askAgain(run: RegistersInput, isQuiet: () => boolean): Promise<string | null> {
  const { afterMs } = await records.planAskAgain(run);
  if (afterMs === null || (await condition(() => !isQuiet(), afterMs))) return null;
  return (await records.openAskAgain({ subjectId: run.subjectId })).runId;
}

async function carryOut(run: RegistersInput): Promise<RegistersEnd> {
  const asked: string[] = [];
  const open = async (): Promise<readonly RegisterPlan[]> => {
    const plans = await records.openRegisters({ ...run, asked });
    asked.push(...plans.map(({ register }) => register));
    return plans;
  };
  const finish = (): Promise<RegistersEnd> => records.finishRegisters({ ...run, asked });
  try {
    for (;;) {
      const plans = await open();
      await Promise.all(plans.map((plan) => ask(run, plan)));
      const end = await finish();
      if (!end.more) return end;
    }
  } catch (error) {
    if (isCancellation(error)) await CancellationScope.nonCancellable(close);
    throw error;
  }

  /** Left open, the run would keep an evaluation waiting and be taken up again by the reconciler. */
  async function close(): Promise<void> {
    do await open();
    while ((await finish()).more);
  }
}

/** The step of a register that fails says why; the others go on. */
async function ask(run: RegistersInput, plan: RegisterPlan): Promise<void> {
  try {
    await registerCalls(plan).askRegister({ ...run, register: plan.register });
  } catch (error) {
    if (isCancellation(error)) throw error;
  }
}
