// The repair console: what needs a person, why, and what may be done. Numbers and statuses only, no names of applicants.
import { ACTION_TEXT } from '../action.ts';
import { DIFFERENCE_TEXT } from './operations.ts';
import { DIFFERENCES } from '../../../application/reconciling.ts';
import { causeKind, causeSubject, type Remedy, type ReturnAction } from '../../../repair/cause.ts';
import { counted, type PluralForms } from '../plural.ts';
import { registerName, stepProblem } from '../register.ts';

const REQUEST: PluralForms = { one: 'prašymas', few: 'prašymai', other: 'prašymų' };
const TRY: PluralForms = { one: 'bandymas', few: 'bandymai', other: 'bandymų' };
/** Genitive, after „dėl“. */
const CAUSE: PluralForms = { one: 'priežasties', few: 'priežasčių', other: 'priežasčių' };

/** „09:12“ of the same day, else with the date. */
export function clockTime(at: string, now: string): string {
  return at.slice(0, 10) === now.slice(0, 10) ? at.slice(11, 16) : at.slice(0, 16);
}

export const REPAIR = {
  title: 'Reikia žmogaus',
  summary: (stopped: number, causes: number, running: number) =>
    `${counted(stopped, REQUEST)} dėl ${counted(causes, CAUSE)}. Kiti ${running} vyksta įprastai.`,
  failed: 'Nepavyko gauti priežiūros duomenų',
  noRights: 'Priežiūros jums neskirta matyti',
  empty: 'Viskas vyksta savaime',
  emptyText: (checkedAt: string | null, running: number) =>
    `${checkedAt ? `Paskutinį kartą patikrinta ${checkedAt}` : 'Dar netikrinta'}. Vyksta ${counted(running, REQUEST)}.`,
  causes: 'Priežastys',
  updated: (at: string) => `Atnaujinta ${at.slice(11)}`,
  sinceThen: (title: string, since: string) => `${title} nuo ${since}`,
  line: (since: string, tries: number, next: string | null) =>
    [`nuo ${since}`, ...(tries > 0 ? [counted(tries, TRY)] : []), ...(next ? [`kitas ${next}`] : [])].join(
      ', ',
    ),
  tries: 'Bandymai',
  triesText: (tries: number, since: string, next: string | null) =>
    `${counted(tries, TRY)} nuo ${since}${next ? `, kitas bandymas ${next}` : ''}`,
  now: (at: string) => `dabar ${at}`,
  next: (at: string) => `kitas ${at}`,
  answer: 'Ką atsako',
  others: 'Kas veikia',
  othersNone: 'Per parą neatsakė niekas kitas',
  standing: (count: number) => `Dėl to stovi ${counted(count, REQUEST)}`,
  columns: {
    number: 'Nr.',
    status: 'Kur sustojo',
    delays: 'Ką tai stabdo',
    since: 'Stovi nuo',
    engine: 'Variklis',
  },
  term: (at: string) => `Terminą iki ${at.slice(0, 10)}`,
  overdue: (at: string) => `Terminas praėjo ${at.slice(0, 10)}`,
  payment: (status: string) => `Mokėjimo prašymas: ${status}`,
  noTerm: 'Nieko, terminas neina',
  choose: (id: string) => `Pasirinkti prašymą Nr. ${id}`,
  engineOf: (id: string) => `Prašymo Nr. ${id} techninis įrašas`,
  record: 'Techninis įrašas',
  done: 'Kas jau daryta',
  doneNone: 'Žmonės dar nieko nedarė.',
  remedy: 'Ką daryti',
  about: (id: string) => `Nr. ${id}`,
  wait: {
    label: 'Palaukti',
    text: (next: string | null) => (next ? `Bandysime patys ${next}.` : 'Savaime nebandoma.'),
  },
  retry: {
    label: 'Bandyti dabar',
    text: (count: number) => `Iš naujo bus bandoma su visais: ${counted(count, REQUEST)}.`,
  },
  supply: {
    label: 'Įrašyti reikšmę ranka',
    text: 'Įrašo vertintojas arba vadybininkas iš dokumento, patvirtina kitas žmogus. Registrui atsakius galios jo reikšmė.',
    locked: 'Reikšmę įrašo vertintojas arba vadybininkas prašymo registrų skyriuje.',
    open: (id: number) => `Atverti prašymo Nr. ${id} registrus`,
  },
  back: {
    label: 'Grąžinti į ankstesnį etapą',
    none: 'Iš šios būsenos grąžinti nėra kur.',
    nonePayment: 'Mokėjimo prašymas grąžinamas jo lange, kai vėl veikia.',
    pick: 'Veiksmas',
  },
  reason: 'Priežastis',
  reasonSeen: 'Šį tekstą matys pareiškėjas.',
  reasonMissing: 'Parašykite priežastį',
  second: 'Antras žmogus',
  secondMissing: 'Pasirinkite, kas patvirtins',
  secondNone: 'Nėra kito žmogaus, kuris galėtų tai patvirtinti. Kreipkitės į portalo administratorių.',
  fourEyes: 'Reikės antro žmogaus.',
  fourEyesText: (name: string | null) =>
    name ? `Įsigalios, kai patvirtins ${name}.` : 'Įsigalios, kai patvirtins jūsų pasirinktas žmogus.',
  submit: 'Pateikti antram žmogui',
  submitted: 'Pateikta antram žmogui',
  logged: 'Viskas įrašoma į audito žurnalą.',
  waiting: 'Laukia antro žmogaus',
  proposal: (remedy: Remedy, action: ReturnAction | null, requestId: number | null) =>
    `${action ? ACTION_TEXT[action].button : PROPOSED[remedy]}${requestId ? `, Nr. ${requestId}` : ''}`,
  proposedBy: (name: string, at: string) => `siūlo ${name}, ${at}`,
  waitsFor: (name: string) => `laukia: ${name}`,
  own: 'Siūlėte pats, todėl vykdys kitas žmogus',
  confirm: 'Vykdyti',
  confirmed: 'Įvykdyta',
  decline: 'Atmesti',
  declined: 'Atmesta',
  withdraw: 'Atsiimti',
  withdrawn: 'Atsiimta',
  state: { waiting: 'laukia', confirmed: 'įvykdyta', declined: 'atmesta', withdrawn: 'atsiimta' },
} as const;

const PROPOSED: Record<Remedy, string> = { retry: 'Bandyti dabar', return: 'Grąžinti' };

const WORK: Record<string, string> = {
  screening: 'Sankcijų ir PEP patikra neatliekama',
  decision: 'Neparengtas sprendimo dokumentas',
  rejectDecision: 'Neparengtas atmetimo dokumentas',
  evaluation: 'Nebaigtas vertinimas',
  signing: 'Nepriimtas pasirašymo rezultatas',
};

/** What has happened, in words of the people who have to do something about it. */
export function causeTitle(cause: string): string {
  const subject = causeSubject(cause);
  switch (causeKind(cause)) {
    case 'register':
      return `${registerName(subject)} neatsako`;
    case 'signing':
      return subject === 'validation' ? 'Parašų tikrinimo paslauga neatsako' : 'Pasirašymo paslauga neatsako';
    case 'workflow':
      return 'Prašymo eiga sustojo dėl programos klaidos';
    case 'mail':
      return 'Laiškai grįžo nepristatyti';
    case 'mailServer':
      return 'Pašto serveris nepriima laiškų';
    case 'reconcile': {
      const difference = DIFFERENCES.find((kind) => kind === subject);
      return difference ? DIFFERENCE_TEXT[difference] : 'Sutikrinimas rado neatitikčių';
    }
    default:
      return WORK[subject.split(':')[0] ?? ''] ?? 'Neatliekamas prašymo darbas';
  }
}

/** Why nothing is lost meanwhile, and what goes on by itself. */
export function causeText(cause: string): string {
  switch (causeKind(cause)) {
    case 'mail':
      return 'Savaime nebekartojama: adresas atmestas visam laikui. Prašymai tęsiasi, bet žmogus gali nežinoti.';
    case 'reconcile':
      return 'Sutvarkyta pagal duomenų bazę. Kas prarasta ir ką pakartoti, surašyta „Operacijose“.';
    case 'workflow':
      return 'Duomenys nepaliesti. Prašymas tęsis, kai bus įdiegta pataisyta programa.';
    default:
      return 'Bandome patys. Nieko neprarasta: prašymai laukia ten, kur sustojo, ir tęsis, kai bus atsakyta.';
  }
}

/** The last answer in words; the code where there are none. */
export function causeAnswer(cause: string, code: string | null): string | null {
  if (causeKind(cause) === 'mail')
    return code && /^\d+$/.test(code) ? `Pašto serveris: ${code}` : 'Adresas netinka';
  return code === null ? null : stepProblem(code);
}
