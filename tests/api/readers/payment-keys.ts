// Those of payment requests; a loan request in these statuses has none yet.
const TOTALS = ['FundedSumPercentTotal', 'FundedSumTotal', 'LoanSumRemainder', 'RequiredSumTotal'];

export const PAYMENT_KEYS: Record<string, string[]> = {
  'GET /api/PaymentRequest/List': [
    'Items',
    'Totals',
    ...TOTALS.map((key) => `Totals.${key}`),
    'startRefusal',
    'surveyNeeded',
  ],
  'GET /api/LoanAccount/Get': [
    'Arrears',
    'Awaiting',
    'FundsUseDate',
    'Granted',
    'Overdue',
    'PaidOut',
    'PayOuts',
    'Penalty',
    'Problem',
    'Remaining',
    'Schedule',
    'mayKeep',
    'today',
  ],
};
