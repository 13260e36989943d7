import type { ActionName } from '../../application/transitions.ts';

export interface ActionText {
  /** The verb: on the button, and again on the dialog's confirming button. */
  button: string;
  /** The row in the history: „kas įvyko“. */
  done: string;
}

/** Every row of the transition table in words. Moves of the system and the signing provider are only seen in the history. */
export const ACTION_TEXT = {
  start: { button: 'Kurti prašymą', done: 'Prašymas pradėtas pildyti' },
  copy: { button: 'Kurti naują prašymą šio pagrindu', done: 'Prašymas sukurtas ankstesnio pagrindu' },
  save: { button: 'Išsaugoti ir tikrinti atitiktį kriterijams', done: 'Prašymas išsaugotas' },
  delete: { button: 'Ištrinti', done: 'Prašymas ištrintas' },
  evaluate: { button: 'Tikrinti atitiktį kriterijams', done: 'Patikrinta atitiktis kriterijams' },
  submit: { button: 'Pateikti', done: 'Prašymas pateiktas vertinti' },
  setAssessor: { button: 'Priskirti vertintoją', done: 'Priskirtas vertintojas' },
  setCompanySize: { button: 'Įvesti verslo subjekto statusą', done: 'Įvestas verslo subjekto statusas' },
  setLoanSum: { button: 'Nustatyti paskolos sumą', done: 'Nustatyta paskolos suma' },
  renewAml: { button: 'Atnaujinti AML / PEP patikrą', done: 'Atnaujinta AML / PEP patikra' },
  reviewAml: { button: 'Peržiūrėti atitikmenis', done: 'Peržiūrėti AML / PEP atitikmenys' },
  saveAmlCheck: {
    button: 'Įrašyti papildomą AML / PEP patikrą',
    done: 'Įrašyta papildoma AML / PEP patikra',
  },
  assessRisk: { button: 'Įrašyti rizikos vertinimą', done: 'Įrašytas rizikos vertinimas' },
  handOver: { button: 'Perduoti tvirtinti', done: 'Perduota tvirtinti' },
  sendBack: { button: 'Grąžinti vertintojui', done: 'Grąžinta vertintojui' },
  approve: { button: 'Patvirtinti finansavimą', done: 'Finansavimas patvirtintas' },
  approveWithDocs: {
    button: 'Patvirtinti su papildomais dokumentais',
    done: 'Finansavimas patvirtintas, laukiama papildomų dokumentų',
  },
  submitAdditionalDocs: { button: 'Pateikti papildomus dokumentus', done: 'Pateikti papildomi dokumentai' },
  return: { button: 'Grąžinti tikslinimui', done: 'Grąžinta tikslinti' },
  reject: { button: 'Atmesti prašymą', done: 'Prašymas atmestas' },
  changeToSubmitted: {
    button: 'Grąžinti į būseną „Pateikta vertinti“',
    done: 'Būsena pakeista į „Pateikta vertinti“',
  },
  uploadContract: {
    button: 'Pateikti pareiškėjui pasirašyti',
    done: 'Sutartis pateikta pareiškėjui pasirašyti',
  },
  changeContractFile: { button: 'Keisti sutarties failą', done: 'Pakeistas sutarties failas' },
  changeTerms: { button: 'Keisti patvirtintas sąlygas', done: 'Pakeistos patvirtintos sąlygos' },
  regenerateDecision: { button: 'Generuoti sprendimą iš naujo', done: 'Sprendimas sugeneruotas iš naujo' },
  applicantSign: { button: 'Pasirašyti', done: 'Sutartį pasirašė pareiškėjas' },
  providerSign: { button: 'Pasirašyti', done: 'Sutartį pasirašė teikėjas' },
  extendEvaluation: {
    button: 'Pratęsti vertinimo terminą',
    done: 'Vertinimo terminas pratęstas iki 30 darbo dienų',
  },
  requestConditionsChange: {
    button: 'Pildyti prašymą keisti sutarties sąlygas',
    done: 'Pareiškėjas paprašė keisti sutarties sąlygas',
  },
  rejectConditionsChange: { button: 'Atmesti sąlygų keitimą', done: 'Sąlygų keitimas atmestas' },
  confirmConditions: { button: 'Derinti keičiamas sąlygas', done: 'Derintos keičiamos sąlygos' },
  uploadConditionsChange: {
    button: 'Patvirtinti sąlygų keitimą',
    done: 'Parengtas sąlygų keitimo dokumentas',
  },
  applicantSignChange: { button: 'Pasirašyti', done: 'Sąlygų keitimą pasirašė pareiškėjas' },
  providerSignChange: { button: 'Pasirašyti', done: 'Sąlygų keitimą pasirašė teikėjas' },
  increaseLoanSum: { button: 'Didinti paskolos sumą', done: 'Paskolos sumos didinimas' },
  extendDelay: { button: 'Pratęsti atidėjimo terminą', done: 'Pratęstas atidėjimo terminas' },
  saveLoanSums: { button: 'Įrašyti deklaruotas sumas', done: 'Įrašytos deklaruotos sumos' },
  signDecision: { button: 'Pasirašyti sprendimą', done: 'Sprendimas pasirašytas' },
  stopDecision: { button: 'Sustabdyti sprendimą', done: 'Sprendimas sustabdytas, kol dar neįsigaliojo' },
  terminate: { button: 'Nutraukti sutartį', done: 'Sutartis nutraukta' },
  signingExpired: {
    button: 'Pasibaigė pasirašymo terminas',
    done: 'Pareiškėjas nepasirašė laiku, prašymas grįžo į „Patvirtinta“',
  },
  docsExpired: {
    button: 'Pasibaigė dokumentų terminas',
    done: 'Papildomi dokumentai nepateikti laiku, prašymas atmestas',
  },
  recountClocks: {
    button: 'Terminai perskaičiuoti',
    done: 'Pasikeitė ne darbo dienos, terminai perskaičiuoti',
  },
  changeSigningExpired: {
    button: 'Pasibaigė pakeitimo pasirašymo terminas',
    done: 'Pareiškėjas pakeitimo nepasirašė per 10 darbo dienų, grįžta sąlygų keitimas',
  },
  holdDecision: { button: 'Priimti sprendimą', done: 'Priimtas sprendimas, kuris dar neįsigaliojo' },
  endWindow: {
    button: 'Baigėsi sprendimo stabdymo laikas',
    done: 'Sprendimas neįsigaliojo, nes pasikeitė tai, kuo jis rėmėsi',
  },
} as const satisfies Record<ActionName, ActionText>;

/** Codes of the action log („backend“ numbering) as the action filter and the statistics name them. */
export const ACTION_LOG_LABEL: Readonly<Record<number, string>> = {
  3: 'Pateikta',
  4: 'Patvirtinta',
  5: 'Atmesta',
  6: 'Grąžinta',
  9: 'Pasirašyta finansavimo sutartis',
  10: 'Nutraukta sutartis',
  16: 'Būsena pakeista',
  17: 'Sugeneruotas sąlygų keitimas',
  18: 'Priskirtas vertintojas',
  19: 'Pakeista sutartis',
  20: 'Įvestas verslo subjekto statusas',
  21: 'Patvirtinta, laukiama dokumentų',
  22: 'Pateikti papildomi dokumentai',
  23: 'Pridėtas failas',
  24: 'Pašalintas failas',
  25: 'Sukurtas mokėjimo prašymas',
  26: 'Pateiktas mokėjimo prašymas',
  27: 'Grąžintas mokėjimo prašymas',
  28: 'Atmestas mokėjimo prašymas',
  29: 'Patvirtintas mokėjimo prašymas',
  30: 'Pakoreguotas mokėjimo prašymas',
  31: 'Pridėtas dokumentas',
  32: 'Pašalintas dokumentas',
  33: 'Patvirtintas dokumentas',
  34: 'Grąžintas dokumentas',
  35: 'Vertintojas pakoregavo dokumentą',
  36: 'Pridėtas dokumento failas',
  37: 'Pašalintas dokumento failas',
  39: 'Prašoma keisti sąlygas',
  40: 'Sugeneruotas sąlygų keitimo dokumentas',
  41: 'Pareiškėjo pasirašytas sąlygų keitimas',
  42: 'Teikėjo pasirašytas sąlygų keitimas',
  43: 'Teikėjo atmestas sąlygų keitimas',
  45: 'Pateikta pareiškėjui pasirašyti',
  46: 'Pakeista paskolos suma ar sąlygos',
};
