export interface RegisterAddress {
  county: string;
  municipality: string;
  eldership: string | null;
  settlement: string;
  street: string;
  house: string;
  flat: string | null;
  postalCode: string;
}

// Municipalities and postal areas are real, the streets are not; which one a code gets never changes.
const PLACES = [
  ['Vilniaus apskritis', 'Vilniaus miesto savivaldybė', 'Vilnius', 'LT-09'],
  ['Kauno apskritis', 'Kauno miesto savivaldybė', 'Kaunas', 'LT-44'],
  ['Klaipėdos apskritis', 'Klaipėdos miesto savivaldybė', 'Klaipėda', 'LT-92'],
  ['Šiaulių apskritis', 'Šiaulių miesto savivaldybė', 'Šiauliai', 'LT-76'],
  ['Panevėžio apskritis', 'Panevėžio miesto savivaldybė', 'Panevėžys', 'LT-35'],
  ['Alytaus apskritis', 'Alytaus miesto savivaldybė', 'Alytus', 'LT-62'],
  ['Marijampolės apskritis', 'Marijampolės savivaldybė', 'Marijampolė', 'LT-68'],
  ['Utenos apskritis', 'Utenos rajono savivaldybė', 'Utena', 'LT-28'],
] as const;
const STREETS = [
  'Išgalvotoji g.',
  'Bandymų g.',
  'Žaliųjų stogų g.',
  'Senojo malūno g.',
  'Ąžuolyno al.',
  'Pavyzdžių pl.',
];

/** A plausible fictional seat for a company code, the same on every call. */
export function addressFor(companyCode: string): RegisterAddress {
  const serial = Number(companyCode.slice(-4));
  const place = PLACES[serial % PLACES.length] ?? PLACES[0];
  const [county, municipality, settlement, area] = place;
  return {
    county,
    municipality,
    eldership: null,
    settlement,
    street: STREETS[serial % STREETS.length] ?? 'Bandymų g.',
    house: String((serial % 58) + 1),
    flat: serial % 3 === 0 ? String((serial % 17) + 1) : null,
    postalCode: `${area}${String(100 + (serial % 900)).padStart(3, '0')}`,
  };
}
