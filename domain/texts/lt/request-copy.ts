// Words of the printed copy of a request and of the letter that asks for other conditions.

const NBSP = '\u00A0';

export const REQUEST_COPY = {
  title: (id: number): string => `Paskolos prašymas Nr.${NBSP}${id}`,
  fileName: (id: number): string => `prasymas_Nr_${id}.pdf`,
  notSubmitted: 'Prašymas dar nepateiktas',
  applicant: 'Pareiškėjas',
  coded: (name: string, code: string): string => `${name}, kodas ${code}`,
  scheme: 'Priemonė',
  number: 'Prašymo numeris',
  status: 'Būsena',
  created: 'Sukurta',
  submitted: 'Pateikta',
  submittedBy: 'Pateikė',
  version: (no: number): string => `${no}-asis pateikimas`,
  printed: 'Išspausdinta',
  attachments: 'Priedai',
  noAttachments: 'Priedų nėra.',
  foot: (id: number, status: string, at: string): string => `Prašymas Nr. ${id} · ${status} · ${at}`,
} as const;

export const CHANGE_REQUEST = {
  fileName: (id: number): string => `prasymas_keisti_salygas_Nr_${id}.pdf`,
  title: 'Prašymas pakeisti paskolos sutarties sąlygas',
  to: 'Kam',
  applicant: 'Paskolos gavėjas',
  contract: 'Paskolos sutartis',
  contractNumber: (number: string): string => `Nr. ${number}`,
  current: 'Dabartinės sąlygos',
  wanted: 'Prašau pakeisti (įrašykite naują sąlygą)',
  terms: {
    sum: 'Paskolos suma',
    rate: 'Palūkanų norma',
    until: 'Grąžinti iki',
    delay: 'Atidėjimas',
    paymentDay: 'Mokėjimo diena',
  },
  columns: ['Sąlyga', 'Dabar', 'Prašoma'],
  why: 'Kodėl prašau pakeisti',
  fee: 'Žinau, kad sutarties sąlygų keitimo mokestis yra 100,00 EUR.',
  signature: 'Data, vardas, pavardė, parašas',
} as const;
