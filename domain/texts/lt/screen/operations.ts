// The operations page: what the reconciler of database and engine found. Numbers and codes only.
import { ACTION_TEXT } from '../action.ts';
import type { Difference, Measure } from '../../../application/reconciling.ts';
import { Status, type StatusName } from '../../../application/status.ts';
import { STATUS_TEXT } from '../status.ts';
import { counted, type PluralForms } from '../plural.ts';

const DIFFERENCE: PluralForms = { one: 'neatitiktis', few: 'neatitiktys', other: 'neatitikčių' };

export const OPERATIONS = {
  title: 'Operacijos',
  lead: 'Duomenų bazės ir procesų variklio sutikrinimas. Vyksta kas 5 minutes; kas nesutampa, sutvarkoma pagal duomenų bazę ir surašoma čia.',
  noRights: 'Operacijų jums neskirta matyti',
  failed: 'Nepavyko gauti sutikrinimo ataskaitų',
  open: {
    title: 'Laukia, kol kas nors peržiūrės',
    none: 'Peržiūrėti nėra ko',
    noneText: 'Prarastų veiksmų nerasta.',
  },
  findings: { title: 'Kas rasta anksčiau', none: 'Neatitikčių nebuvo' },
  reports: {
    title: 'Sutikrinimai',
    none: 'Sutikrinimų dar nebuvo',
    same: 'viskas sutampa',
    running: 'vyksta',
    byOperator: 'po atkūrimo, rankiniu būdu',
    looked: (rows: number, workflows: number) => `eilučių ${rows}, procesų ${workflows}`,
    found: (count: number) => counted(count, DIFFERENCE),
  },
  epochs: {
    title: 'Atkūrimai',
    none: 'Atkūrimų nebuvo',
    numbers: (last: number, next: number) => `numeriai iki ${last}, toliau nuo ${next}`,
  },
  number: (id: number) => `Prašymas Nr. ${id}`,
  paymentNumber: (loan: number, id: number) => `Prašymo Nr. ${loan} mokėjimo prašymas ${id}`,
  versions: (row: string, held: string) => `duomenų bazėje ${row}, variklyje ${held}`,
  nothing: 'nėra',
  side: (version: number, status: string) => `${version} versija (${status})`,
  lost: 'Prarasti veiksmai',
  lostNone: 'Istorija jų nebežino.',
  command: 'komanda',
  acknowledge: 'Peržiūrėjau',
  acknowledged: 'Pažymėta peržiūrėta',
  lookedAt: (at: string) => `peržiūrėta ${at}`,
} as const;

export const DIFFERENCE_TEXT = {
  missing: 'Prašymas neturėjo proceso',
  behind: 'Procesas atsilikęs nuo duomenų bazės',
  ahead: 'Duomenų bazė senesnė už procesą',
  forked: 'Ta pati versija, bet kitas veiksmas',
  notEnded: 'Baigtas prašymas vis dar vykdomas',
  orphan: 'Procesas be eilutės duomenų bazėje',
  poisoned: 'Procesas nevykdomas dėl klaidos',
} as const satisfies Record<Difference, string>;

export const MEASURE_TEXT = {
  resumed: 'Procesas pradėtas iš naujo nuo duomenų bazės būsenos.',
  resynced: 'Procesui liepta perskaityti būseną iš naujo.',
  restarted: 'Tęsiama nuo duomenų bazės būsenos. Veiksmus, kurių nebėra, reikia pakartoti.',
  quarantined: 'Procesas sustabdytas, numeris daugiau nebus naudojamas. Pareiškėjui reikia pranešti.',
  ended: 'Procesas baigtas.',
  flagged: 'Prašymas pažymėtas kaip įstrigęs.',
} as const satisfies Record<Measure, string>;

export const EPOCH_TEXT = {
  operator: 'Paleista atkūrimo komanda',
  databaseOlder: 'Duomenų bazė senesnė už variklį',
  engineOlder: 'Variklis senesnis už duomenų bazę',
  numberTaken: 'Naujas numeris jau buvo naudotas',
} as const;

/** A status by the name the reconciler keeps; `deleted` is none of them. */
export function heldStatusText(name: string | null): string {
  if (name === null) return '–';
  return name in Status ? STATUS_TEXT[Status[name as StatusName]].label : 'ištrinta';
}

/** What a lost move was: a row of the table, or a job that ended in a move. */
export function lostActionText(action: string): string {
  if (action === 'concludeEvaluation') return ACTION_TEXT.evaluate.done;
  return action in ACTION_TEXT ? ACTION_TEXT[action as keyof typeof ACTION_TEXT].done : action;
}
