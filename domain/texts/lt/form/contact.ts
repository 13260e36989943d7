export const CONTACT = {
  title: 'Kontaktinė informacija',
  short: 'Kontaktai',
  intro: 'Šiais kontaktais pranešime apie sprendimus ir terminus.',
  name: 'Vardas',
  surname: 'Pavardė',
  email: 'El. paštas',
  phone: 'Telefono numeris',
  phoneHint: 'pvz., +370 612 34567',
} as const;
