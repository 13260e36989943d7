import type { z } from 'zod';
import { termsHash } from '../../db/queries/approval.ts';
import { findCallTerm } from '../../db/queries/call-terms.ts';
import { currentDocument } from '../../db/queries/documents.ts';
import { listProposals, type ProposalRow } from '../../db/queries/proposal-list.ts';
import type { RequestRow } from '../../db/queries/request-row.ts';
import {
  beyondApproved,
  beyondContract,
  latestRepayment,
  lowestRateBp,
  type TermName,
} from '../../domain/application/approved-terms.ts';
import { DECIDED_STATUSES, Status } from '../../domain/application/status.ts';
import { schemeOf } from '../../domain/schemes/index.ts';
import { toWire } from '../../domain/values/money.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import type { Deps } from '../deps.ts';
import type { approvedTerms, comparedTerm, termsProposal } from '../wire/approval.ts';
import { sum, time } from './wire-values.ts';

const S = Status;
/** The approved terms; applicants are told once the decision stands. */
export function approvedTermsOf(
  row: RequestRow,
  forApplicant: boolean,
): z.input<typeof approvedTerms> | null {
  const { approved, status } = row;
  if (!approved || (forApplicant && !DECIDED_STATUSES.includes(status))) return null;
  const { referenceBp } = schemeOf(row.schemeCode).rate;
  return {
    InvegaLoanSum: toWire(approved.sumCents),
    InvegaLoanInterestRate: sum(approved.rateBp),
    Formula:
      approved.marginBp === null
        ? null
        : { Reference: toWire(referenceBp), Margin: toWire(approved.marginBp) },
    LowestRate: toWire(lowestRateBp(approved, referenceBp)),
    InvegaLoanTerm: approved.termMonths,
    InvegaLoanDelayTerm: approved.delayMonths,
    Hash: termsHash(row.id, approved),
  };
}

type Compared = z.input<typeof comparedTerm>;

const line = (term: TermName, approved: string, contract: string, beyond: readonly TermName[]): Compared => ({
  term,
  approved,
  contract,
  differs: approved !== contract,
  beyond: beyond.includes(term),
});

/** Approved beside signed: the contract in 7, 8 and 9, the change of conditions in 14 and 15. */
async function comparedTerms(deps: Deps, row: RequestRow, proposals: readonly ProposalRow[]) {
  if (row.status === S.changeGenerated || row.status === S.changeSignedByApplicant)
    return comparedChange(deps, row, proposals);
  const isFirst = row.status === S.signed && !row.conditionsChanged;
  if (row.status !== S.contractGenerated && row.status !== S.signedByApplicant && !isFirst) return [];
  const document = await currentDocument(deps.db, row.id, 'Contract');
  const { approved, invegaLoanSumCents: sumCents, interestRateBp: rate, paymentTerm, delayMonths } = row;
  if (!document || !approved || sumCents === null || rate === null || !paymentTerm || delayMonths === null)
    return [];
  const made = document.terms as { contractDate?: string };
  const contractDate = made.contractDate ?? vilniusDate(document.created_at);
  const { referenceBp } = schemeOf(row.schemeCode).rate;
  const beyond = beyondApproved(
    approved,
    { sumCents, rate, paymentTerm, delayMonths },
    { contractDate, referenceBp },
  );
  return [
    line('sumCents', toWire(approved.sumCents), toWire(sumCents), beyond),
    line('rate', toWire(lowestRateBp(approved, referenceBp)), toWire(rate), beyond),
    line('paymentTerm', latestRepayment(approved, contractDate), paymentTerm, beyond),
    line('delayMonths', String(approved.delayMonths), String(delayMonths), beyond),
  ];
}

interface ChangeTerms {
  sumCents?: number;
  rate?: number;
  paymentTerm?: string;
}

/** What a change may be: the terms the approver confirmed, else those in force. */
async function comparedChange(
  deps: Deps,
  row: RequestRow,
  proposals: readonly ProposalRow[],
): Promise<Compared[]> {
  const document = await currentDocument(deps.db, row.id, 'ChangeConditions');
  const { sumCents, rate, paymentTerm } = (document?.terms ?? {}) as ChangeTerms;
  if (sumCents === undefined || rate === undefined || paymentTerm === undefined) return [];
  const confirmed = proposals.find((proposal) => proposal.kind === 'change' && proposal.confirmedBy !== null);
  const allowed = {
    sumCents: confirmed?.sumCents ?? row.invegaLoanSumCents ?? 0,
    rate: confirmed?.rate ?? row.interestRateBp ?? 0,
    paymentTerm: confirmed?.paymentTerm ?? row.paymentTerm ?? '',
  };
  const beyond = beyondContract(allowed, { sumCents, rate, paymentTerm });
  return [
    line('sumCents', toWire(allowed.sumCents), toWire(sumCents), beyond),
    line('rate', toWire(allowed.rate), toWire(rate), beyond),
    line('paymentTerm', allowed.paymentTerm, paymentTerm, beyond),
  ];
}

const presentProposal = (proposal: ProposalRow): z.input<typeof termsProposal> => ({
  kind: proposal.kind,
  InvegaLoanSum: toWire(proposal.sumCents),
  InvegaLoanInterestRate: sum(proposal.rate),
  InvegaLoanPaymentTerm: proposal.paymentTerm,
  Reason: proposal.reason,
  ProposedBy: proposal.proposedBy,
  ProposedAt: time(proposal.proposedAt),
  ConfirmedBy: proposal.confirmedBy,
});

/** What staff see of the approval beside the terms themselves. */
export async function presentApproval(deps: Deps, row: RequestRow) {
  const [proposals, callTerm] = await Promise.all([
    listProposals(deps.db, row.id),
    findCallTerm(deps.db, row.id),
  ]);
  return {
    comparedTerms: await comparedTerms(deps, row, proposals),
    termsProposals: proposals.map(presentProposal),
    callTerm,
  };
}
