// Every workflow the worker knows.
export { loanRequest } from './loan-request.ts';
export { massAction } from './mass-action.ts';
export { policyRun } from './policy-run.ts';
export { reconcile } from './reconcile.ts';
export { registers } from './registers.ts';
export { staffDigests } from './staff-digests.ts';
export { vmiCheck } from './vmi-check.ts';
