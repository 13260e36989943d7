/**
 * What operators search requests by in the engine's pages, and of which type. The only list: workflows, worker and stack
 * read it; the script for Compose and the runbook are tested against it.
 */
export const SEARCH_ATTRIBUTES = {
  LoanStatus: 'KEYWORD',
  LoanStage: 'KEYWORD',
  SchemeCode: 'KEYWORD',
  DeadlineAt: 'DATETIME',
  Stuck: 'BOOL',
  LoanVersion: 'INT',
  LastCommand: 'KEYWORD',
  PaymentStatus: 'KEYWORD',
  PaymentVersion: 'INT',
} as const;
