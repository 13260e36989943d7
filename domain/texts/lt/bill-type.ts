import type { BillType } from '../../bills/values.ts';

export const BILL_TYPE_TEXT = {
  1: 'Nuomos sąskaita',
  2: 'Patikslinta nuomos sąskaita',
} as const satisfies Record<BillType, string>;
