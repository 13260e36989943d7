// One line under the title of a folded section of the case: what stands in it.
import { counted } from '../plural.ts';

const NBSP = '\u00A0';
const PEOPLE = { one: 'asmuo', few: 'asmenys', other: 'asmenų' };
const COMPANIES = { one: 'įmonė', few: 'įmonės', other: 'įmonių' };
const REQUESTS = { one: 'prašymas', few: 'prašymai', other: 'prašymų' };
const FILES = { one: 'failas', few: 'failai', other: 'failų' };
const DOCUMENTS = { one: 'dokumentas', few: 'dokumentai', other: 'dokumentų' };
const COMMENTS = { one: 'komentaras', few: 'komentarai', other: 'komentarų' };
const ACTIVITIES = { one: 'veikla', few: 'veiklos', other: 'veiklų' };
const TIMES = { one: 'kartą', few: 'kartus', other: 'kartų' };
const ROWS = { one: 'laukas', few: 'laukai', other: 'laukų' };

/** In sight all the time, with the rest of the bar. */
export const CASE_BAR = {
  take: 'Pasiimti',
  taken: 'Prašymas jūsų',
  assess: 'Įvertinti',
  withApprover: 'Pas tvirtintoją',
  aml: 'AML ir PEP',
  amlOpen: (count: number) => `${count}${NBSP}neperžiūrėta`,
  amlFailed: 'Neigiama',
  amlPassed: 'Teigiama',
  amlNone: 'Neatlikta',
  handedOver: 'Perduodant tvirtinti parašyta',
} as const;

export const FOLD = {
  summary: 'Sprendimo santrauka',
  authorised: 'Įgaliojimai',
  authorisedNone: 'Niekas neįgaliotas',
  request: (at: string | null, times: number) =>
    at === null ? 'Dar nepateikta' : `Pateikta ${at}${times > 1 ? `, iš viso ${counted(times, TIMES)}` : ''}`,
  same: (count: number) => `Su registru sutampa ${counted(count, ROWS)}`,
  differs: (labels: string) => `Skiriasi: ${labels}`,
  nothing: 'Nėra su kuo lyginti',
  figures: (year: number, income: string, assets: string) =>
    `${year}${NBSP}m. pajamos ${income}, turtas ${assets}`,
  group: (count: number, missing: number) =>
    `${counted(count, COMPANIES)}${missing > 0 ? `, nerasta ${missing}` : ''}`,
  people: (count: number) => counted(count, PEOPLE),
  evrk: (main: string | null, count: number) =>
    `${main ? `Pagrindinė ${main}, ` : ''}iš viso ${counted(count, ACTIVITIES)}`,
  vmi: (exported: string, imported: string) => `Eksportas ${exported}, importas ${imported}`,
  related: (count: number) => counted(count, REQUESTS),
  files: (count: number) => counted(count, FILES),
  documents: (count: number) => counted(count, DOCUMENTS),
  comments: (count: number, who: string) => `${counted(count, COMMENTS)}, paskutinis – ${who}`,
  answeredAll: 'Visi registrai atsakė',
  matches: (count: number) => `, neperžiūrėta ${count}`,
  notes: (count: number) => (count > 0 ? 'Yra pastabų' : 'Pastabų nėra'),
  readers: 'Darbuotojų žvilgsniai į prašymą',
  edits: 'Kas keitėsi tarp pateikimų',
  editsLine: (count: number) => (count > 1 ? `Pateikta ${counted(count, TIMES)}` : 'Pateikta vieną kartą'),
  openAll: 'Išskleisti visas',
  closeAll: 'Suskleisti visas',
} as const;
