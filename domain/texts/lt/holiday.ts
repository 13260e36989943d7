/** Public holidays (Darbo kodeksas, 123 str.). */
export const HOLIDAY = {
  newYear: 'Naujieji metai',
  restorationOfState: 'Lietuvos valstybės atkūrimo diena',
  restorationOfIndependence: 'Lietuvos nepriklausomybės atkūrimo diena',
  easter: 'Šv. Velykos',
  easterMonday: 'Šv. Velykos (antra diena)',
  labourDay: 'Tarptautinė darbo diena',
  mothersDay: 'Motinos diena',
  fathersDay: 'Tėvo diena',
  midsummer: 'Rasos ir Joninių diena',
  statehoodDay: 'Valstybės diena',
  assumption: 'Žolinė',
  allSaints: 'Visų šventųjų diena',
  allSouls: 'Mirusiųjų atminimo diena (Vėlinės)',
  christmasEve: 'Šv. Kūčios',
  christmas: 'Šv. Kalėdos',
  secondChristmasDay: 'Šv. Kalėdos (antra diena)',
} as const;
