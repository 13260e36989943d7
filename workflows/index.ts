// Every workflow the worker knows.
export { loanRequest } from './loan-request.ts';
export { reconcile } from './reconcile.ts';
export { registers } from './registers.ts';
