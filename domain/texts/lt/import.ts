// Imports of files: why a file is refused, what is wrong with a row, what a row does.
import type { ImportColumn } from '../../imports/columns.ts';
import type { RowProblem, RowProblemCode } from '../../imports/employee-row.ts';
import type { ImportState, RowOutcome } from '../../imports/import.ts';
import type { ImportRefusal } from '../../imports/refusal.ts';

export const IMPORT_REFUSAL_TEXT = {
  fileEmpty: 'Failas tuščias.',
  fileTooLarge: 'Failas per didelis: galima įkelti iki 20 MB.',
  notSpreadsheet:
    'Tai ne .xlsx ir ne .csv failas, nors taip pavadintas. Išsaugokite lentelę iš naujo ir įkelkite.',
  notWorkbook: 'Faile nėra „Excel“ lentelės.',
  legacyExcel: 'Tai senojo formato „Excel“ failas (.xls). Išsaugokite jį kaip .xlsx ir įkelkite dar kartą.',
  encrypted: 'Failas užrakintas slaptažodžiu. Nuimkite slaptažodį ir įkelkite dar kartą.',
  macros: 'Faile yra makrokomandų. Išsaugokite lentelę kaip paprastą .xlsx failą be makrokomandų.',
  damaged: 'Failas sugadintas arba įkeltas ne visas. Išsaugokite jį iš naujo ir įkelkite dar kartą.',
  unsafeName: 'Failo sandara netinkama: jo dalis nurodo vietą už failo ribų.',
  duplicateEntry: 'Failo sandara netinkama: ta pati dalis jame yra du kartus.',
  nestedArchive: 'Faile yra kitas įdėtas failas. Įkelkite lentelę be įdėtų failų.',
  overlappingEntries: 'Failo sandara netinkama: jo dalys dengia viena kitą.',
  tooManyEntries: 'Failo sandara netinkama: jame per daug dalių.',
  inflatedTooLarge: 'Išskleistas failas būtų didesnis nei 100 MB. Padalykite lentelę į kelis failus.',
  ratioTooHigh: 'Failas suspaustas taip, kaip lentelės nespaudžiamos, todėl neskaitomas.',
  doctype: 'Faile yra dokumento tipo apibrėžtis, kokios lentelėse nebūna, todėl jis neskaitomas.',
  nestedTooDeep: 'Failo sandara netinkama: elementai įdėti vienas į kitą per giliai.',
  tooManyRows: 'Eilučių daugiau nei 200 000. Padalykite lentelę į kelis failus.',
  tooManyColumns: 'Stulpelių per daug. Palikite tik kodo, mėnesio ir darbuotojų skaičiaus stulpelius.',
  tooManyCells: 'Langelių per daug. Padalykite lentelę į kelis failus.',
  tooManyTexts: 'Tekstų per daug. Padalykite lentelę į kelis failus.',
  rowNumber: 'Failo sandara netinkama: eilučių numeriai neteisingi.',
  cellReference: 'Failo sandara netinkama: langelių adresai neteisingi.',
  sharedText: 'Failo sandara netinkama: langelis nurodo tekstą, kurio nėra.',
  textTooLong: 'Faile yra per ilga eilutė ar reikšmė.',
  quotes: 'Kabutės faile nesuporuotos. Išsaugokite lentelę iš naujo ir įkelkite dar kartą.',
  unknownEncoding: 'Failo koduotė netinka. Išsaugokite jį UTF-8 koduote.',
  mixedEncoding: 'Faile sumaišytos kelios koduotės. Išsaugokite jį UTF-8 koduote.',
  controlBytes: 'Faile yra ženklų, kokių tekste nebūna. Išsaugokite lentelę iš naujo ir įkelkite dar kartą.',
  headerUnknown:
    'Nerasta stulpelių antraščių. Pirmoje eilutėje turi būti: Įmonės kodas, Mėnuo, Darbuotojų skaičius.',
  columnMissing: 'Trūksta stulpelio. Turi būti visi trys: Įmonės kodas, Mėnuo, Darbuotojų skaičius.',
  columnTwice: 'Tas pats stulpelis antraštėje yra du kartus.',
  noRows: 'Faile nėra nė vienos duomenų eilutės.',
  tooSlow: 'Failo nepavyko perskaityti per 30 sekundžių. Padalykite lentelę į kelis failus.',
  tooMuchMemory: 'Failui perskaityti reikia per daug atminties. Padalykite lentelę į kelis failus.',
  notRead: 'Failo perskaityti nepavyko. Išsaugokite lentelę iš naujo ir įkelkite dar kartą.',
} as const satisfies Record<ImportRefusal, string>;

export const IMPORT_COLUMN_LABEL = {
  code: 'Įmonės kodas',
  month: 'Mėnuo',
  count: 'Darbuotojų skaičius',
} as const satisfies Record<ImportColumn, string>;

const ROW_PROBLEM_TEXT: Record<RowProblemCode, string> = {
  codeMissing: 'neįrašytas kodas',
  codeInvalid: 'turi būti 9 skaitmenų įmonės arba 11 skaitmenų asmens kodas',
  codeChecksum: 'kodas su klaida: nesutampa kontrolinis skaitmuo',
  monthMissing: 'neįrašytas mėnuo',
  monthInvalid: 'mėnuo turi būti formatu MMMM-mm, pvz., 2026-10',
  monthInFuture: 'šis mėnuo dar neprasidėjo',
  monthTooOld: 'mėnuo ankstesnis nei 2000-01',
  countMissing: 'neįrašytas darbuotojų skaičius',
  countNotWhole: 'turi būti įvestas sveikas skaičius',
  countNegative: 'skaičius negali būti neigiamas',
  countTooLarge: 'skaičius didesnis nei 1 000 000',
  formula: 'langelyje yra formulė – įrašykite reikšmę',
  cellError: 'langelyje – „Excel“ klaida',
  duplicate: 'toks kodas ir mėnuo jau yra faile',
  duplicateConflict: 'tas pats kodas ir mėnuo faile yra su kitu darbuotojų skaičiumi',
};

/** „Mėnuo „2026-13“: mėnuo turi būti …“. */
export function rowProblemText({ column, code, value, otherRow }: RowProblem): string {
  const what = value === '' ? IMPORT_COLUMN_LABEL[column] : `${IMPORT_COLUMN_LABEL[column]} „${value}“`;
  const where = otherRow === undefined ? '' : ` (${otherRow} eilutė)`;
  return `${what}: ${ROW_PROBLEM_TEXT[code]}${where}`;
}

export const OUTCOME_LABEL = {
  wrong: 'Klaida',
  unknown: 'Portale nėra',
  older: 'Pasenę duomenys',
  changed: 'Keičiama',
  new: 'Nauji duomenys',
  unchanged: 'Nesikeičia',
} as const satisfies Record<RowOutcome, string>;

export const OUTCOME_TEXT = {
  unknown: 'Portale tokio pareiškėjo nėra, eilutė nebus įkelta',
  older: 'Portale arba šiame faile jau yra naujesnio mėnesio duomenų',
  overtaken: 'Po patikrinimo atėjo naujesni duomenys, todėl paliktas jų skaičius',
} as const;

export const IMPORT_STATE_LABEL = {
  parsing: 'Skaitomas',
  refused: 'Nepriimtas',
  checked: 'Patikrintas, neįkeltas',
  applied: 'Įkeltas',
  undone: 'Atšauktas',
} as const satisfies Record<ImportState, string>;

/** What the case shows as the source of an imported count. */
export function importSource(fileName: string, who: string, at: string): string {
  return `Sodra, įkelta iš failo „${fileName}“ (${who}, ${at})`;
}

export const ERROR_FILE = {
  row: 'Eilutė',
  problem: 'Klaida',
  name: (fileName: string) => `klaidos_${fileName.replace(/\.[a-z]+$/i, '')}.csv`,
} as const;

export const TEMPLATE = {
  fileName: 'darbuotoju_skaicius_sablonas.xlsx',
  sheet: 'Darbuotojų skaičius',
  notesSheet: 'Paaiškinimai',
  notes: [
    'Pildykite pirmą lapą: viena eilutė – vienas pareiškėjas ir mėnuo.',
    'Įmonės kodas: 9 skaitmenys; individualią veiklą vykdančio asmens kodas – 11 skaitmenų.',
    'Mėnuo: MMMM-mm, pavyzdžiui, 2026-10.',
    'Darbuotojų skaičius: sveikas skaičius nuo 0 iki 1 000 000. Formulių nerašykite.',
    'Skaitomas tik pirmas lapas; kiti stulpeliai praleidžiami. Daugiausia 200 000 eilučių.',
    'Tinka ir .csv failas su tais pačiais stulpeliais (UTF-8 arba Windows-1257; skyrikliai ; , arba tabuliatorius).',
  ],
} as const;
