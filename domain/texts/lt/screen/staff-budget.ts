// The sums of the scheme in the header of staff.
export const STAFF_BUDGET = {
  total: 'Visas biudžetas',
  signed: 'Pasirašytos sutartys',
  reserved: 'Rezervuota',
  free: 'Laisva',
} as const;
