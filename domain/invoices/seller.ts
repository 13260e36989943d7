import { LENDER } from '../texts/lt/document.ts';
import type { Seller } from './fee-invoice.ts';

/** The provider as the demo and the tests know it; an installation names its own (worker/provider-settings.ts). */
export const DEMO_SELLER: Seller = {
  name: LENDER.name,
  code: LENDER.code,
  vatCode: null,
  street: 'Gedimino pr. 1',
  city: 'Vilnius',
  postCode: 'LT-01103',
  iban: 'LT121000011101001000',
  email: 'sutartys@pavyzdys.lt',
};
