import { listArrears } from '../db/queries/loan-account/arrears.ts';
import { listAwaitingPayOut, listPayOuts } from '../db/queries/loan-account/pay-outs.ts';
import { loadAccountOfLoan } from '../db/queries/loan-account/terms.ts';
import { newestApproval } from '../db/queries/approval-paper.ts';
import { contractParty } from '../db/queries/contract-party.ts';
import { loadRequestView } from '../db/queries/request-view.ts';
import type { RequestRow } from '../db/queries/request-row.ts';
import { lenderParty } from '../db/queries/signatories.ts';
import { documentSheet } from '../db/files/print/document-sheet.ts';
import { showsAccount } from '../domain/loan/account.ts';
import { scheduleOfPayOuts } from '../domain/loan/paid-schedule.ts';
import { scheduleDocument } from '../domain/texts/lt/repayment-schedule.ts';
import { PPM_OF_BP } from '../domain/values/loan-schedule.ts';
import { vilniusDate } from '../domain/values/days.ts';
import type { Deps } from './deps.ts';
import { Problem } from './http/problems.ts';
import type { ReadAccount } from './present/loan-account.ts';
import { print } from './print/print.ts';

/** The account of a loan whose contract both have signed; before that there is none. */
export async function readAccount({ db }: Pick<Deps, 'db'>, loan: RequestRow): Promise<ReadAccount> {
  if (!showsAccount(loan.status)) throw new Problem('wrongStatus');
  const { terms, ...account } = await loadAccountOfLoan(db, loan.id);
  const payOuts = await listPayOuts(db, loan.id);
  return {
    requestId: loan.id,
    ...account,
    payOuts,
    awaiting: await listAwaitingPayOut(db, loan.id),
    arrears: await listArrears(db, loan.id),
    schedule: terms && scheduleOfPayOuts(payOuts, terms),
  };
}

/** The repayment schedule as a paper of the day of its last pay-out. */
export async function printSchedule({ db }: Pick<Deps, 'db'>, loan: RequestRow): Promise<Buffer> {
  if (!showsAccount(loan.status)) throw new Problem('wrongStatus');
  const { terms } = await loadAccountOfLoan(db, loan.id);
  const payOuts = await listPayOuts(db, loan.id);
  const schedule = terms && scheduleOfPayOuts(payOuts, terms);
  const view = await loadRequestView(db, loan.id);
  if (!terms || !schedule || !view) throw new Problem('noSchedule');
  const decision = await newestApproval(db, loan.id);
  const text = scheduleDocument({
    requestId: loan.id,
    contractNumber: loan.contractNumber ?? '–',
    lender: await lenderParty(db, decision?.decidedBy),
    borrower: await contractParty(db, view),
    rateBp: terms.ratePpm / PPM_OF_BP,
    payOuts,
  });
  const last = Math.max(...payOuts.map(({ recordedAt }) => recordedAt.getTime()));
  return print(documentSheet({ date: vilniusDate(last), text, schedule }));
}
