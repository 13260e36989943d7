// The workflows of a later build: a case that is signalled „mark“ writes down a change that today's workflows know nothing of.
import { defineSignal, patched, setHandler } from '@temporalio/workflow';
import type { LoanRequestEnd, LoanRequestInput } from '../../workflows/definitions.ts';
import { loanRequest as today } from '../../workflows/loan-request.ts';

export async function loanRequest(input: LoanRequestInput): Promise<LoanRequestEnd> {
  setHandler(defineSignal('mark'), () => {
    patched('of-a-later-build');
  });
  return today(input);
}
