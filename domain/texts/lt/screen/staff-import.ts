// Importing files: the dialog, the list of imports and one import.
import { counted } from '../plural.ts';

const NBSP = '\u00A0';
const ROW = { one: 'eilutė', few: 'eilutės', other: 'eilučių' };
const VALUE = { one: 'reikšmė', few: 'reikšmės', other: 'reikšmių' };
const VALUE_ACCUSATIVE = { one: 'reikšmę', few: 'reikšmes', other: 'reikšmių' };

export const IMPORT_DIALOG = {
  open: 'Įkelti duomenis iš priedo',
  title: 'Įkelti duomenis iš priedo',
  type: 'Duomenų tipas',
  /** The specification's words; the only type is 1. */
  typeMissing: 'Pasirinkite tipą',
  fileMissing: 'Pasirinkite priedą',
  types: { 1: 'Sodros apdraustų darbuotojų skaičius' },
  file: 'Priedas',
  consequence:
    'Failas pirmiausia patikrinamas: pamatysite, kas keistųsi, ir tik tada patvirtinsite. Kol nepatvirtinsite, niekas nesikeis.',
  template: 'Atsisiųsti šabloną',
  earlier: 'Ankstesni įkėlimai',
  confirm: 'Tikrinti failą',
  uploading: (percent: number) => `Įkeliama ${percent}${NBSP}%`,
} as const;

export const IMPORTS = {
  title: 'Duomenų įkėlimai',
  lead: 'Failai su Sodros apdraustų darbuotojų skaičiais: kas juos įkėlė ir kas dėl to pasikeitė.',
  back: 'Grįžti į paraiškas',
  listName: 'Įkelti failai',
  heads: {
    file: 'Failas',
    at: 'Įkelta',
    who: 'Kas įkėlė',
    state: 'Būsena',
    changes: 'Keičia',
    wrong: 'Klaidų',
  },
  empty: 'Failų dar neįkelta',
  emptyHelp: 'Įkelkite .xlsx arba .csv failą – prieš ką nors keisdami parodysime, kas pasikeistų.',
  failed: 'Įkėlimų sąrašo parodyti nepavyko',
} as const;

export const IMPORT = {
  back: 'Visi įkėlimai',
  notFound: 'Tokio įkėlimo nėra',
  failed: 'Įkėlimo parodyti nepavyko',
  uploaded: (at: string, who: string) => `Įkėlė ${who}, ${at}`,
  sheet: (name: string) => `skaitytas lapas „${name}“`,
  steps: {
    name: 'Failo tikrinimas',
    stored: 'Failas išsaugotas',
    reading: 'Skaitomos eilutės',
    checked: 'Palyginama su portalo duomenimis',
  },
  parsing: 'Failas tikrinamas. Galite išeiti iš šio puslapio – tikrinimas nenutrūks.',
  refusedTitle: 'Failas nepriimtas',
  refusedSafe: 'Portalo duomenys nepasikeitė.',
  another: 'Įkelti kitą failą',
  readyTitle: (changes: number) => `Patikrinta: pasikeistų ${counted(changes, VALUE)}`,
  readyText: 'Portalo duomenys dar nepasikeitė.',
  nothingTitle: 'Nėra ką įkelti',
  nothingText: 'Nė viena šio failo eilutė portalo duomenų nepakeistų.',
  appliedTitle: (count: number) => `Įkelta: ${counted(count, VALUE)}`,
  undoneTitle: (count: number) => `Įkėlimas atšauktas: grąžinta ${counted(count, VALUE)}`,
  by: (who: string, at: string) => `${who}, ${at}.`,
  overtaken: (count: number) =>
    `${counted(count, ROW)}: po patikrinimo atėjo naujesni registro duomenys, todėl jų skaičius paliktas.`,
  kept: (count: number) =>
    `${counted(count, ROW)}: po įkėlimo atėjo naujesni registro duomenys, todėl jie palikti.`,
  apply: (count: number) => `Įkelti ${counted(count, VALUE_ACCUSATIVE)}`,
  applyTitle: 'Įkelti darbuotojų skaičius',
  applyQuestion: (count: number) => `Ar tikrai norite įkelti ${counted(count, VALUE_ACCUSATIVE)}?`,
  applyConsequence:
    'Šie skaičiai taps naujausiais Sodros duomenimis apie pareiškėjus: juos matys vertintojai ir naudos kriterijų patikra. Įkėlimą galėsite atšaukti.',
  applyShort: 'Įkelti',
  leftOut: (count: number) => `${counted(count, ROW)} su klaidomis ar perspėjimais neįkeliama`,
  undo: 'Atšaukti įkėlimą',
  undoTitle: 'Atšaukti įkėlimą',
  undoQuestion: (count: number) =>
    `Ar tikrai norite grąžinti ${counted(count, VALUE_ACCUSATIVE)}, buvusias iki įkėlimo?`,
  undoConsequence:
    'Bus grąžinti duomenys, buvę iki įkėlimo. Jei apie pareiškėją po įkėlimo atėjo naujesnių duomenų, jie nesikeis. Antrą kartą to paties failo įkelti nebus galima – įkelkite jį iš naujo.',
  file: 'Failas',
  changes: 'Keičiama',
  errors: 'Neįkeliama',
  errorFile: 'Atsisiųsti neįkeliamas eilutes',
  template: IMPORT_DIALOG.template,
  summaryName: 'Eilutės pagal rezultatą',
  everything: 'Visos',
  rowsName: 'Failo eilutės',
  heads: {
    row: 'Eil.',
    code: 'Pareiškėjas',
    month: 'Mėnuo',
    before: 'Buvo',
    after: 'Bus',
    outcome: 'Rezultatas',
    remarks: 'Pastabos',
  },
  noRows: 'Tokių eilučių nėra',
  rowsFailed: 'Eilučių parodyti nepavyko',
  inMonth: (count: string, month: string) => `${count} (${month})`,
  result: {
    applied: 'Įkelta',
    overtaken: 'Palikta',
    undone: 'Grąžinta',
    kept: 'Palikta',
  },
  applied: 'Duomenys įkelti',
  undone: 'Įkėlimas atšauktas',
} as const;
