// Words of the signing screen.
import type { PurposeId } from '../../../schemes/scheme.ts';
import { MONTH, counted } from '../plural.ts';

const NBSP = '\u00A0';

export const SIGNING = {
  title: 'Sutarties pasirašymas',
  changeTitle: 'Sąlygų keitimo pasirašymas',
  signsContract: (number: string | null): string =>
    number === null ? 'Pasirašote paskolos sutartį' : `Pasirašote paskolos sutartį Nr.${NBSP}${number}`,
  signsChange: (number: string | null): string =>
    number === null ? 'Pasirašote sąlygų keitimą' : `Pasirašote sąlygų keitimą Nr.${NBSP}${number}`,
  ofContract: (number: string): string => `prie sutarties Nr.${NBSP}${number}`,
  purpose: { 1: 'investicijoms', 2: 'apyvartiniam kapitalui' } as const satisfies Record<PurposeId, string>,
  interest: 'Palūkanos',
  yearly: (rate: string): string => `${rate} metinės, fiksuotos`,
  repaidBy: 'Grąžinti iki',
  delay: 'Atidėjimas',
  delayMonths: (months: number): string => (months === 0 ? 'nėra' : counted(months, MONTH)),
  fee: 'Mokestis',
  once: (fee: string): string => `${fee}, vienkartinis`,
  who: 'Kas pasirašo',
  you: 'jūs',
  inNameOf: (party: string): string => `už ${party}`,
  byAuthorisation: 'pagal įgaliojimą',
  lender: 'Paskolos teikėjas',
  afterYou: 'po jūsų, per 5 darbo dienas',
  turnYou: 'Laukia jūsų',
  turnLater: 'Eilėje',
  signBy: 'Pasirašykite',
  until: (date: string): string => `iki ${date}`,
  read: 'Skaityti dokumentą',
  pdf: (size: string): string => `PDF, ${size}`,
  agree: 'Perskaičiau sutartį ir sutinku su jos sąlygomis',
  mustAgree: 'Turite pažymėti, kad sutinkate su sąlygomis.',
  agreeChange: 'Perskaičiau sąlygų keitimą ir sutinku su pakeistomis sąlygomis',
  handOver:
    'Atsivers pasirašymo paslauga. Turėkite Smart-ID, mobilųjį parašą arba kortelę. Pasirašę grįšite čia.',
  handBack: 'Jei paslauga pati negrąžins, grįžkite naršyklės mygtuku „Atgal“.',
  sign: 'Pasirašyti',
  opening: 'Atveriame pasirašymo langą…',
  previewMissing: 'Dokumento peržiūrėti čia nepavyko. Atsisiųskite jį.',
  download: 'Atsisiųsti dokumentą',
  checking: 'Tikriname parašą…',
  checkingText: 'Paprastai trunka kelias sekundes. Langą galite uždaryti – parašas nedings.',
  done: 'Parašas gautas',
  doneText: 'Sutartį dar pasirašys teikėjas per 5 darbo dienas, tada galėsite prašyti išmokėti lėšas.',
  changeDoneText:
    'Sąlygų keitimą dar pasirašys teikėjas per 5 darbo dienas, tada pakeistos sąlygos įsigalios.',
  cancelled: 'Pasirašymą nutraukėte',
  cancelledText: 'Dokumentas nepasirašytas. Galite bandyti dar kartą iki termino.',
  failed: 'Parašo patvirtinti nepavyko',
  failedText: 'Dokumentas liko nepasirašytas. Bandykite dar kartą; jei nepavyks, kreipkitės į mus.',
  again: 'Pasirašyti iš naujo',
  nothing: 'Dokumentų pasirašyti nėra',
  nothingText: 'Dabar jūsų parašo nelaukiama.',
  toRequest: 'Į prašymą',
  signatures: 'Parašai',
  state: { created: 'laukiama parašo', completed: 'pasirašyta', cancelled: 'nutraukta', failed: 'nepavyko' },
} as const;
