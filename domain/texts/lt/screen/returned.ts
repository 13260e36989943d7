// What only a request that was written about, or sent back, has to show.
export const RETURNED = {
  title: 'Prašymas grąžintas tikslinti',
  sections: 'Tikslintinos skiltys',
  documents: 'Tikslintini dokumentai',
  by: (who: string | null, when: string): string => (who ? `${who}, ${when}` : when),
} as const;

export const COMMENTS = {
  title: 'Komentarai',
  none: 'Komentarų dar nėra',
} as const;
