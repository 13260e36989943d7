import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/connect.ts';
import { addDays, addMonths, vilniusDate } from '../../domain/values/days.ts';

/**
 * A request put into 9 as it stands after the contract, with two payment requests that were approved without an engine: of
 * the first 40,000.00 were paid out a hundred days ago, the second (12,500.00) waits, its term over since yesterday.
 */
export async function makePaidLoan(db: Database, requestId: number, staffId: string): Promise<void> {
  const today = vilniusDate(Date.now());
  await db.transaction().execute(async (tx) => {
    await sql`select set_config('portal.transition', 'on', true)`.execute(tx);
    await sql`update loan_request set status = 9, version = version + 1, invega_loan_sum_cents = 12000000,
      interest_rate_bp = 210, payment_term = ${addMonths(today, 20)}::date, delay_months = 3, loan_purpose_id = 2,
      contract_number = 'S-2026/118', contract_signing_time = now() - interval '110 days' where id = ${requestId}`.execute(
      tx,
    );
    for (const [number, cents] of [
      [1, 40_000_00],
      [2, 12_500_00],
    ] as const) {
      const { rows } = await sql<{ id: number }>`insert into payment_request
          (id, request_id, number, status, version, created_at, created_by, status_changed_at, decided_at)
        values (nextval('payment_request_number'), ${requestId}, ${number}, 2, 1, now(), ${staffId}::uuid, now(),
          now() - interval '100 days') returning id`.execute(tx);
      const { id } = rows[0]!;
      await sql`insert into payment_ledger_entry
          (request_id, payment_request_id, command_id, action, funded_delta_cents, at)
        values (${requestId}, ${id}, ${randomUUID()}, 'approve', ${cents}, now())`.execute(tx);
      if (number === 1)
        await sql`insert into loan_pay_out
            (request_id, payment_request_id, cents, paid_on, recorded_by, recorded_at, command_id)
          values (${requestId}, ${id}, ${cents}, ${addDays(today, -100)}::date, ${staffId}::uuid, now(), ${randomUUID()})`.execute(
          tx,
        );
      else
        await sql`insert into payment_clock
            (payment_request_id, kind, length, started_at, due_at, extended, calendar_version)
          values (${id}, 'payOut', 10, now() - interval '15 days', now() - interval '1 day', false, 'test')`.execute(
          tx,
        );
    }
  });
}
