import { Status, type StatusId } from '../domain/application/status.ts';
import type { ApiConfig } from './config.ts';

const S = Status;
/** Of 2, 3, 4, 5 and 13 those with a decision: before it nobody learns who assesses (PRODUCT.md section 10). */
const BY_ASSESSOR: readonly StatusId[] = [S.approved, S.rejected, S.conditionsChange];
const BY_OPERATIONS: readonly StatusId[] = [
  S.contractGenerated,
  S.signedByApplicant,
  S.signed,
  S.terminated,
  S.awaitingDocuments,
  S.documentsSubmitted,
  S.changeGenerated,
  S.changeSignedByApplicant,
  S.changeSigned,
];

/** Whom the applicant asks (specification section 2, „Requests list“): the assessor, operations, or enquiries. */
export function contactOf(
  status: StatusId,
  assessorEmail: string | null,
  config: ApiConfig,
): { email: string; phone: string } {
  const phone = config.CONTACT_PHONE;
  if (BY_OPERATIONS.includes(status)) return { email: config.CONTACT_OPERATIONS_EMAIL, phone };
  if (BY_ASSESSOR.includes(status) && assessorEmail) return { email: assessorEmail, phone };
  return { email: config.CONTACT_ENQUIRIES_EMAIL, phone };
}
