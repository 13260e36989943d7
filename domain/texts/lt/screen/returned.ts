// What only a request that was written about, or sent back, has to show.
export const RETURNED = {
  title: 'Prašymas grąžintas tikslinti',
  sections: 'Tikslintinos skiltys',
  documents: 'Tikslintini dokumentai',
  by: (who: string | null, when: string): string => (who ? `${who}, ${when}` : when),
  railTitle: 'Vertintojo pastabos',
  doneOf: (done: number, total: number): string => `${done} iš ${total}`,
  open: 'Nepataisyta',
  mended: 'Pataisyta',
  file: 'Įkeltas dokumentas',
  askTitle: 'Pateikti nepataisius?',
  askNamed: (names: string): string => `Vertintojas prašė pataisyti, bet nuo grąžinimo nepakeista: ${names}.`,
  askAll: 'Vertintojas grąžino prašymą tikslinti, bet nuo to laiko niekas nepakeista.',
  askConsequence: 'Pateikti galite. Vertintojas matys, kas nepakeista.',
  submitAnyway: 'Pateikti vis tiek',
} as const;

export const COMMENTS = {
  title: 'Komentarai',
  none: 'Komentarų dar nėra',
} as const;
