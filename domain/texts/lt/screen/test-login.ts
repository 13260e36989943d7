// Words of the test login: people and companies to try the portal as.

export const TEST_LOGIN = {
  title: 'Bandomasis prisijungimas',
  text: 'Matomas tik ne gamybinėje aplinkoje. Duomenys išgalvoti.',
  companyCode: 'Įmonės kodas',
  companyHint: 'tuščia – individuali veikla',
  personCode: 'Asmens kodas',
  email: 'El. paštas',
  password: 'Slaptažodis',
  button: 'Login',
  personas: 'Išgalvoti asmenys',
  personasText: 'Pasirinkite, kuo būti: prisijungsite vienu paspaudimu.',
  toPersonas: 'Rinktis iš išgalvotų asmenų',
  passwordNeeded: 'Įveskite slaptažodį ir pasirinkite asmenį dar kartą.',
  noPersonas: 'Išgalvotų asmenų čia nėra – užpildykite laukus.',
  byHand: 'Kitas asmuo',
  kinds: {
    director: 'Įmonių vadovai',
    soleTrader: 'Individuali veikla',
    representative: 'Atstovai',
  },
  kindText: {
    director: 'Pildo įmonės prašymą, pasirašo sutartį.',
    soleTrader: 'Pildo prašymą sau.',
    representative: 'Prisijungęs renkasi, kam atstovauja.',
  },
} as const;

/** What each fictional company is there to show, by its key in the demo data. */
export const DEMO_COMPANY: Readonly<Record<string, string>> = {
  linija: 'Atitinka visus kriterijus',
  tekstile: 'Vidutinė įmonė, atitinka visus kriterijus',
  sunkmetis: 'Sunkumų patirianti įmonė',
  bankrotas: 'Bankrutuojanti įmonė',
  'be-ataskaitu': 'Nepateikė finansinių ataskaitų',
  ukis: 'Žemės ūkio veikla, nefinansuojama',
  'maza-dalis': 'Prekybos dalis 24,9999 %',
  riba: 'Prekybos dalis lygiai 25 %',
  'vmi-tyli': 'VMI atsako po 45 sekundžių',
  'jar-neveikia': 'Juridinių asmenų registras neatsako',
  socialinis: 'Jaunas socialinis verslas (Startuok)',
  viesbutis: 'Viešbutis (COVID-19 priemonė)',
  savivalda: 'Savivaldybės įmonė',
  'kita-metu-pabaiga': 'Finansiniai metai nesutampa su kalendoriniais',
  dukra: 'Dukterinė sunkumų patiriančios įmonės',
  isregistruota: 'Išregistruota įmonė',
};
