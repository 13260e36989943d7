// The signatory's page: what waits for a signature, several at once, and how each ended.
import type { DocumentKind } from '../../../documents/kinds.ts';
import { counted, type PluralForms } from '../plural.ts';

const DOCUMENT: PluralForms = { one: 'dokumentas', few: 'dokumentai', other: 'dokumentų' };

/** A document by its kind, as the list names it. */
export const SIGNED_KIND = {
  Contract: 'Paskolos sutartis',
  Decision: 'Sprendimas suteikti paskolą',
  RejectDecision: 'Sprendimas atmesti',
  ChangeConditions: 'Sąlygų keitimas',
  ChangeConditionsRequest: 'Prašymas keisti sąlygas',
  Termination: 'Nutraukimas',
  NoBankFinancingNote: 'Pažyma apie banko nefinansavimą',
} as const satisfies Record<DocumentKind, string>;

export const BATCH_STATE = {
  refused: 'Nepasirašyta',
  open: 'Dar nepasirašyta',
  signed: 'Pasirašyta',
  cancelled: 'Nebegalioja',
  failed: 'Parašas nepriimtas',
} as const;

export const SIGNING_LIST = {
  title: 'Pasirašymas',
  lead: 'Dokumentai, kurie laukia teikėjo parašo. Pažymėtus pasirašysite vienu kartu.',
  listName: 'Dokumentai, laukiantys teikėjo parašo',
  resultsTitle: 'Kas pasirašyta',
  resultsName: 'Kiekvieno dokumento rezultatas',
  columns: {
    choice: 'Pasirašyti',
    document: 'Dokumentas',
    request: 'Prašymas',
    sum: 'Suma, EUR',
    borrower: 'Paskolos gavėjas',
    due: 'Iki',
    result: 'Rezultatas',
  },
  number: (number: string) => `Nr.\u00A0${number}`,
  select: (document: string, request: number) => `${document}, prašymas Nr.\u00A0${request}`,
  selectAll: 'Pažymėti visus, kuriuos galite pasirašyti',
  chosen: (count: number) => `Pažymėta: ${counted(count, DOCUMENT)}`,
  sign: 'Pasirašyti pažymėtus',
  signing: 'Atveriama pasirašymo paslauga…',
  steps: 'Atsivers pasirašymo paslauga su visais pažymėtais dokumentais. Pasirašę grįšite čia.',
  requestsWhole: 'Vienos paraiškos dokumentai pasirašomi kartu, todėl pažymimi visi.',
  empty: 'Viskas pasirašyta',
  emptyText: 'Dokumentų, kurie lauktų teikėjo parašo, nėra.',
  failed: 'Dokumentų sąrašo įkelti nepavyko',
  checking: 'Klausiame pasirašymo paslaugos, kas pasirašyta…',
  noneOpened: 'Nė vieno iš pažymėtų dokumentų pasirašyti negalite. Priežastys – sąraše.',
  backToList: 'Grįžti į sąrašą',
  again: 'Tikrinti dar kartą',
} as const;
