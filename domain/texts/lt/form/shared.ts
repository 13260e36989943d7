import type { GroupId, RegisterSource } from '../../../forms/form.ts';

/** Example values named in messages. */
const EMAIL_EXAMPLE = 'vardas@imone.lt';
const PHONE_EXAMPLE = '+370 612 34567';

/** Sentences of the specification (section 5), letter by letter; {…} and <…> are filled by the functions below. */
export const VALIDATION = {
  emailMissing: '* neįvestas el.paštas (pvz. {email})',
  emailInvalid: '* neteisingas el.paštas (pvz. {email})',
  phoneMissing: '* neįvestas telefono numeris (pvz. {phone})',
  phoneInvalid: '* neteisingas telefono numeris (pvz. {phone})',
  textMissing: '* neįvestas <field>',
  textTooShort: '* per trumpas <field>',
  textTooLong: '* per ilgas <field>',
  required: 'privalomas laukas',
  requiredNumber: '*neįvestas privalomas laukas',
  wholeNumber: '*neteisingas formatas. Galimi tik sveiki skaičiai',
  fieldMissing: 'Neįvestas laukas',
  format: 'Neteisingas formatas',
  optionMissing: 'Nepasirinkta reikšmė',
  sumMissing: 'Neįvesta suma. Formatas 0.00 EUR',
  sumZero: 'Paskolos suma negali būti 0',
  sumInvalid: 'Turi būti įvesti skaičiai (formatas 0.00)',
  sumOverLimit: 'Suma viršija šiam prašymui galimą {limit} ribą',
  numberRange: 'Turi būti įvestas skaičius nuo {min} iki {max}',
  evrkMissing: 'neįvestas EVRK kodas',
  evrkInvalid: 'Neteisingai įvestas EVRK kodas',
  evrkUnknown: 'Tokio kodo EVRK klasifikatoriuje nėra',
  evrkUnlisted: 'Pasirinkite veiklą iš tų, kurias jums yra įregistravusi VMI',
  countryUnknown: 'Tokio kodo šalių klasifikatoriuje nėra',
  mainActivityMissing: 'Privalote pasirinkti pagrindinę ekonominę veiklą',
  noActivity:
    'Pagal iš VMI gautą informaciją, šiuo metu nevykdote jokios veiklos. Paraiškos užpildyti ir pateikti nepavyks.',
  citizenshipMissing: 'Privalote pasirinkti pilietybę',
  sizeMissing: 'Privalote nurodyti verslo subjekto statusą',
  dateMissing: 'Turite pasirinkti datą',
  dateInvalid: 'Neteisingai pasirinkta data',
  notAccepted: 'Turite sutikti su sąlyga',
  personIncomplete: 'Pilnai užpildykite pradėtą asmens informaciją arba pašalinkite pradėtą eilutę',
  personsMissing: 'Užpildykite asmenis ir jų informaciją',
  supplierIncomplete: 'Pilnai užpildykite pradėtą tiekėją arba pašalinkite pradėtą eilutę',
  rowsTooMany: 'Daugiausia eilučių: <max>. Pašalinkite nereikalingas',
  suppliersMissing: 'Užpildykite bent vieną tiekėją',
  companyNotFound: 'Įmonė nerasta.',
  paymentDayMissing: 'Privalote pasirinkti pageidaujamą mokėjimo dieną',
  delayMissing: 'Įveskite atidėjimo terminą',
  termMissing: 'Privalote paskolos terminą',
  questionnaireMissing: 'Visi klausimyno atsakymai privalomo būti užpildyti',
  commentMissing: 'privalote užpildyti komentaro lauką',
  commentTooShort: 'įveskite ilgesnį/tikslesnį komentarą',
  consentMissing: 'Privalote patvirtinti sutikimą',
  answersMissing: 'Privalote užpildyti visus atsakymus',
} as const;

const EXAMPLES: Readonly<Record<string, string>> = { email: EMAIL_EXAMPLE, phone: PHONE_EXAMPLE };

/** Fills {name} and <field> of a sentence. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/[{<](\w+)[}>]/g, (whole, name: string) =>
    String(values[name] ?? EXAMPLES[name] ?? whole),
  );
}

export const GROUP_TITLE = {
  applicant: 'Pareiškėjas',
  people: 'Asmenys ir ryšiai',
  loan: 'Paskola',
  confirmations: 'Patvirtinimai',
} as const satisfies Record<GroupId, string>;

/** Head of a card with values the person cannot change, and what to do when they are wrong. */
export const SOURCE_TEXT = {
  system: { from: 'Suteikia sistema', correct: '' },
  identity: {
    from: 'Iš elektroninių valdžios vartų',
    correct: 'Duomenys ateina iš prisijungimo. Jei jie neteisingi, kreipkitės į Gyventojų registrą.',
  },
  legalEntities: {
    from: 'Iš Registrų centro',
    correct: 'Jei duomenys neteisingi, pataisykite juos Juridinių asmenų registre ir atnaujinkite prašymą.',
  },
  taxAuthority: {
    from: 'Iš VMI',
    correct: 'Jei duomenys neteisingi, pataisykite juos per „Mano VMI“ ir atnaujinkite prašymą.',
  },
  accounts: {
    from: 'Iš Registrų centro finansinių ataskaitų',
    correct: 'Jei duomenys neteisingi, pateikite pataisytas ataskaitas Registrų centrui.',
  },
  socialInsurance: { from: 'Iš „Sodros“', correct: 'Jei duomenys neteisingi, kreipkitės į „Sodrą“.' },
} as const satisfies Record<RegisterSource, { from: string; correct: string }>;

export const FORM_WORDS = {
  yes: 'Taip',
  no: 'Ne',
  optional: '(neprivaloma)',
  notGiven: '–',
  howToFill: 'Kaip užpildyti?',
  howToCorrect: 'Neatitinka? Kaip ištaisyti',
  accepted: 'Sutinku',
  notAcceptedYet: 'Nepažymėta',
} as const;
