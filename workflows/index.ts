// Every workflow the worker knows.
export { calendarChange } from './calendar-change.ts';
export { loanRequest } from './loan-request.ts';
export { massAction } from './mass-action.ts';
export { policyRun } from './policy-run.ts';
export { reconcile } from './reconcile.ts';
export { registers } from './registers.ts';
export { vmiCheck } from './vmi-check.ts';
