// Days off and lengths of terms, as their keeper sees them.
import type { DayKind } from '../../../calendar/day-off.ts';
import { counted, MONTH, WORKING_DAY } from '../plural.ts';

const CASES = { one: 'byla', few: 'bylos', other: 'bylų' };

const CALENDAR_KIND = {
  dayOff: 'papildoma ne darbo diena',
  worked: 'dirbama',
  statutory: 'kaip yra pagal įstatymą',
} satisfies Record<DayKind, string>;

export const CALENDAR = {
  title: 'Ne darbo dienos ir terminai',
  lead: 'Pagal šią lentelę skaičiuojami visi terminai. Pakeitus ne darbo dieną, atvirų bylų terminai perskaičiuojami ir tai įrašoma jų istorijoje.',
  noRights: 'Ne darbo dienas ir terminus tvarko administratorius',
  failed: 'Nepavyko gauti ne darbo dienų',
  year: 'Metai',
  earlier: 'Ankstesni metai',
  later: 'Kiti metai',
  days: 'Ne darbo dienos',
  source: { statutory: 'Pagal įstatymą', added: 'Paskelbta papildomai', worked: 'Dirbama' },
  weekend: 'savaitgalis',
  columns: { date: 'Data', weekday: 'Savaitės diena', name: 'Pavadinimas', source: 'Pagrindas' },
  changeDay: 'Keisti dieną',
  dayDialog: 'Keisti ne darbo dieną',
  kind: 'Kas keičiama',
  kinds: {
    dayOff: 'Papildoma ne darbo diena',
    worked: 'Šventė, kurią dirbama',
    statutory: 'Grąžinti, kaip yra pagal įstatymą',
  } satisfies Record<DayKind, string>,
  date: 'Data (metai-mėnuo-diena)',
  name: 'Dienos pavadinimas',
  reason: 'Pagrindas',
  reasonHint: 'Teisės aktas ar sprendimas. Bus įrašytas kiekvienos pasikeitusios bylos istorijoje.',
  consequence: 'Atvirų bylų terminai bus perskaičiuoti iš karto.',
  save: 'Keisti',
  saved: 'Diena pakeista, terminai perskaičiuojami',
  changes: 'Kas ir kada keitė',
  noChanges: 'Ne darbo dienų niekas nekeitė',
  made: (kind: DayKind, name: string | null) =>
    ` – ${CALENDAR_KIND[kind]}${name && kind === 'dayOff' ? ` „${name}“` : ''}`,
  running: 'terminai dar perskaičiuojami',
  moved: (count: number) =>
    count === 0 ? 'nė vienos bylos terminas nepasikeitė' : `pasikeitė ${counted(count, CASES)} terminai`,
  unreached: (numbers: readonly number[]) => `nepavyko perskaičiuoti: Nr. ${numbers.join(', Nr. ')}`,
  terms: 'Terminų ilgiai',
  termsNote:
    'Naujas ilgis galioja terminams, kurie prasidės po pakeitimo. Sutarčių ir informaciniuose tekstuose minimi terminai patys nepasikeičia.',
  termColumns: { term: 'Terminas', length: 'Ilgis', standard: 'Nustatytasis', action: 'Veiksmas' },
  workingDays: (count: number) => counted(count, WORKING_DAY),
  months: (count: number) => counted(count, MONTH),
  change: 'Keisti',
  changeTerm: (name: string) => `Keisti: ${name}`,
  termDialog: (name: string) => `${name}: naujas ilgis`,
  lengthDays: 'Darbo dienos',
  lengthMonths: 'Mėnesiai',
  termSaved: 'Termino ilgis pakeistas',
  termChange: (name: string, before: number, after: number) => `${name}: ${before} → ${after}`,
} as const;

export const WEEKDAY = [
  'sekmadienis',
  'pirmadienis',
  'antradienis',
  'trečiadienis',
  'ketvirtadienis',
  'penktadienis',
  'šeštadienis',
] as const;
