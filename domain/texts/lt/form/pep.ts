export const PEP = {
  title: 'AML ir politiškai pažeidžiami (paveikiami) asmenys',
  short: 'AML ir PEP',
  help: 'Nurodykite asmenis, kurie per pastaruosius 12 mėnesių ėjo svarbias viešąsias pareigas, jų artimuosius šeimos narius ir artimus pagalbininkus, jei jie vadovauja verslo subjektui, jį valdo ar jam atstovauja.',
  has: 'Ar vadovas, atstovai, dalyviai arba naudos gavėjai ar jų artimieji eina (per 12 mėnesių ėjo) svarbias viešąsias pareigas?',
  hasHint:
    'Svarbios viešosios pareigos – valstybės vadovo, ministro, Seimo nario, mero, teisėjo, ambasadoriaus, valstybės įmonės vadovo ir kitos įstatyme išvardytos pareigos.',
  persons: 'Asmenys, einantys svarbias viešąsias pareigas',
  personsHint: 'Iki 4 asmenų',
  item: 'Asmuo',
  add: 'Pridėti asmenį',
  name: 'Vardas',
  surname: 'Pavardė',
  birthDate: 'Gimimo data',
  position: 'Pareigos',
  country: 'Valstybė',
  relation: 'Ryšys',
  moreThan4: 'Ar tokių asmenų yra daugiau kaip 4?',
  moreThan4Hint: 'Jei taip, likusius išvardykite priede „Kiti dokumentai“.',
} as const;

export const PEP_RELATION = {
  1: 'Pats eina pareigas',
  2: 'Artimas šeimos narys',
  3: 'Artimas pagalbininkas',
} as const;
