// code → sentence: the last metre of every error. Nobody branches on these sentences.
import type { CommandFailure } from '../../application/command.ts';
import type { RefusalCode } from '../../application/refusal.ts';

/** Codes that do not come from the transition table. */
export const GENERIC_PROBLEMS = [
  'unauthenticated',
  'sessionExpired',
  'forbidden',
  'notFound',
  'methodNotAllowed',
  'validation',
  'malformedBody',
  'bodyTooLarge',
  'missingAttachments',
  'idempotencyKeyMissing',
  'idempotencyKeyReused',
  'tooManyRequests',
  'engineUnavailable',
  'outcomeUnknown',
  'databaseUnavailable',
  'registersFailed',
  'registersPending',
  'evaluationFailed',
  'evaluationMissing',
  'periodClosed',
  'noLoginType',
  'loginFailed',
  'loginCodeInvalid',
  'identityUnavailable',
  'representationInvalid',
  'companyNotFound',
  'fileTooLarge',
  'fileEmpty',
  'fileTypeNotAllowed',
  'fileContentMismatch',
  'fileMissing',
  'fileTypeMissing',
  'fileUploadRefused',
  'fileNotStored',
  'fileNotDeleted',
  'fileLimitReached',
  'signingUnavailable',
  'signingInProgress',
  'signingCancelled',
  'documentMissing',
  'nothingToConfirm',
  'assignFailed',
  'terminateFailed',
  'saveFailed',
  'unexpected',
] as const;

export type GenericProblem = (typeof GENERIC_PROBLEMS)[number];
export type ProblemCode = RefusalCode | CommandFailure | GenericProblem;

export const NO_RIGHTS =
  'Šiam veiksmui atlikti neturite reikiamų teisių. Kreipkitės į sistemos administratorių';
export const GENERIC_ERROR = 'Įvyko klaida';
export const PERIOD_CLOSED = 'Nebegalima teikti paraiškų, nes pasibaigė paraiškų teikimo laikotarpis';
export const PERIOD_CLOSED_ON_LIST = 'Nebegalima teikti prašymų, nes pasibaigė prašymų teikimo laikotarpis.';

export const PROBLEM_TEXT = {
  // Refusals of the transition table.
  wrongRole: NO_RIGHTS,
  wrongStatus: 'Šioje būsenoje veiksmo atlikti negalima',
  periodOpen: PERIOD_CLOSED,
  periodOpenUnlessReturned: PERIOD_CLOSED,
  consentGiven: 'Pirmiausia patvirtinkite sutikimą tvarkyti duomenis',
  oneRequestPerSector: 'Šiam sektoriui prašymą jau turite, antro teikti negalima',
  sourceCopyable: 'Kopijuoti galima tik savo atmestą arba kriterijų neatitikusį prašymą',
  formVersionMatches:
    'Prašymą ką tik pakeitė kitas langas ar žmogus. Peržiūrėkite pakeitimus ir bandykite dar kartą',
  ownRequest: 'Tai ne jūsų prašymas',
  formComplete: 'Ne visos skiltys užpildytos teisingai',
  attachmentsComplete: 'Įkelti ne visi privalomi priedai',
  evaluationAccepted: 'Pirmiausia patikrinkite atitiktį kriterijams',
  withinLimits: 'Suma viršija šiam prašymui galimą ribą',
  sizeEntered: 'Pirmiausia įveskite verslo subjekto statusą',
  amlNotFailed: 'AML / PEP patikra neigiama: pasitarkite su rizikos ir atitikties skyriumi',
  loanSumSet: 'Pirmiausia nustatykite paskolos sumą',
  notOwnAssessment: 'Vertinote pats, todėl tvirtins kitas',
  notOwnApproval: 'Tvirtinote pats, todėl pasirašys kitas',
  assessorAssignable: 'Šio asmens vertintoju priskirti negalima',
  atLeastOneAdditionalFile: 'Įkelkite bent vieną papildomą dokumentą',
  doubleCheckAccepted: 'Paraiška negali būti finansuojama nes neatitinka visų finansavimo taisyklių',
  signatureVerified: 'Parašo patvirtinti nepavyko',
  deadlinePassed: 'Terminas dar nepasibaigęs',
  // Failures of a command.
  versionConflict: 'Prašymas ką tik pasikeitė. Peržiūrėkite, kas pakeista, ir bandykite dar kartą',
  commandReused: 'Ši užklausa jau buvo pateikta su kitais duomenimis',
  inputMissing: 'Nerasti veiksmo duomenys. Bandykite dar kartą',
  requestGone: 'Prašymas ištrintas',
  internal: GENERIC_ERROR,
  // Everything else.
  unauthenticated: 'Prisijunkite iš naujo',
  sessionExpired: 'Sesija baigėsi. Jūsų juodraštis išsaugotas',
  forbidden: NO_RIGHTS,
  notFound: 'Nerasta',
  methodNotAllowed: 'Tokio veiksmo nėra',
  validation: 'Pataisykite pažymėtus laukus',
  malformedBody: 'Užklausos perskaityti nepavyko',
  bodyTooLarge: 'Užklausa per didelė',
  missingAttachments: 'Privalomi pateikti priedai',
  idempotencyKeyMissing: 'Užklausai trūksta Idempotency-Key antraštės',
  idempotencyKeyReused: 'Tas pats Idempotency-Key jau panaudotas su kitais duomenimis',
  tooManyRequests: 'Per daug užklausų. Palaukite minutę ir bandykite dar kartą',
  engineUnavailable: 'Veiksmų šiuo metu atlikti negalima, duomenis peržiūrėti galite. Bandykite po minutės',
  outcomeUnknown: 'Veiksmas dar vykdomas. Rezultatą parodysime, kai tik jį gausime',
  databaseUnavailable: 'Sistema laikinai nepasiekiama. Bandykite po minutės',
  registersFailed: GENERIC_ERROR,
  registersPending: 'Registrų duomenys dar renkami',
  evaluationFailed: GENERIC_ERROR,
  evaluationMissing: 'Patikra neatlikta',
  periodClosed: PERIOD_CLOSED,
  noLoginType: 'Nepasirinktas prisijungimo tipas',
  loginFailed: 'Prisijungti nepavyko',
  loginCodeInvalid: 'Prisijungimo nuoroda nebegalioja. Prisijunkite iš naujo',
  identityUnavailable: 'Prisijungimo paslauga laikinai nepasiekiama. Bandykite vėliau',
  representationInvalid: 'Įgaliojimas atstovauti nebegalioja',
  companyNotFound: 'Įmonė nerasta.',
  fileTooLarge: 'Įkeliamas priedas viršija 20mb leistiną limitą',
  fileEmpty: 'Failas tuščias',
  fileTypeNotAllowed: 'Tokio formato failo šiam priedui įkelti negalima',
  fileContentMismatch: 'Failo turinys neatitinka jo plėtinio',
  fileMissing: 'Privalote pasirinkti priedą',
  fileTypeMissing: 'Pirmiausia pasirinkite priedo tipą',
  fileUploadRefused: 'Negalima pateikti failo šiai paraiškai',
  fileNotStored: 'Nepavyko pateikti priedo',
  fileNotDeleted: 'Nepavyko pašalinti priedo',
  fileLimitReached: 'Daugiau failų įkelti negalima',
  signingUnavailable: 'Pasirašymo paslauga laikinai nepasiekiama. Bandykite vėliau',
  signingInProgress: 'Pasirašymas jau pradėtas kitame lange',
  signingCancelled: 'Pasirašymas atšauktas. Dokumentas nepasirašytas',
  documentMissing: 'Dokumento dar nėra',
  nothingToConfirm: 'Nėra naujų sąskaitų, kurias būtų galima patvirtinti finansavimui',
  assignFailed: 'Įvyko klaida priskiriant asmenį',
  terminateFailed: 'Nepavyko pateikti priedo ir nutraukti sutarties',
  saveFailed: 'Nepavyko išsaugoti paraiškos',
  unexpected: GENERIC_ERROR,
} as const satisfies Record<ProblemCode, string>;

/** Sentence for any code; the generic one for codes this version does not know. */
export function problemText(code: string): string {
  return Object.hasOwn(PROBLEM_TEXT, code) ? PROBLEM_TEXT[code as ProblemCode] : GENERIC_ERROR;
}

/** Codes with which application/inputs.ts marks a wrong field of a staff dialog. */
export const FIELD_PROBLEM_TEXT = {
  sumMissing: 'Neįvesta suma. Formatas 0.00 EUR',
  loanSumMissing: 'Neįvesta paskolos suma. Formatas 0.00 EUR',
  sumInvalid: 'Turi būti įvesti skaičiai (formatas 0.00)',
  sumZero: 'Paskolos suma negali būti 0',
  sumTooLarge: 'Suma per didelė',
  rateMissing: 'Neįvesta paskolos palūkanų norma',
  rateInvalid: 'Turi būti įvesti skaičiai (formatas 0.00)',
  rateZero: 'Paskolos palūkanų norma negali būti 0',
  rateTooLarge: 'Palūkanų norma per didelė',
  commentMissing: 'privalote užpildyti komentaro lauką',
  commentTooShort: 'įveskite ilgesnį/tikslesnį komentarą',
  commentTooLong: 'Komentaras per ilgas',
  dateMissing: 'Įveskite datą',
  dateInvalid: 'Neteisingai pasirinkta data',
  termMissing: 'Privalote paskolos terminą',
  contractNumberMissing: 'Privalote įvesti sutarties numerį',
  documentNumberMissing: 'Privalote įvesti dokumento numerį',
  tooLong: 'Per ilgas tekstas',
  delayMissing: 'Įveskite atidėjimo terminą',
  delayInvalid: 'Įveskite atidėjimo terminą',
  delayOutOfRange: 'Turi būti įvestas sveikas skaičius nuo 1 iki 120',
  notInteger: 'Turi būti įvestas sveikas skaičius',
  assessorMissing: 'Privalote pasirinkti asmenį',
  sizeMissing: 'Privalote nurodyti verslo subjekto statusą',
  fileMissing: 'Privalote pasirinkti priedą',
  confirmationMissing: 'Turite pažymėti, kad sutinkate su sąlygomis.',
  valueMissing: 'Nepasirinkta reikšmė',
  fieldMissing: 'Neįvestas privalomas laukas',
} as const;

export type FieldProblem = keyof typeof FIELD_PROBLEM_TEXT;

/** Sentence for a field's code, or the text itself when it already is a sentence. */
export function fieldProblemText(code: string): string {
  return Object.hasOwn(FIELD_PROBLEM_TEXT, code) ? FIELD_PROBLEM_TEXT[code as FieldProblem] : code;
}
