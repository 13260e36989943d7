// A copy of the workflows with a deliberate fault: it reads the state before it makes a move. The replay gate must refuse it.
import { Mutex } from 'async-mutex';
import { condition, setHandler } from '@temporalio/workflow';
import { move } from '../../workflows/commands.ts';
import { command, type LoanRequestEnd, type LoanRequestInput } from '../../workflows/definitions.ts';
import { failingProperly } from '../../workflows/failures.ts';
import { HeldState } from '../../workflows/held-state.ts';
import { records } from '../../workflows/proxies.ts';

export async function loanRequest(input: LoanRequestInput): Promise<LoanRequestEnd> {
  const held = new HeldState(input);
  const lock = new Mutex();
  setHandler(command, (given) =>
    failingProperly(() =>
      lock.runExclusive(async () => {
        held.adopt(await records.loadState({ requestId: held.requestId }));
        return move(held, given);
      }),
    ),
  );
  await condition(() => held.isOver);
  return 'final';
}
