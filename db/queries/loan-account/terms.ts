import { sql } from 'kysely';
import type { LoanTermsInForce } from '../../../domain/loan/paid-schedule.ts';
import { PPM_OF_BP } from '../../../domain/values/loan-schedule.ts';
import type { Tx } from '../../connect.ts';

export interface AccountOfLoan {
  grantedCents: number;
  /** Null: the contract does not say all of them. */
  terms: LoanTermsInForce | null;
  /** End of the term in which the money is to be used; null: it does not run. */
  fundsUseBy: Date | null;
}

interface Row {
  granted: number;
  rate: number | null;
  final: string | null;
  delay: number | null;
  day: string | null;
  fundsUseBy: Date | null;
}

/** What the contract in force says of the money. */
export async function loadAccountOfLoan(tx: Tx, requestId: number): Promise<AccountOfLoan> {
  const { rows } =
    await sql<Row>`select coalesce(r.invega_loan_sum_cents, 0) as granted, r.interest_rate_bp as rate,
      to_char(r.payment_term, 'YYYY-MM-DD') as final, r.delay_months as delay,
      s.form #>> '{LoanInfo,LoanPaymentDay}' as day,
      (select c.due_at from clock c where c.request_id = r.id and c.kind = 'fundsUse' and c.stopped_at is null
        limit 1) as "fundsUseBy"
    from loan_request r left join submission s on s.request_id = r.id and s.no = r.submission_count
    where r.id = ${requestId}`.execute(tx);
  const { granted, rate, final, delay, day, fundsUseBy } = rows[0]!;
  const terms = rate !== null &&
    final !== null && {
      ratePpm: rate * PPM_OF_BP,
      paymentDay: Number(day ?? 15),
      finalDate: final,
      delayMonths: delay ?? 0,
    };
  return { grantedCents: granted, terms: terms || null, fundsUseBy };
}
