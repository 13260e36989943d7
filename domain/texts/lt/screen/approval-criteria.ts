// Approval with the criteria met, and without: each in words of its own.
export const APPROVAL_CRITERIA = {
  met: (all: number) => `Tvirtinama su finansavimo kriterijais: atitinka visus ${all}`,
  notMet: (met: number, all: number) => `Tvirtinama be finansavimo kriterijų: atitinka ${met} iš ${all}`,
  notMetHelp: 'Prašymas atitinka ne visus kriterijus. Sprendimą tvirtinti prisiimate jūs.',
  notChecked: 'Patikra neatlikta',
  notCheckedHelp: 'Tvirtinama be finansavimo kriterijų: jie dar nepatikrinti.',
  results: 'Finansavimo kriterijų rezultatai',
} as const;
