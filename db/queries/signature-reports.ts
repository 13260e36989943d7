import { sql } from 'kysely';
import type { SignatureFinding } from '../../domain/documents/signature-finding.ts';
import type { Tx } from './command-input.ts';

export interface NewSignatureReport {
  signingId: string;
  checkedBy: 'service' | 'portal';
  policy: string | null;
  finding: SignatureFinding;
  full: unknown;
}

/** A certificate's name may hold what Postgres takes in no text. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll('\\u0000', '');

/** Keeps what a validation said; asked once more about the same signing, the later word counts. */
export async function storeSignatureReport(db: Tx, report: NewSignatureReport): Promise<void> {
  await sql`insert into signature_report (signing_id, checked_by, policy, finding, full_report)
    values (${report.signingId}::uuid, ${report.checkedBy}, ${report.policy}, ${json(report.finding)}::jsonb,
      ${json(report.full)}::jsonb)
    on conflict (signing_id) do update set checked_at = clock_timestamp(), checked_by = excluded.checked_by,
      policy = excluded.policy, finding = excluded.finding, full_report = excluded.full_report`.execute(db);
}
