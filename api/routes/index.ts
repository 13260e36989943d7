import type { Route } from '../http/define-route.ts';
import { actionRoutes } from './actions.ts';
import { administrationRoutes } from './administration.ts';
import { aidRoutes } from './aid.ts';
import { authRoutes } from './auth.ts';
import { billRoutes } from './bills.ts';
import { calendarRoutes } from './calendar.ts';
import { signatoryRoutes } from './signatories.ts';
import { textRoutes } from './texts.ts';
import { classifierRoutes } from './classifiers.ts';
import { codecRoutes } from './codec.ts';
import { commentRoutes } from './comments.ts';
import { companyRoutes } from './companies.ts';
import { contractRoutes } from './contracts.ts';
import { criteriaRoutes } from './criteria.ts';
import { deadlineRoutes } from './deadlines.ts';
import { documentRoutes } from './documents.ts';
import { editListRoutes } from './edit-list.ts';
import { draftRoutes } from './drafts.ts';
import { exportRoutes } from './exports.ts';
import { fileRoutes } from './files.ts';
import { mailReturnRoutes } from './mail-links.ts';
import { mailRoutes } from './mails.ts';
import { notificationRoutes } from './notifications.ts';
import { operationRoutes } from './operations.ts';
import { ownDataRoutes } from './own-data.ts';
import { paymentDocumentRoutes } from './payment-documents.ts';
import { paymentFileRoutes } from './payment-files.ts';
import { loanAccountRoutes } from './loan-account.ts';
import { paymentRoutes } from './payments.ts';
import { policyRoutes } from './policy.ts';
import { invoiceRoutes } from './invoices.ts';
import { importRoutes } from './imports.ts';
import { publicRoutes } from './public.ts';
import { recordRoutes } from './records.ts';
import { registerEntryRoutes } from './register-entries.ts';
import { registerRoutes } from './registers.ts';
import { repairRoutes } from './repair.ts';
import { printoutRoutes } from './printouts.ts';
import { representativeRoutes } from './representatives.ts';
import { requestRoutes } from './requests.ts';
import { savedViewRoutes } from './saved-views.ts';
import { selfCheckRoutes } from './self-check.ts';
import { sessionRoutes } from './sessions.ts';
import { signingBatchRoutes } from './signing-batch.ts';
import { signingRoutes } from './signing.ts';
import { staffCaseRoutes } from './staff-case.ts';
import { staffListRoutes } from './staff-list.ts';
import { staffRepresentativeRoutes } from './staff-representatives.ts';
import { statisticsRoutes } from './statistics.ts';
import { submissionRoutes } from './submissions.ts';
import { userRoutes } from './users.ts';
import { vmiRoutes } from './vmi.ts';

/** Every call of the portal: mounted, documented and tested from here. */
export const ROUTES: readonly Route[] = [
  ...publicRoutes,
  ...selfCheckRoutes,
  ...authRoutes,
  ...userRoutes,
  ...sessionRoutes,
  ...ownDataRoutes,
  ...representativeRoutes,
  ...staffRepresentativeRoutes,
  ...registerRoutes,
  ...companyRoutes,
  ...registerEntryRoutes,
  ...criteriaRoutes,
  ...requestRoutes,
  ...printoutRoutes,
  ...draftRoutes,
  ...submissionRoutes,
  ...editListRoutes,
  ...commentRoutes,
  ...classifierRoutes,
  ...fileRoutes,
  ...signingRoutes,
  ...signingBatchRoutes,
  ...documentRoutes,
  ...invoiceRoutes,
  ...billRoutes,
  ...paymentRoutes,
  ...loanAccountRoutes,
  ...paymentDocumentRoutes,
  ...paymentFileRoutes,
  ...staffListRoutes,
  ...savedViewRoutes,
  ...statisticsRoutes,
  ...exportRoutes,
  ...staffCaseRoutes,
  ...actionRoutes,
  ...contractRoutes,
  ...vmiRoutes,
  ...importRoutes,
  ...codecRoutes,
  ...policyRoutes,
  ...calendarRoutes,
  ...administrationRoutes,
  ...recordRoutes,
  ...aidRoutes,
  ...textRoutes,
  ...signatoryRoutes,
  ...deadlineRoutes,
  ...operationRoutes,
  ...repairRoutes,
  ...mailRoutes,
  ...notificationRoutes,
  ...mailReturnRoutes,
];
