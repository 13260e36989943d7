// Columns of the list of requests, and how close its rows are.
export const COLUMNS_PANEL = {
  title: 'Stulpeliai',
  dense: 'Glaustos eilutės',
  up: (name: string) => `Perkelti aukščiau: ${name}`,
  down: (name: string) => `Perkelti žemiau: ${name}`,
  moved: (name: string, place: number, of: number) => `${name}: ${place} iš ${of}`,
  reset: 'Atkurti pradinius',
} as const;
