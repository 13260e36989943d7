import { madeFromThese } from '../../domain/application/approved-terms.ts';
import type { ActionName } from '../../domain/application/transitions.ts';
import type { Tx } from './command-input.ts';
import { Refused } from './refused.ts';

/** Documents of these actions carry terms that the ledger takes over. */
const BINDING: readonly ActionName[] = ['uploadContract', 'changeContractFile', 'uploadConditionsChange'];

export interface DocumentTermsQuestion {
  requestId: number;
  action: ActionName;
  fileIds: readonly string[];
  /** What the person gave with the document. */
  given: Record<string, unknown>;
}

/**
 * The terms of a binding document are those it is sent with: a generated one keeps what it was made from, of an uploaded
 * one somebody says so. Throws Refused (`documentTermsDiffer`, `termsNotConfirmed`).
 */
export async function checkDocumentTerms(db: Tx, question: DocumentTermsQuestion): Promise<void> {
  const { requestId, action, fileIds, given } = question;
  if (!BINDING.includes(action) || fileIds.length === 0) return;
  const rows = await db
    .selectFrom('document')
    .select('terms')
    .where('request_id', '=', requestId)
    .where('id', 'in', fileIds)
    .execute();
  for (const { terms } of rows) {
    const { madeFrom } = terms as { madeFrom?: Record<string, unknown> };
    if (!madeFrom && given.termsConfirmed !== true) throw new Refused('termsNotConfirmed');
    if (madeFrom && !madeFromThese(madeFrom, given)) throw new Refused('documentTermsDiffer');
  }
}
