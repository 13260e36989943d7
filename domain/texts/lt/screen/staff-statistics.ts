// Statistics, files taken out and the files of turnovers.
import { formatInteger } from '../format.ts';
import { counted, type PluralForms } from '../plural.ts';

const REQUESTS: PluralForms = { one: 'paraiška', few: 'paraiškos', other: 'paraiškų' };
const REQUESTS_DATIVE: PluralForms = { one: 'paraiškai', few: 'paraiškoms', other: 'paraiškų' };

export const STATISTICS = {
  title: 'Statistika',
  updated: (at: string) => `atnaujinta ${at.slice(0, 16)}`,
  allSchemes: 'Visos priemonės',
  scheme: 'Priemonė',
  decided: 'Sprendimai',
  from: 'Sprendimai nuo',
  to: 'Sprendimai iki',
  xlsx: 'XLSX',
  print: 'Spausdinti',
  tabs: { money: 'Būsenos ir pinigai', time: 'Laikas ir krūvis' },
  tabsName: 'Statistikos dalis',
  failed: 'Statistikos įkelti nepavyko',
  table: 'Lentelė',
  chart: 'Diagrama',
  kpi: {
    requests: 'Iš viso paraiškų',
    yesterday: (count: number) => `vakar pateikta ${formatInteger(count)}`,
    toAssess: 'Reikia įvertinti',
    overdue: (count: number) => `${formatInteger(count)} vėluoja`,
    ineligible: 'Neatitinka kriterijų',
    ofAll: (percent: string) => `${percent} visų`,
    inTerm: 'Sprendimų per terminą',
    late: (count: number) => `vėliau: ${formatInteger(count)}`,
    median: 'Vertinimo mediana',
    p90: (days: number) => `9 iš 10 per ${days} d. d.`,
    days: (days: number) => `${days} d. d.`,
    none: '–',
  },
  budget: {
    title: (percent: string) => `Laisva ${percent} biudžeto`,
    issued: 'Pasirašyta',
    reserved: 'Rezervuota',
    free: 'Laisva',
    sentence: (issued: string, reserved: string, free: string, total: string) =>
      `Pasirašyta ${issued}, rezervuota ${reserved}, laisva ${free} iš ${total}`,
  },
  byStatus: {
    title: (count: number) => `Teikėjo eilėje ${counted(count, REQUESTS)}`,
    status: 'Būsena',
    count: 'Paraiškos',
    asked: 'Prašoma, EUR',
    granted: 'Patvirtinta, EUR',
  },
  ageing: {
    title: (count: number) => `Terminas praėjęs ${counted(count, REQUESTS_DATIVE)}`,
    days: 'Darbo dienos būsenoje',
    total: 'Iš viso',
    inTime: 'dar laikas',
    past: 'ilgiau už būsenos terminą',
    hint: 'Skaičius atveria sąrašą',
  },
  decisions: {
    title: 'Sprendimai',
    110: 'Finansuoti',
    210: 'Nefinansuoti',
    average: 'Vidutinė suma',
  },
  times: {
    title: (median: number, share: string) =>
      `Pusė sprendimų priimama per ${counted(median, { one: 'darbo dieną', few: 'darbo dienas', other: 'darbo dienų' })}, laiku – ${share}`,
    none: 'Sprendimų dar nėra',
    lead: (count: number) =>
      `Darbo dienos nuo pateikimo iki sprendimo, be sustojimų. Iš viso ${formatInteger(count)}`,
    days: 'Darbo dienų',
    count: 'Sprendimų',
    late: 'Vėliau už terminą',
    term: 'terminas',
    median: 'mediana',
  },
  forecast: {
    tooLittle: 'Per mažai duomenų prognozei',
    tooLittleLead: 'Prognozuojama, kai yra bent 30 sprendimų.',
    ends: (day: string) => `Dabartiniu tempu biudžetas baigsis ${day}`,
    stays: 'Dabartiniu tempu biudžetas nesibaigs',
    lead: (pace: string, spread: string) =>
      `Pasirašyta ir rezervuota. Prognozė pagal 8 savaičių tempą: ${pace} ± ${spread} per savaitę`,
    range: (from: string, to: string) => `Tikėtina nuo ${from} iki ${to}`,
    open: 'neribotai',
    callEnds: (day: string) => `Kvietimo pabaiga ${day}`,
    week: 'Savaitė nuo',
    moved: 'Per savaitę, EUR',
    used: 'Panaudota, EUR',
    ceiling: 'biudžetas',
    ahead: 'prognozė',
  },
  load: {
    title: (late: number) => (late > 0 ? `Vėluoja ${counted(late, REQUESTS)}` : 'Niekas nevėluoja'),
    person: 'Darbuotojas',
    has: 'Turi',
    byTerm: 'Pagal terminą',
    late: 'Vėluoja',
    soon: 'Liko iki 5 d. d.',
    later: 'Vėliau',
    perDay: 'Per dieną užbaigia',
    needs: 'Eilei reikia',
    days: (days: number) => `${days} d. d.`,
    nobody: 'Niekam nepriskirta vertinamų paraiškų',
  },
  million: (value: string) => `${value} mln. EUR`,
} as const;

export const EXPORT_DIALOG = {
  list: 'Atsisiųsti sąrašą (XLSX)',
  data: 'Eksportuoti duomenis (XLSX)',
  question: {
    list: 'Sąrašo stulpeliai, po eilutę paraiškai.',
    data: 'Visi atsakymai, vertinimas ir sutartis, po eilutę paraiškai.',
  },
  rows: 'Paraiškų',
  filter: 'Filtras',
  withoutFiles: 'Be priedų pavadinimų',
  download: 'Atsisiųsti',
  begin: 'Ruošti failą',
  logged: 'Eksportas įrašomas į žurnalą.',
  background: 'Eilučių daugiau nei 5000: failas bus ruošiamas fone, langą galima uždaryti ir grįžti.',
  progress: (done: number, total: number) => `Parašyta ${done} iš ${total}`,
  stop: 'Stabdyti',
  ready: (until: string) => `Failas paruoštas, nuoroda galioja iki ${until.slice(0, 16)}`,
  state: { Stopped: 'Sustabdyta', Failed: 'Nepavyko', Expired: 'Nuoroda nebegalioja' },
  mine: 'Mano failai',
  failed: 'Failo parengti nepavyko',
} as const;

export const TURNOVERS = {
  title: 'Apyvartų failai',
  back: 'Grįžti į paraiškas',
  id: 'Id',
  name: 'Pavadinimas',
  created: 'Sukurta',
  rows: 'Eilučių',
  download: (name: string) => `Atsisiųsti ${name}`,
  none: 'Failų dar nėra',
  noneText: 'Failas atsiranda kiekvieno mėnesio pradžioje.',
  failed: 'Klaida',
} as const;
