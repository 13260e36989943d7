import type { Migration } from 'kysely';
import { foundation } from './0001-foundation.ts';
import { evidence } from './0002-evidence.ts';
import { registerHandEntry } from './0003-register-hand-entry.ts';
import { batches } from './0004-batches.ts';
import { screening } from './0006-screening.ts';
import { imports } from './0007-imports.ts';
import { policy } from './0008-policy.ts';
import { representation } from './0010-representation.ts';
import { files } from './0011-files.ts';
import { submittedAnswers } from './0012-submitted-answers.ts';
import { approvedTerms } from './0013-approved-terms.ts';
import { matchReviews } from './0015-match-reviews.ts';
import { readers } from './0016-readers.ts';
import { sessions } from './0017-sessions.ts';
import { reconciliation } from './0018-reconciliation.ts';
import { mailUnderWay } from './0019-mail-under-way.ts';
import { caseKind } from './0020-case-kind.ts';
import { removedSignings } from './0021-removed-signings.ts';
import { askAgain } from './0022-ask-again.ts';
import { signatureReports } from './0023-signature-reports.ts';
import { publicEmployees } from './0024-public-employees.ts';
import { mailRecipients } from './0025-mail-recipients.ts';
import { decisionPapers } from './0026-decision-papers.ts';
import { heldDecisions } from './0027-held-decisions.ts';
import { signedDecisions } from './0028-signed-decisions.ts';
import { feeInvoices } from './0029-fee-invoices.ts';
import { loanSums } from './0030-loan-sums.ts';
import { daysOff } from './0031-days-off.ts';
import { notifications } from './0032-notifications.ts';
import { bouncedMail } from './0033-bounced-mail.ts';
import { repair } from './0034-repair.ts';
import { auditOfCase } from './0035-audit-of-case.ts';
import { fileSeen } from './0036-file-seen.ts';
import { administration } from './0037-administration.ts';
import { savedViews } from './0038-saved-views.ts';
import { texts } from './0039-texts.ts';
import { chainedLog } from './0040-chained-log.ts';
import { requestSearch } from './0041-request-search.ts';
import { listOrder } from './0042-list-order.ts';
import { exportsTable } from './0043-exports.ts';
import { paymentRequests } from './0044-payment-requests.ts';
import { paymentDuplicates } from './0045-payment-duplicates.ts';
import { loanAccount } from './0046-loan-account.ts';
import { casePresence } from './0047-case-presence.ts';
import { signedContainers } from './0048-signed-containers.ts';
import { mailTextVersion } from './0049-mail-text.ts';
import { bills } from './0050-bills.ts';
import { paymentsToTheEnd } from './0051-payments-to-the-end.ts';
import { records } from './0052-records.ts';
import { aidPublication } from './0053-aid-publication.ts';
import { ruleSwitches } from './0054-rule-switches.ts';
import { listFromIndexes } from './0055-list-from-indexes.ts';
import { sharedLimits } from './0056-shared-limits.ts';
import { noticesOfOwners } from './0057-notices-of-owners.ts';
import { whatBelongsToACase } from './0058-what-belongs-to-a-case.ts';
import { runningTerms } from './0059-running-terms.ts';
import { offeredOnce } from './0060-offered-once.ts';

/** In order; a migration once released is never edited, only followed. Missing numbers: README.md. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-evidence': evidence,
  '0003-register-hand-entry': registerHandEntry,
  '0004-batches': batches,
  '0006-screening': screening,
  '0007-imports': imports,
  '0008-policy': policy,
  '0010-representation': representation,
  '0011-files': files,
  '0012-submitted-answers': submittedAnswers,
  '0013-approved-terms': approvedTerms,
  '0015-match-reviews': matchReviews,
  '0016-readers': readers,
  '0017-sessions': sessions,
  '0018-reconciliation': reconciliation,
  '0019-mail-under-way': mailUnderWay,
  '0020-case-kind': caseKind,
  '0021-removed-signings': removedSignings,
  '0022-ask-again': askAgain,
  '0023-signature-reports': signatureReports,
  '0024-public-employees': publicEmployees,
  '0025-mail-recipients': mailRecipients,
  '0026-decision-papers': decisionPapers,
  '0027-held-decisions': heldDecisions,
  '0028-signed-decisions': signedDecisions,
  '0029-fee-invoices': feeInvoices,
  '0030-loan-sums': loanSums,
  '0031-days-off': daysOff,
  '0032-notifications': notifications,
  '0033-bounced-mail': bouncedMail,
  '0034-repair': repair,
  '0035-audit-of-case': auditOfCase,
  '0036-file-seen': fileSeen,
  '0037-administration': administration,
  '0038-saved-views': savedViews,
  '0039-texts': texts,
  '0040-chained-log': chainedLog,
  '0041-request-search': requestSearch,
  '0042-list-order': listOrder,
  '0043-exports': exportsTable,
  '0044-payment-requests': paymentRequests,
  '0045-payment-duplicates': paymentDuplicates,
  '0046-loan-account': loanAccount,
  '0047-case-presence': casePresence,
  '0048-signed-containers': signedContainers,
  '0049-mail-text': mailTextVersion,
  '0050-bills': bills,
  '0051-payments-to-the-end': paymentsToTheEnd,
  '0052-records': records,
  '0053-aid-publication': aidPublication,
  '0054-rule-switches': ruleSwitches,
  '0055-list-from-indexes': listFromIndexes,
  '0056-shared-limits': sharedLimits,
  '0057-notices-of-owners': noticesOfOwners,
  '0058-what-belongs-to-a-case': whatBelongsToACase,
  '0059-running-terms': runningTerms,
  '0060-offered-once': offeredOnce,
};
