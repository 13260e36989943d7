/** Labels of what registers keep, by the key of the answer: the same in the form, in the history and in a review. */
const LABEL: Readonly<Record<string, string>> = {
  name: 'Pavadinimas arba vardas ir pavardė',
  companyType: 'Teisinė forma',
  legalStatus: 'Teisinis statusas',
  registrationDate: 'Įregistravimo data',
  address: 'Buveinė',
  county: 'Apskritis',
  municipality: 'Savivaldybė',
  eldership: 'Seniūnija',
  settlement: 'Gyvenvietė',
  street: 'Gatvė',
  house: 'Namas',
  flat: 'Butas',
  postalCode: 'Pašto kodas',
  manager: 'Vadovas',
  managerFirstName: 'Vadovo vardas',
  managerLastName: 'Vadovo pavardė',
  managerCode: 'Vadovo asmens kodas',
  managerCitizenship: 'Vadovo pilietybė',
  firstName: 'Vardas',
  lastName: 'Pavardė',
  personalCode: 'Asmens kodas',
  citizenship: 'Pilietybė',
  country: 'Valstybė (kodas)',
  companyCode: 'Įmonės kodas',
  financialYearIsCalendarYear: 'Finansiniai metai sutampa su kalendoriniais',
  years: 'Finansiniai metai',
  year: 'Metai',
  periodFrom: 'Laikotarpis nuo',
  periodTo: 'Laikotarpis iki',
  existedWholePeriod: 'Veikė visą laikotarpį',
  filed: 'Ataskaita pateikta',
  figures: 'Rodikliai',
  assets: 'Turtas',
  equity: 'Nuosavas kapitalas',
  subscribedCapital: 'Pasirašytasis kapitalas',
  sharePremium: 'Akcijų priedai',
  income: 'Pajamos',
  shortTermDebts: 'Trumpalaikės skolos',
  liabilities: 'Įsipareigojimai',
  ebitda: 'EBITDA',
  interest: 'Palūkanų sąnaudos',
  reliableTaxpayer: 'Patikimas mokesčių mokėtojas',
  isVatPayer: 'PVM mokėtojas',
  trade: '2021 m. prekyba',
  importTotal: 'Visas importas 2021 m.',
  importAffected: 'Importas iš nukentėjusių šalių 2021 m.',
  exportTotal: 'Visas eksportas 2021 m.',
  exportAffected: 'Eksportas į nukentėjusias šalis 2021 m.',
  activities: 'Veiklos',
  code: 'Veiklos kodas',
  classifier: 'Klasifikatorius',
  main: 'Pagrindinė',
  from: 'Nuo',
  to: 'Iki',
  employees: 'Apdraustųjų skaičius',
  month: 'Mėnuo',
  cases: 'Nemokumo bylos',
  kind: 'Rūšis',
  openedOn: 'Iškelta',
  closedOn: 'Baigta',
  participants: 'Dalyviai',
  sharesPart: 'Akcijų dalis',
  votingPart: 'Balsų dalis',
  leases: 'Nuomos sutartys',
  objectId: 'Objekto numeris',
  tenant: 'Nuomininkas',
  tenantCode: 'Nuomininko kodas',
  tenantName: 'Nuomininkas',
  owner: 'Savininkas',
  ownerCode: 'Savininko kodas',
  ownerName: 'Savininkas',
  certificates: 'Pažymos',
  certificate: 'Pažymos numeris',
  activityCode: 'Veiklos kodas',
  active: 'Galioja',
};

/** Codes registers use for kinds and states. */
const CHOICE: Readonly<Record<string, string>> = {
  registered: 'Įregistruota, teisinių procedūrų nėra',
  bankrupt: 'Bankrutuojanti',
  restructuring: 'Restruktūrizuojama',
  liquidating: 'Likviduojama',
  deregistered: 'Išregistruota',
  unknown: 'Nenurodytas',
  bankruptcy: 'Bankrotas',
  personalBankruptcy: 'Fizinio asmens bankrotas',
  person: 'Asmuo',
  company: 'Įmonė',
  state: 'Valstybė',
  municipality: 'Savivaldybė',
};

export function handLabel(name: string): string {
  return LABEL[name] ?? name;
}

export function hasHandLabel(name: string): boolean {
  return Object.hasOwn(LABEL, name);
}

const ORDER = Object.keys(LABEL);

/** Databases keep keys in an order of their own; people read them in that of the form. */
export function inFormOrder(a: string, b: string): number {
  return ORDER.indexOf(a) - ORDER.indexOf(b);
}

export function handChoice(code: string): string {
  return CHOICE[code] ?? code;
}
