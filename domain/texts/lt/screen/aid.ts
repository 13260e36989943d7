// Aid of 500,000 EUR or more, for anybody and for those who publish it.
import { LENDER } from '../document.ts';

export const AID_PROVIDER = LENDER.name;

export const AID = {
  title: 'Suteikta valstybės pagalba',
  lead: 'Pagalba nuo 500 000 EUR. Skelbiama ne vėliau kaip per 6 mėnesius nuo sutarties pasirašymo.',
  provider: 'Teikėjas',
  beneficiary: 'Gavėjas',
  code: 'Kodas',
  sum: 'Suma, EUR',
  granted: 'Suteikta',
  category: 'Priemonė ir pagrindas',
  ground: (text: string) => `Pagal ${text}`,
  size: 'Gavėjo dydis',
  none: 'Tokios pagalbos dar nepaskelbta',
  noneText: 'Čia bus kiekviena nuo 500 000 EUR suteikta pagalba.',
  earlier: 'Naujesni',
  later: 'Senesni',
  page: (page: number, pages: number) => `${page} puslapis iš ${pages}`,
  /** Staff. */
  nav: 'Skelbtina pagalba',
  note: 'Pagalba nuo 500 000 EUR skelbiama per 6 mėnesius. Likus 14 dienų ji paskelbiama savaime.',
  failed: 'Nepavyko gauti skelbtinos pagalbos',
  nothing: 'Pagalbos nuo 500 000 EUR dar nesuteikta',
  request: 'Prašymas',
  by: 'Paskelbti iki',
  itself: (date: string) => `savaime ${date}`,
  state: 'Būsena',
  waits: (days: number) => (days < 0 ? `Vėluoja ${-days} d.` : `Liko ${days} d.`),
  published: 'Paskelbta',
  byItself: 'savaime',
  publish: 'Paskelbti',
  publishOf: (id: number) => `Paskelbti prašymo Nr. ${id} pagalbą`,
  done: 'Pagalba paskelbta',
  consequence: 'Pavadinimą, sumą, dieną ir priemonę matys visi. Paskelbimas neatšaukiamas.',
} as const;
