// The case opens on this: what blocks the decision, what was checked, and whether the sum fits. Dialogs repeat it.
import { counted, plural } from '../plural.ts';

const THINGS = { one: 'dalykas', few: 'dalykai', other: 'dalykų' };
const CHECKS = { one: 'patikra aiški', few: 'patikros aiškios', other: 'patikrų aiškių' };

export const SUMMARY = {
  blocked: (count: number) => `Tvirtinti trukdo ${counted(count, THINGS)}`,
  free: 'Galima tvirtinti',
  decided: 'Sprendimo santrauka',
  clear: (clear: number, all: number) => `${clear} iš ${all} ${plural(all, CHECKS)}`,
  names: {
    differences: 'Skirtumai',
    criteria: 'Kriterijai',
    screening: 'AML ir PEP',
    risk: 'Rizika',
    size: 'Dydis',
    sum: 'Suma',
    files: 'Dokumentai',
    registers: 'Registrai',
  },
  notChecked: 'Patikra neatlikta',
  retry: 'Tikrinti iš naujo',
  differs: (label: string, declared: string, register: string) => `${label}: ${declared} ≠ ${register}`,
  noDifferences: 'Deklaruoti duomenys su registrais sutampa',
  criteria: (met: number, all: number) => `Atitinka ${met} iš ${all}`,
  notMet: (names: string) => `Neatitinka: ${names}`,
  unseen: (name: string, score: string) => `${name}, panašumas ${score}`,
  unseenTitle: (count: number) =>
    count === 1
      ? 'Sąraše rastas panašus asmuo, ir niekas dar nepatikrino, ar tai jis'
      : `Sąrašuose rasti ${count} panašūs asmenys, ir niekas dar nepatikrino, ar tai jie`,
  failedTitle: 'AML / PEP patikra neigiama',
  same: 'Patvirtinta, kad asmuo sąraše tas pats',
  pep: 'Yra PEP',
  noRisk: 'Rizika neįvertinta',
  noSize: 'Verslo subjekto statusas neįvestas',
  declaredSize: (size: string) => `deklaruota: ${size}`,
  noSum: 'Paskolos suma nenustatyta',
  beyond: 'Suma viršija ribą',
  fits: 'Suma telpa į ribą',
  limitUnknown: 'Riba skaičiuojama',
  filesWhole: (count: number) => `Pateikti visi ${count} privalomi`,
  filesNone: 'Privalomų dokumentų nėra',
  filesMissing: (names: string) => `Trūksta: ${names}`,
  unseenFiles: (count: number) => `jūs dar nematėte ${count}`,
  registersWhole: 'Atsakė visi',
  registersMissing: (count: number) => `Neatsakė ${count}`,
  set: 'nustatyta',
  requested: 'prašoma',
  limit: 'riba',
  limitNow: 'Mažiausia riba dabar',
  reasons: {
    budget: 'Mažiausia – laisvas biudžetas',
    borrower: 'Mažiausia – vienam skolininkui',
    group: 'Mažiausia – įmonių grupei',
    rules: 'Mažiausia – pagal priemonės taisykles',
  },
  reserved: 'Rezervuota',
  others: 'Kiti susiję prašymai',
  none: 'Nėra',
  barName: (set: string, limit: string) => `${set} iš ${limit}`,
  open: 'Kas lieka atvira',
  nothingOpen: 'Atvirų dalykų nėra.',
} as const;
