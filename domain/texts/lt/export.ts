// Files that staff take out: names, heads of columns and what stands in their cells.

export type ExportKind = 'list' | 'data';

export const EXPORT_FILE = {
  /** Specification 2, section 7: the list without its letter, the data with it. */
  list: (day: string) => `paraiskos_${day}.xlsx`,
  data: (day: string) => `paraiškos_${day}.xlsx`,
  turnovers: (month: string) => `apyvartos_${month}.xlsx`,
  statistics: (day: string) => `statistika_${day}.xlsx`,
} as const;

export const EXPORT_SHEET = { list: 'Paraiškos', data: 'Paraiškos', turnovers: 'Apyvartos' } as const;

export const EXPORT_HEAD = {
  number: 'Nr.',
  applicant: 'Pareiškėjas',
  code: 'Kodas',
  scheme: 'Priemonė',
  created: 'Sukurta',
  submitted: 'Pateikta',
  firstSubmitted: 'Pirmą kartą pateikta',
  approved: 'Patvirtinta',
  signed: 'Sutarties pasirašymo laikas',
  status: 'Būsenos Nr.',
  statusName: 'Būsena',
  approversComment: 'Yra tvirtintojo pastaba',
  signatorysComment: 'Yra pasirašančiojo pastaba',
  aml: 'AML rezultatas',
  pep: 'Yra PEP',
  granted: 'Patvirtinta suma, EUR',
  asked: 'Prašoma suma, EUR',
  assessor: 'Vertintojas',
  daysToSign: 'Darbo dienų iki pasirašymo',
  daysFromReturned: 'Dienų nuo grąžinimo',
  conditionsChanged: 'Sąlygos keistos',
  documentTypes: 'Pateiktų dokumentų rūšys',
  fileNames: 'Priedų pavadinimai',
  decided: 'Sprendimo laikas',
  sizeByProvider: 'Dydis pagal teikėją',
  risk: 'Rizikos vertinimas',
  riskNote: 'Rizikos pastaba',
  riskDate: 'Rizikos vertinimo data',
  contractNumber: 'Sutarties numeris',
  rate: 'Palūkanų norma, proc.',
  paymentTerm: 'Grąžinimo terminas',
  delay: 'Atidėjimas, mėn.',
  refusalOfFunding: 'Pažyma apie banko nefinansavimą',
  approversText: 'Tvirtintojo pastaba',
  signatorysText: 'Pasirašančiojo pastaba',
  ruleSet: 'Taisyklių rinkinys',
} as const;

export const AML_RESULT: Readonly<Record<number, string>> = {
  1: 'Tinkama',
  2: 'Netinkama',
  3: 'Reikia peržiūros',
};

export const RISK_RESULT: Readonly<Record<number, string>> = {
  1: 'Tolesnis vertinimas negalimas',
  2: 'Turi įtakos vertinimui',
  3: 'Neturi įtakos vertinimui',
};

export const TURNOVER_HEAD = {
  number: 'Nr.',
  code: 'Kodas',
  applicant: 'Pareiškėjas',
  month: 'Mėnuo',
  sum: 'Apyvarta, EUR',
} as const;

export const CELL_WORD = { yes: 'Taip', no: 'Ne' } as const;
