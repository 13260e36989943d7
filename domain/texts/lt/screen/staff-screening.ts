// Screening for sanctions and PEP, the review of its matches, and the risk assessment.
import { counted } from '../plural.ts';
import { formatInteger } from '../format.ts';

interface ResultWords {
  label: string;
  meaning: string;
}

/** AmlCheckResultId in words, and what each means for the request. */
export const AML_RESULT_TEXT: Readonly<Record<number, ResultWords>> = {
  1: {
    label: 'Patikra teigiama',
    meaning: 'Sankcijų ir PEP sąrašuose nieko nerasta arba peržiūrėti atitikmenys nepasitvirtino.',
  },
  2: {
    label: 'Patikra neigiama',
    meaning: 'Atitikmuo patvirtintas. Perduoti tvirtinti ir patvirtinti galima tik po papildomos patikros.',
  },
  3: {
    label: 'Reikia peržiūrėti',
    meaning: 'Rasta atitikmenų. Ar tai tie patys asmenys, turi nuspręsti vertintojas.',
  },
};

/** RiskAssessmentResultId. */
export const RISK_TEXT: Readonly<Record<number, string>> = {
  1: 'Tolesnis vertinimas negalimas',
  2: 'Turi įtakos vertinimui',
  3: 'Neturi įtakos vertinimui',
};

/** What may be chosen in the dialogs, by action. */
export const RESULT_OPTIONS = {
  saveAmlCheck: [
    {
      value: 1,
      label: 'Patikra teigiama',
      hint: 'Pasitarus nuspręsta, kad prašymą vertinti galima. Dėl sankcijų tą patį turi įrašyti du darbuotojai.',
    },
    { value: 2, label: 'Patikra lieka neigiama', hint: 'Prašymo tvirtinti negalima.' },
  ],
  assessRisk: [1, 2, 3].map((value) => ({ value, label: RISK_TEXT[value]!, hint: undefined })),
} as const;

export const NOTE_HINT = {
  saveAmlCheck: 'Iki 300 ženklų. Būtina, kai patikra laikoma teigiama: kas ir kodėl taip nusprendė.',
  assessRisk: 'Neprivaloma. Iki 300 ženklų.',
} as const;

/** The review of one match. */
export const MATCH_FIELD = {
  difference: 'Kuo skiriasi',
  note: 'Pastaba',
  noteHint: 'Iki 300 ženklų. Būtina, kai asmuo ne tas.',
  own: 'Jūs jau atsakėte. Patvirtinti turi kitas darbuotojas.',
  hints: {
    sanctions: {
      other: 'Skaičiuojama, kai tą patį pasako du darbuotojai.',
      same: 'Patikra bus neigiama.',
    },
    pep: { other: 'Atitikmuo klaidingas.', same: 'Patikra bus neigiama.' },
  },
} as const;

/** Topics of the lists in words; others are shown as the list writes them. */
export const TOPIC: Readonly<Record<string, string>> = {
  sanction: 'Sankcijos',
  'sanction.linked': 'Susijęs su sankcionuotais',
  'sanction.control': 'Valdomas sankcionuotų',
  'sanction.counter': 'Atsakomosios sankcijos',
  'role.pep': 'Politiškai pažeidžiamas (PEP)',
  'role.pep.natl': 'Nacionalinio lygmens PEP',
  'role.pep.intl': 'Tarptautinio lygmens PEP',
  'role.pep.frmr': 'Buvęs PEP',
  'role.rca': 'PEP artimasis ar pagalbininkas',
  crime: 'Nusikalstama veika',
  'crime.fin': 'Finansinis nusikaltimas',
  debarment: 'Pašalintas iš viešųjų pirkimų',
  poi: 'Stebimas asmuo',
};

/** Roles of the specification by number. */
export const SCREENED_ROLE: Readonly<Record<number, string>> = {
  1: 'Pareiškėjas',
  2: 'Kontroliuojanti įmonė',
  3: 'Kontroliuojantis asmuo',
  4: 'Tiekėjas',
  5: 'Įmonės vadovas',
  6: 'Įmonės valdymo organo narys',
  7: 'Atstovas',
  8: 'Tiekėjo vadovas',
};

export function roleWords(roles: readonly number[]): string {
  return roles.map((role) => SCREENED_ROLE[role] ?? String(role)).join(', ');
}

export const lowerRoleWords = (roles: readonly number[]): string => roleWords(roles).toLowerCase();

const MATCHES = { one: 'atitikmuo', few: 'atitikmenys', other: 'atitikmenų' };
const SUBJECTS = { one: 'asmens ar įmonės', few: 'asmenų ir įmonių', other: 'asmenų ir įmonių' };
const COMPANIES = { one: 'įmonę', few: 'įmones', other: 'įmonių' };
const TIMES = { one: 'kartą', few: 'kartus', other: 'kartų' };

export const AML = {
  consult: 'Neigiamas rezultatas: būtina pasitarti su rizikos ir atitikties skyriumi.',
  renew: 'Atnaujinti patikrą',
  reviewTitle: 'Rastus atitikmenis turi peržiūrėti žmogus',
  matches: (count: number) => counted(count, MATCHES),
  checked: (at: string, count: number) => `Tikrinta ${at}, ieškota ${counted(count, SUBJECTS)}.`,
  running: 'Ieškoma sankcijų ir PEP sąrašuose',
  startedBy: (who: string, at: string) => `Patikrą ${at} pradėjo ${who}.`,
  startedItself: (at: string) => `Patikra prasidėjo ${at}, pateikus prašymą.`,
  failing: (since: string) => `Patikra nepavyko, bandoma nuo ${since}`,
  failingText: (attempts: number, code: string) =>
    `Bandyta ${counted(attempts, TIMES)}: ${FAILURE[code] ?? FAILURE.unavailable!}. Toliau bandome patys.`,
  gaps: (count: number) => `Registrai ne viską pasakė apie ${counted(count, COMPANIES)}`,
  gapsText: 'Jų vadovai ar dalyviai nepatikrinti. Kai registras atsakys, atnaujinkite patikrą.',
  none: 'Patikra prasidės pateikus prašymą.',
  hits: 'Atitikmenys sąrašuose',
  caption: 'Sąrašo įrašas',
  likeness: (score: string, lists: string, id: string) => `panašumas ${score}, ${lists}, ${id}`,
  birth: 'Gimimo data',
  countries: 'Šalis',
  topics: 'Kodėl sąraše',
  answer: 'Atsakymas',
  notSaid: 'Sąraše nenurodyta',
  answers: { other: 'Ne tas asmuo', same: 'Tas pats asmuo' },
  states: {
    unseen: 'Niekas neperžiūrėjo',
    awaitsSecond: 'Laukia antro darbuotojo',
    other: 'Ne tas asmuo',
    same: 'Tas pats asmuo',
    cleared: 'Papildoma patikra teigiama',
  },
  answered: (what: string, who: string, at: string, note: string | null) =>
    `${what}: ${who}, ${at}${note ? `. ${note}` : ''}`,
  confirmed: 'Patvirtino',
  cleared: (who: string) => `Papildoma patikra: ${who}`,
  secondTitle: 'Sankcijų atitikmens paneigimą turi patvirtinti antras darbuotojas',
  checkWaits: (who: string, date: string) =>
    `Teigiamą papildomą patikrą ${date} įrašė ${who}. Kad ji galiotų, tą patį turi įrašyti antras darbuotojas`,
  checkWaitsForOther: 'Jūsų teigiamą papildomą patikrą turi patvirtinti antras darbuotojas',
  openTitle: (count: number) => `Neišspręsta: ${counted(count, MATCHES)}`,
  searched: (query: string) => `Ieškota: ${query}`,
  found: { sanctions: 'Rasta sankcijų sąraše', pep: 'Rasta PEP sąraše' },
  clear: 'Nerasta',
  pepDeclared: 'PEP',
  also: (roles: string) => `taip pat ${roles}`,
  decision: 'Sprendimas',
  decisions: { review: 'Atitikmenų peržiūra', additionalCheck: 'Papildoma patikra' },
  decided: (who: string, at: string) => `${who}, ${at}`,
  date: 'Data',
  note: 'Pastaba',
  by: 'Įrašė',
  result: 'Rezultatas',
  earlier: (count: number) => `Patikrų eiga (${formatInteger(count)})`,
  when: 'Pradėta',
  why: 'Priežastis',
  reasons: { submission: 'Pateiktas prašymas', renewal: 'Atnaujino darbuotojas' },
  foundCount: 'Atitikmenų',
  underWay: 'Vykdoma',
  risk: 'Rizikos vertinimas',
  noRisk: 'Rizika dar neįvertinta.',
} as const;

const FAILURE: Readonly<Record<string, string>> = {
  timeout: 'sąrašų paslauga neatsakė laiku',
  unavailable: 'sąrašų paslauga nepasiekiama',
  rateLimited: 'sąrašų paslauga prašo palaukti',
  malformed: 'sąrašų paslauga atsakė nesuprantamai',
  wrongSubject: 'sąrašų paslauga atsakė ne apie tuos asmenis',
  refused: 'sąrašų paslauga užklausos nepriėmė',
  notFound: 'sąrašų paslauga neturi nurodyto sąrašų rinkinio',
  incomplete: 'atitikmenų daugiau, negu sąrašų paslauga pateikia',
};
