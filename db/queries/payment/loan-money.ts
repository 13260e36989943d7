import { sql } from 'kysely';
import { DECIDED_STATUSES, type StatusId } from '../../../domain/application/status.ts';
import { signedKind } from '../../../domain/application/signatures.ts';
import type { LoanMoney, PaymentPurpose } from '../../../domain/payment/remainders.ts';
import { COUNTED_STATUSES, PaymentStatus } from '../../../domain/payment/status.ts';
import { fromWire } from '../../../domain/values/money.ts';
import type { Tx } from '../../connect.ts';

/** Takes the row of the loan request, whose money is about to be judged; always after the payment request's own row. */
export async function lockLoan(tx: Tx, requestId: number): Promise<void> {
  await sql`select 1 from loan_request where id = ${requestId} for no key update`.execute(tx);
}

/** Whose eyes: an applicant's never see what an evaluator has entered before it is decided. */
export type Eyes = 'staff' | 'applicant';

export interface LoanAccount extends LoanMoney {
  loanStatus: StatusId | null;
  /** Funded by decisions so far. */
  fundedCents: number;
  /** The most that may be funded: while a change to a lower sum waits for signatures, that. */
  fundableCents: number;
  surveyAnswered: boolean;
}

interface Row {
  status: StatusId | null;
  purpose: PaymentPurpose | null;
  granted: number;
  changing: number | null;
  turnover: string | null;
  investment: string | null;
  counted_turnover: number;
  counted_investment: number;
  funded: number;
  surveyed: boolean;
}

/** What a loan has and what of it is funded or asked for; exact only under `lockLoan`. Null: no such request. */
export async function loadLoanAccount(tx: Tx, requestId: number, eyes: Eyes): Promise<LoanAccount | null> {
  const seen = (kind: 'turnover' | 'investment') => {
    const [entered, asked] = [sql.ref(`d.${kind}_cents`), sql.ref(`d.asked_${kind}_cents`)];
    return eyes === 'staff'
      ? entered
      : sql`case when p.status = ${PaymentStatus.approved} then ${entered} else ${asked} end`;
  };
  const { rows } = await sql<Row>`
    select case when r.deleted_at is null then r.status end as status, r.loan_purpose_id as purpose,
      coalesce(r.invega_loan_sum_cents, 0) as granted,
      (select (c.terms->>'sumCents')::bigint from document c
        where c.request_id = r.id and c.kind = 'ChangeConditions' and c.state = 'current' limit 1) as changing,
      s.form #>> '{FinancialData,InvegaAligTurnSumLoan}' as turnover,
      s.form #>> '{FinancialData,InvegaAligInvSumLoan}' as investment,
      coalesce(sum(${seen('turnover')}), 0)::bigint as counted_turnover,
      coalesce(sum(${seen('investment')}), 0)::bigint as counted_investment,
      coalesce((select a.funded_cents from payment_account a where a.request_id = r.id), 0) as funded,
      exists (select 1 from survey v where v.request_id = r.id) as surveyed
    from loan_request r
      left join submission s on s.request_id = r.id and s.no = r.submission_count
      left join payment_request p on p.request_id = r.id and p.status = any(${[...COUNTED_STATUSES]}::smallint[])
      left join payment_document d on d.payment_request_id = p.id and d.deleted_at is null
    where r.id = ${requestId} group by r.id, s.form`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  // Before the decision the sum is what staff work with, which is not the applicant's to know.
  const isTold = eyes === 'staff' || (row.status !== null && DECIDED_STATUSES.includes(row.status));
  const isChanging = row.status !== null && signedKind(row.status) === 'ChangeConditions';
  return {
    loanStatus: row.status,
    purpose: row.purpose ?? 2,
    grantedCents: isTold ? row.granted : 0,
    fundableCents: isChanging ? Math.min(row.granted, row.changing ?? row.granted) : row.granted,
    declared: { turnoverCents: centsOf(row.turnover), investmentCents: centsOf(row.investment) },
    counted: { turnoverCents: row.counted_turnover, investmentCents: row.counted_investment },
    fundedCents: row.funded,
    surveyAnswered: row.surveyed,
  };
}

/** Funded by decisions so far, as `loadLoanAccount` says it. */
export async function findFundedCents(tx: Tx, requestId: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`select funded_cents as cents from payment_account
    where request_id = ${requestId}`.execute(tx);
  return rows[0]?.cents ?? 0;
}

const centsOf = (answer: string | null): number =>
  fromWire((answer ?? '').replace(/\s/g, '').replace(',', '.')) ?? 0;
