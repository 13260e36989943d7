// Who of the demo data may get what (docs/eligibility.md), and what they answer.
import type { Applicant } from '../whole-form.ts';

const LOAN = { term: '18', delay: '3', day: '15 d.' } as const;
const SOLE_TRADER = {
  iban: 'LT12 1000 0111 0100 1000',
  size: 'Labai maža įmonė',
  employees: '1',
} as const;

/** The young social business: startuok, while it is not five years old. */
export const AGNE: Applicant = {
  mail: 'agne@pavyzdys.lt',
  person: { name: 'Agnė', surname: 'Ūsaitė', code: '49505179961', position: 'Vadovė' },
  evrk: '881000',
  iban: 'LT40 7300 0900 0000 0011',
  size: 'Labai maža įmonė',
  employees: '4',
  loan: { ...LOAN, sum: '100 000,00', purpose: 'Investicijos' },
  isSocial: true,
  isAskedSix: true,
};

/** Trades alone with a valid certificate: covid. */
export const RUTA: Applicant = {
  ...SOLE_TRADER,
  mail: 'ruta@pavyzdys.lt',
  person: { name: 'Rūta', surname: 'Mickevičiūtė', code: '49007259937', position: 'Savarankiškai dirbanti' },
  evrk: '741000',
  trader: { certificate: 'IV-990001', since: '2017-03-01', income: '40 000,00' },
  loan: { ...LOAN, sum: '20 000,00', purpose: 'Apyvartinis kapitalas' },
  sector: 'Viešasis maitinimas',
};

/** Rents his rooms from Laima Grigaitė: nuoma. */
export const MANTAS: Applicant = {
  ...SOLE_TRADER,
  mail: 'mantas@pavyzdys.lt',
  person: { name: 'Mantas', surname: 'Žiogas', code: '38802299983', position: 'Savarankiškai dirbantis' },
  evrk: '561000',
  trader: { certificate: 'IV-990004', since: '2016-04-01', income: '40 000,00' },
  loan: { ...LOAN, sum: '15 000,00', purpose: 'Apyvartinis kapitalas' },
  lease: { object: '1094-0123-4567:0001', owner: '45906219814', date: '2020-04-01' },
};
