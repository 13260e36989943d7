export const REQUEST_DATA = {
  title: 'Prašymo duomenys',
  short: 'Prašymo duomenys',
  number: 'Prašymo numeris',
  created: 'Sukūrimo data',
  status: 'Būsena',
} as const;
