// What changed between two submissions, and the answers as they stood at any of them.
export const EDITS = {
  submission: (no: number, at: string, who: string) => `${no}-asis pateikimas: ${at}, ${who}`,
  first: 'Pirmas pateikimas, lyginti nėra su kuo.',
  same: 'Atsakymai tie patys kaip ankstesnio pateikimo.',
  name: (no: number) => `Kas pakeista ${no}-ajame pateikime`,
  section: 'Skiltis',
  field: 'Laukas',
  before: 'Buvo',
  after: 'Yra',
  show: 'Rodyti visus atsakymus, kaip buvo pateikta',
  hide: 'Slėpti atsakymus',
  failed: 'Pateikimų įkelti nepavyko',
} as const;
