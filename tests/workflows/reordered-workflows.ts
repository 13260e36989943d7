// A copy of the workflows with a deliberate fault: it reads the state before it makes a move. The replay gate must refuse it.
import { Mutex } from 'async-mutex';
import { condition, setHandler } from '@temporalio/workflow';
import { HeldCase } from '../../workflows/case/held-case.ts';
import { move } from '../../workflows/case/commands.ts';
import { command, type LoanRequestEnd, type LoanRequestInput } from '../../workflows/definitions.ts';
import { failingProperly } from '../../workflows/failures.ts';
import { loanRequestCase } from '../../workflows/loan-request.ts';
import { records } from '../../workflows/proxies.ts';

export async function loanRequest(input: LoanRequestInput): Promise<LoanRequestEnd> {
  const held = new HeldCase(loanRequestCase(input.requestId), input);
  const lock = new Mutex();
  setHandler(command, (given) =>
    failingProperly(() =>
      lock.runExclusive(async () => {
        held.adopt(await records.loadState({ requestId: held.caseId }));
        return move(held, given);
      }),
    ),
  );
  await condition(() => held.isOver);
  return 'final';
}
