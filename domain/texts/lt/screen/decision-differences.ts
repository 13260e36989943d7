/** What changes in a decision that is generated again. */
export const DECISION_DIFFERENCES = {
  title: 'Kas pasikeis sprendime',
  kept: 'Numeris, data ir sąlygos nesikeis. Ankstesnį sprendimą matys tik darbuotojai.',
  same: 'Tekstas nepasikeis: naujas sprendimas bus toks pat.',
  unreadable: 'Dabartinio sprendimo teksto perskaityti nepavyko. Rodome visą naują tekstą.',
  ownFile: 'Dabartinis sprendimas įkeltas darbuotojo. Jį pakeis portalo parengtas.',
  removed: 'Nebebus',
  added: 'Bus',
  loading: 'Lyginame sprendimą su nauju',
} as const;
