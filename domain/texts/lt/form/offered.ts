import type { OfferSource } from '../../../forms/offers.ts';

/** Puts a known value into a field that was left empty. */
export const PUT_IN = {
  verb: 'Įrašyti',
  name: (label: string): string => `Įrašyti: ${label}`,
};

/** Beside a value the person did not type: where it is from. */
export const OFFERED: Readonly<Record<OfferSource, string>> = {
  consent: 'Iš jūsų sutikimo',
  identity: 'Iš prisijungimo',
  legalEntities: 'Iš Registrų centro',
  seat: 'Kaip buveinės, iš Registrų centro',
  shareholders: 'Iš Registrų centro, pagal dalyvių duomenis',
  taxAuthority: 'Iš VMI',
  socialInsurance: 'Iš „Sodros“',
  earlier: 'Iš ankstesnio jūsų prašymo',
};
