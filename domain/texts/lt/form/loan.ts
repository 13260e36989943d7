import type { PurposeId, SectorType } from '../../../schemes/scheme.ts';

export const LOAN = {
  title: 'Paskolos sutarties informacija',
  short: 'Paskolos sutartis',
  sum: 'Paskolos suma',
  sumHint: 'pvz., 185 000,00',
  purpose: 'Paskirtis',
  term: 'Terminas, mėn.',
  termHint: 'Nuo 1 iki 24 mėnesių, įskaitant atidėjimą',
  termRange: 'Paskolos terminas turi būti nuo {min} iki {max} mėnesių',
  delay: 'Atidėjimas, mėn.',
  delayHint: 'Nuo 1 iki 6 mėnesių mokėsite tik palūkanas',
  delayRange: 'Atidėjimo terminas turi būti nuo {min} iki {max} mėnesių',
  delayOverTerm: 'Atidėjimas turi būti trumpesnis už paskolos terminą',
  paymentDay: 'Pageidaujama mokėjimo diena',
  evrk: 'Veikla, kuriai prašoma paskolos',
  evrkHint: 'EVRK kodas, 6 skaitmenys',
  socialBusiness: 'Ar vykdote socialinį verslą?',
  sector: 'Sektorius',
  limitTitle: 'Jums galima suma',
} as const;

export const LEASE = {
  object: 'Nuomojamo objekto unikalus numeris',
  objectHint: 'xxxx-xxxx-xxxx:xxxx arba xxxx-xxxx-xxxx',
  owner: 'Nuomotojo kodas',
  ownerHint: 'Įmonės arba asmens kodas',
  rentDate: 'Sąskaitos data',
  rentDateHint: 'pvz., 2020-02-01',
  type: 'Sąskaitos rūšis',
} as const;

export const PURPOSE_TEXT = { 1: 'Investicijos', 2: 'Apyvartinis kapitalas' } as const satisfies Record<
  PurposeId,
  string
>;

export const SECTOR_TEXT = {
  1: 'Kelionių organizavimas',
  2: 'Apgyvendinimas',
  3: 'Viešasis maitinimas',
} as const satisfies Record<SectorType, string>;

export const PAYMENT_DAY_TEXT = { 5: '5 d.', 15: '15 d.', 25: '25 d.' } as const;
