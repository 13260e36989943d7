// Checks at the tax authority: single ones, and mass actions over the list.
import { counted, plural, type PluralForms } from '../plural.ts';

const NBSP = '\u00A0';
const ROWS: PluralForms = { one: 'paraiška', few: 'paraiškos', other: 'paraiškų' };
const ROWS_GENITIVE: PluralForms = { one: 'paraiškos', few: 'paraiškų', other: 'paraiškų' };
const ROWS_ACCUSATIVE: PluralForms = { one: 'paraišką', few: 'paraiškas', other: 'paraiškų' };

/** Why the tax authority gave no answer. */
const QUESTION_FAILURE: Readonly<Record<string, string>> = {
  timeout: 'VMI neatsakė laiku',
  unavailable: 'VMI paslauga neveikia',
  breakerOpen: 'VMI paslauga neveikia',
  malformed: 'VMI atsakymo perskaityti nepavyko',
  wrongSubject: 'VMI atsakė apie kitą asmenį, atsakymas atmestas',
  refused: 'VMI užklausos nepriėmė',
  notFound: 'VMI tokio kodo nežino',
  noAnswer: 'VMI atsakymo nesulaukta',
  cancelled: 'Atšaukta',
};

export function questionFailureText(code: string): string {
  return QUESTION_FAILURE[code] ?? 'Patikrinti nepavyko';
}

export const VMI_CHECKS = {
  back: 'Grįžti į paraiškų sąrašą',
  code: 'Įmonės arba asmens kodas',
  codeHint: 'Įmonės kodą sudaro 9 skaitmenys, asmens – 11.',
  codeCount: (digits: number) => counted(digits, { one: 'skaitmuo', few: 'skaitmenys', other: 'skaitmenų' }),
  several: (count: number) =>
    `Bus išsiųsta ${counted(count, { one: 'užklausa', few: 'užklausos', other: 'užklausų' })}`,
  codeIs: { company: 'Įmonės kodas', person: 'Asmens kodas' },
  checksum: 'Patikrinkite kodą: jo kontrolinis skaitmuo nesutampa. Išsiųsti vis tiek galima.',
  joined: (who: string, at: string) =>
    `Šį kodą jau tikrina ${who}: užklausa išsiųsta ${at}. Jos atsakymas tinka ir jums.`,
  heads: {
    code: 'Kodas',
    exportSum: 'Bendra eksporto suma (be PVM)',
    exportDate: 'Eksporto duomenų atsakymo data',
    importSum: 'Bendra importo suma (be PVM)',
    importDate: 'Importo duomenų atsakymo data',
    created: 'Užklausos išsiuntimo data ir laikas',
    finished: 'Atsakymo gavimo data ir laikas',
    who: 'Užklausą pateikęs darbuotojas',
  },
  sent: 'Laukiama atsakymo',
  again: 'Tikrinti iš naujo',
  empty: 'Patikrų dar nėra',
  emptyHelp: 'Įrašykite įmonės ar asmens kodą. Atsakymas atsiras čia, kai tik jį atsiųs VMI.',
  whoMay: 'VMI tikrina vertintojai ir vadybininkai.',
  failed: 'Patikrų sąrašo įkelti nepavyko',
  stale: 'Ryšys nutrūko: sąrašas gali būti pasenęs.',
  running: (count: number) =>
    `Laukiama ${counted(count, { one: 'atsakymo', few: 'atsakymų', other: 'atsakymų' })}`,
  newest: (count: number) => `Rodoma ${count} naujausių patikrų.`,
  answered: (code: string) => `VMI atsakė apie kodą ${code}`,
} as const;

export type BatchKindKey = 'vmiRenew' | 'vmiAdditionalCheck';

export const BATCH_NAME = {
  vmiRenew: 'Masinis VMI atnaujinimas',
  vmiAdditionalCheck: 'Masinė papildoma VMI apyvartos patikra',
} as const satisfies Record<BatchKindKey, string>;

export const BATCH = {
  menu: 'Masiniai veiksmai',
  checks: 'VMI užklausos',
  turnovers: 'Apyvartų failai',
  exports: { list: 'Atsisiųsti sąrašą', data: 'Eksportuoti duomenis' },
  nobody: 'Pagal filtrą nerasta nė vienos paraiškos',
  question: {
    vmiRenew: (total: number) => `Ar tikrai atnaujinti ${counted(total, ROWS_GENITIVE)} VMI duomenis?`,
    vmiAdditionalCheck: (total: number) =>
      `Ar tikrai atlikti ${counted(total, ROWS_GENITIVE)} papildomą VMI apyvartos patikrą?`,
  } satisfies Record<BatchKindKey, (total: number) => string>,
  consequence: {
    vmiRenew:
      'VMI bus paklausta iš naujo apie kiekvieną pareiškėją; paraiškose atsiras naujos sumos ir datos. Vienos įmonės paraiškoms užklausa siunčiama kartą.',
    vmiAdditionalCheck:
      'VMI bus paklausta apie kiekvieno pareiškėjo eksporto ir importo apyvartą; patikros bus įrašytos prie VMI užklausų, o paraiškos – pažymėtos kaip patikrintos.',
  } satisfies Record<BatchKindKey, string>,
  confirm: (total: number) => `Pažymėti ${counted(total, ROWS_ACCUSATIVE)}`,
  matching: 'Paraiškų',
  filter: 'Filtras',
  noFilter: 'visos paraiškos',
  duration: 'Trukmė',
  minutes: (minutes: number) => (minutes <= 1 ? 'apie minutę' : `apie ${minutes}${NBSP}min.`),
  leave: 'Langą galima uždaryti: darbas tęsis.',
  progress: (done: number, total: number) => `${done} iš ${total}`,
  sent: (count: number) => `laukiama atsakymo: ${count}`,
  failedCount: (count: number) => `nepavyko: ${count}`,
  state: {
    InProgress: 'Vykdoma',
    Finished: 'Baigta',
    Cancelled: 'Nutraukta',
  },
  cancelling: 'Nutraukiama…',
  allDone: (total: number) => `Atlikta: ${counted(total, ROWS)}.`,
  someFailed: (done: number, failed: number) => `Atlikta ${done}, nepavyko ${failed}.`,
  stopped: (done: number, left: number) => `Atlikta ${done}, liko nepatikrinta ${left}.`,
  by: (who: string, at: string) => `Pradėjo ${who}, ${at}`,
  failures: (count: number) => `Nepavyko: ${counted(count, ROWS)}`,
  hideFailures: 'Slėpti',
  more: (count: number) => `ir dar ${counted(count, ROWS)}`,
  row: (id: number) => `Nr.${NBSP}${id}`,
  repeat: 'Kartoti nepavykusias',
  resume: 'Atlikti likusias',
  cancel: 'Nutraukti',
  close: 'Slėpti pranešimą',
  started: (name: string) => `${name}: pradėta`,
  region: 'Masiniai veiksmai su paraiškomis',
  repeated: 'kartojamos neatliktos paraiškos',
} as const;

/** Said to whoever starts what somebody is doing already. */
export function batchRunningText(batch: { who: string; at: string; done: number; total: number }): string {
  const of = plural(batch.total, ROWS_GENITIVE);
  return `Tokį pat veiksmą jau vykdo ${batch.who} (pradėta ${batch.at}, atlikta ${batch.done} iš ${batch.total} ${of}). Palaukite, kol jis baigsis.`;
}
