// Words of the registers an applicant waits for: while they are asked, and while some do not answer.
import { counted, type PluralForms } from '../plural.ts';
import { REGISTER_NAME } from '../register.ts';

export const REGISTERS = {
  title: 'Naujas prašymas',
  heading: 'Renkame duomenis iš registrų',
  usual: 'Paprastai trunka iki 1 minutės.',
  leave: 'Galite uždaryti langą – duomenys bus užpildyti grįžus.',
  stepsName: 'Registrų užklausos',
  later: 'Tęsti pildymą nelaukiant',
  failedTitle: 'Įvyko klaida',
  failedText:
    'Dalis registrų neatsakė. Prašymas sukurtas, atsakymai nedingo – bandykite dar kartą arba pildykite, o duomenis gausime vėliau.',
  waiting: 'laukia',
  running: 'klausiama',
  answered: 'gauta',
  failed: 'neatsako',
  attempt: (count: number): string => `${count}-asis bandymas`,
  missingSince: (why: string, since: string): string => `${why}, duomenų nėra nuo ${since}`,
  earlierData: (why: string, at: string): string => `${why}, naudojami ${at} gauti duomenys`,
  steps: REGISTER_NAME as Readonly<Record<string, string>>,
} as const;

const REGISTER: PluralForms = { one: 'registras', few: 'registrai', other: 'registrų' };

export const SILENT = {
  title: (count: number, of: number): string =>
    count === of ? 'Nė vienas registras neatsako' : `Neatsako ${counted(count, REGISTER)} iš ${of}`,
  text: 'Pildykite toliau: visa, ką įrašėte, lieka, o trūkstami duomenys atsiras patys, kai tik registrai atsakys.',
  lastAsked: (at: string): string => `Paskutinį kartą jų klausta ${at}.`,
  asking: 'Neatsakiusių registrų dabar klausiame dar kartą.',
  askAgain: (at: string): string => `Patys jų klausime dar kartą ${at}.`,
  askNoMore: 'Patys jų dabar nebeklausiame – paklauskite mygtuku.',
  stepsName: 'Neatsakę registrai',
  ask: 'Klausti dabar',
  outcome: {
    asked: 'Klausiame dabar.',
    underWay: 'Šių registrų jau klausiama, palaukite atsakymo.',
    noneSilent: 'Visi registrai jau atsakė.',
  },
  justAsked: (at: string): string => `Klausta prieš mažiau nei minutę. Dar kartą klausti galėsite nuo ${at}.`,
} as const;
