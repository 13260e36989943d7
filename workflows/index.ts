// Every workflow the worker knows.
export { calendarChange } from './calendar-change.ts';
export { exportRun } from './export-run.ts';
export { loanRequest } from './loan-request.ts';
export { massAction } from './mass-action.ts';
export { paymentRequest } from './payment-request.ts';
export { policyRun } from './policy-run.ts';
export { reconcile } from './reconcile.ts';
export { registers } from './registers.ts';
export { retentionRemoval, retentionRound } from './retention.ts';
export { signingBatch } from './signing-batch.ts';
export { staffDigests } from './staff-digests.ts';
export { turnoverFiles } from './turnover-files.ts';
export { vmiCheck } from './vmi-check.ts';
