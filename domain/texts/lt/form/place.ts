/** Words of the address cascade. */
export const PLACE = {
  choose: 'Pasirinkite',
  country: 'Ieškoti pagal pavadinimą',
  districtFirst: 'Pirma pasirinkite apskritį',
  municipalityFirst: 'Pirma pasirinkite savivaldybę',
  none: 'Sąraše nėra',
  nothing: 'Tokios vietos nėra',
  failed: 'Nepavyko gauti sąrašo',
  before: (name: string): string => `Anksčiau nurodyta: ${name}`,
  clear: (label: string): string => `Išvalyti: ${label}`,
} as const;
