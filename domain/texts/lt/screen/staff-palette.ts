// Everything by its name: cases, people, screens, lists and actions.
export const PALETTE = {
  title: 'Ieškoti ir vykdyti',
  placeholder: 'Numeris, kodas, pavadinimas, žmogus, puslapis ar veiksmas',
  results: 'Rasta',
  group: {
    actions: 'Veiksmai',
    cases: 'Paraiškos',
    people: 'Žmonės',
    lists: 'Sąrašai',
    screens: 'Puslapiai',
  },
  openCase: (id: number) => `Atverti paraišką Nr. ${id}`,
  inList: (text: string) => `Rodyti sąraše visas paraiškas pagal „${text}“`,
  casesOf: (name: string) => `${name}: vertinamos paraiškos`,
  unassigned: 'nepriskirta',
  keys: 'Klavišai',
  logout: 'Atsijungti',
  ofCase: (id: number) => `Nr. ${id}`,
  searching: 'Ieškoma…',
  nothing: 'Nieko nerasta. Ieškokite numerio, įmonės kodo, pavadinimo ar žmogaus.',
  failed: 'Paraiškų rasti nepavyko: nėra ryšio.',
  hint: ['↑ ↓ pasirinkti', 'Enter atverti', 'Esc užverti'],
} as const;
