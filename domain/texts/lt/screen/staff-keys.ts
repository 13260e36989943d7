// The dialog that lists the keys of the back office.
export const KEYBOARD = {
  title: 'Klavišai',
  switch: 'Raidiniai klavišai įjungti',
  switchHelp: 'Išjunkite, jei naudojate balso valdymą ar kitą programą, kuriai trukdo raidės.',
  groups: [
    {
      title: 'Visur',
      rows: [
        ['Ctrl K', 'ieškoti paraiškos, žmogaus, puslapio ar veiksmo'],
        ['?', 'šis langas'],
      ],
    },
    {
      title: 'Sąraše',
      rows: [
        ['J, K', 'kita, ankstesnė eilutė'],
        ['Enter', 'atverti prašymą'],
        ['N', 'kitas darbas'],
        ['P', 'rodyti ar slėpti peržiūrą'],
        ['X', 'pažymėti eilutę'],
        ['/', 'paieška'],
      ],
    },
    {
      title: 'Prašyme',
      rows: [
        ['J, N', 'kitas sąrašo prašymas'],
        ['K', 'ankstesnis sąrašo prašymas'],
        ['M', 'pažymėti atvertą dokumentą peržiūrėtu'],
      ],
    },
  ],
} as const;
