// Those of bills of rent; a request of a scheme without bills has none.
export const BILL_KEYS: Record<string, string[]> = {
  'GET /api/Invoice/TenantList': [
    'Aid',
    'Aid.Ceiling',
    'Aid.Funded',
    'Items',
    'Leases',
    'Leases.At',
    'Leases.Items',
    'Requests',
    'Totals',
    'Totals.FundedSum',
    'Totals.Sum',
  ],
  'GET /api/Invoice/OwnerList': ['Items', 'Totals', 'Totals.Sum'],
};
