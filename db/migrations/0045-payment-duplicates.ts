import { sql, type Kysely, type Migration } from 'kysely';

/** Finds documents of one sum among all of the portal: where an evaluator corrected it, by the corrected one. */
export const paymentDuplicates: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index payment_document_sum on payment_document
      ((coalesce((manager_values->>'documentCents')::bigint, document_cents))) where deleted_at is null`.execute(
      db,
    );
  },
};
