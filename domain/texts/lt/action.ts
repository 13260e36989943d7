import type { ActionName } from '../../application/transitions.ts';

export interface ActionText {
  /** The verb: on the button, and again on the dialog's confirming button. */
  button: string;
  /** Title of the dialog; '{number}' stands for the request's number. */
  title: string;
  /** What will happen, said before it happens. Null: nothing beyond what the form shows. */
  consequence: string | null;
  /** Bold first sentence when there is no way back. */
  warning: string | null;
  /** Notice after it has happened. */
  success: string;
  /** The row in the history: „kas įvyko“. */
  done: string;
}

const IRREVERSIBLE = 'Sprendimo pakeisti negalėsite.';

/** A row nobody presses: only the history says it. */
const byItself = (button: string, done: string): ActionText => ({
  button,
  title: button,
  consequence: null,
  warning: null,
  success: done,
  done,
});

/** Every row of the transition table in words. Moves of the system and the signing provider are only seen in the history. */
export const ACTION_TEXT = {
  start: {
    button: 'Kurti prašymą',
    title: 'Naujas prašymas',
    consequence: 'Iš registrų surinksime jūsų duomenis, tai trunka iki minutės.',
    warning: null,
    success: 'Prašymas sukurtas',
    done: 'Prašymas pradėtas pildyti',
  },
  copy: {
    button: 'Kurti naują prašymą šio pagrindu',
    title: 'Naujas prašymas prašymo Nr. {number} pagrindu',
    consequence: 'Nukopijuosime atsakymus. Priedus reikės įkelti iš naujo.',
    warning: null,
    success: 'Prašymas sukurtas',
    done: 'Prašymas sukurtas ankstesnio pagrindu',
  },
  save: {
    button: 'Išsaugoti ir tikrinti atitiktį kriterijams',
    title: 'Prašymas Nr. {number}',
    consequence: null,
    warning: null,
    success: 'Duomenys išsaugoti',
    done: 'Prašymas išsaugotas',
  },
  delete: {
    button: 'Ištrinti',
    title: 'Ištrinti prašymą Nr. {number}',
    consequence: 'Ištrinsime atsakymus ir priedus.',
    warning: 'Ištrinto prašymo atkurti negalėsite.',
    success: 'Prašymas ištrintas',
    done: 'Prašymas ištrintas',
  },
  evaluate: {
    button: 'Tikrinti atitiktį kriterijams',
    title: 'Finansavimo kriterijai',
    consequence: null,
    warning: null,
    success: 'Atitiktis patikrinta',
    done: 'Patikrinta atitiktis kriterijams',
  },
  submit: {
    button: 'Pateikti',
    title: 'Pateikti prašymą Nr. {number}',
    consequence:
      'Pateikto prašymo keisti negalėsite, kol vertintojas jo negrąžins. Prašoma suma bus rezervuota.',
    warning: null,
    success: 'Paraiška pateikta',
    done: 'Prašymas pateiktas vertinti',
  },
  setAssessor: {
    button: 'Priskirti vertintoją',
    title: 'Priskirti vertintoją prašymui Nr. {number}',
    consequence: null,
    warning: null,
    success: 'Asmuo priskirtas',
    done: 'Priskirtas vertintojas',
  },
  setCompanySize: {
    button: 'Įvesti verslo subjekto statusą',
    title: 'Verslo subjekto statusas, prašymas Nr. {number}',
    consequence: null,
    warning: null,
    success: 'Duomenys išsaugoti',
    done: 'Įvestas verslo subjekto statusas',
  },
  setLoanSum: {
    button: 'Nustatyti paskolos sumą',
    title: 'Nustatyti paskolos sumą, prašymas Nr. {number}',
    consequence: 'Rezervuota suma bus pakeista į nustatytą.',
    warning: null,
    success: 'Paskolos suma nustatyta',
    done: 'Nustatyta paskolos suma',
  },
  renewAml: {
    button: 'Atnaujinti AML / PEP patikrą',
    title: 'Atnaujinti AML / PEP patikrą, prašymas Nr. {number}',
    consequence:
      'Sankcijų ir PEP sąrašuose iš naujo ieškosime visų su prašymu susijusių asmenų ir įmonių. Tai trunka iki minutės.',
    warning: null,
    success: 'AML / PEP patikra pradėta',
    done: 'Atnaujinta AML / PEP patikra',
  },
  reviewAml: {
    button: 'Peržiūrėti atitikmenis',
    title: 'AML / PEP atitikmenų peržiūra, prašymas Nr. {number}',
    consequence:
      'Apie kiekvieną atitikmenį atsakoma atskirai. Jei bent vienas tikras, patikra bus neigiama ir prašymo tvirtinti nebus galima.',
    warning: null,
    success: 'Atitikmenų peržiūra įrašyta',
    done: 'Peržiūrėti AML / PEP atitikmenys',
  },
  saveAmlCheck: {
    button: 'Įrašyti papildomą AML / PEP patikrą',
    title: 'Papildoma AML / PEP patikra, prašymas Nr. {number}',
    consequence: 'Prieš įrašydami pasitarkite su rizikos ir atitikties skyriumi.',
    warning: null,
    success: 'Papildoma AML / PEP patikra įrašyta',
    done: 'Įrašyta papildoma AML / PEP patikra',
  },
  assessRisk: {
    button: 'Įrašyti rizikos vertinimą',
    title: 'Rizikos vertinimas, prašymas Nr. {number}',
    consequence: null,
    warning: null,
    success: 'Rizikos vertinimas įrašytas',
    done: 'Įrašytas rizikos vertinimas',
  },
  handOver: {
    button: 'Perduoti tvirtinti',
    title: 'Perduoti tvirtinti prašymą Nr. {number}',
    consequence: 'Prašymas atsiras tvirtintojo darbuose. Jūsų vertinimo užduotis bus uždaryta.',
    warning: null,
    success: 'Prašymas perduotas tvirtinti',
    done: 'Perduota tvirtinti',
  },
  approve: {
    button: 'Patvirtinti finansavimą',
    title: 'Patvirtinti prašymo Nr. {number} finansavimą',
    consequence:
      'Sutartis negalės viršyti čia patvirtintų sąlygų. Pareiškėjui bus išsiųstas pranešimas, vadybininkas gaus užduotį parengti sutartį.',
    warning: null,
    success: 'Finansavimas patvirtintas',
    done: 'Finansavimas patvirtintas',
  },
  approveWithDocs: {
    button: 'Patvirtinti su papildomais dokumentais',
    title: 'Patvirtinti prašymo Nr. {number} finansavimą su papildomais dokumentais',
    consequence:
      'Sutartis negalės viršyti čia patvirtintų sąlygų. Pareiškėjas turės pateikti papildomus dokumentus. Vertinimo terminas sustos, kol jie bus gauti.',
    warning: null,
    success: 'Finansavimas patvirtintas, laukiama papildomų dokumentų',
    done: 'Finansavimas patvirtintas, laukiama papildomų dokumentų',
  },
  submitAdditionalDocs: {
    button: 'Pateikti papildomus dokumentus',
    title: 'Pateikti papildomus dokumentus, prašymas Nr. {number}',
    consequence: 'Pateikus dokumentus jų keisti negalėsite.',
    warning: null,
    success: 'Papildomi dokumentai pateikti vertinimui',
    done: 'Pateikti papildomi dokumentai',
  },
  return: {
    button: 'Grąžinti tikslinimui',
    title: 'Grąžinti tikslinti prašymą Nr. {number}',
    consequence:
      'Pareiškėjui bus išsiųstas pranešimas. Vertinimo terminas sustos, kol prašymas bus pateiktas iš naujo.',
    warning: null,
    success: 'Prašymas grąžintas tikslinti',
    done: 'Grąžinta tikslinti',
  },
  reject: {
    button: 'Atmesti prašymą',
    title: 'Atmesti prašymą Nr. {number}',
    consequence: 'Pareiškėjui bus išsiųstas pranešimas, rezervuota suma grįš į biudžetą.',
    warning: IRREVERSIBLE,
    success: 'Prašymas atmestas',
    done: 'Prašymas atmestas',
  },
  changeToSubmitted: {
    button: 'Grąžinti į būseną „Pateikta vertinti“',
    title: 'Ar tikrai norite pakeisti prašymo Nr. {number} būseną į „Pateikta vertinti“?',
    consequence: 'Patvirtinimas bus atšauktas, vertintojas gaus užduotį įvertinti iš naujo.',
    warning: null,
    success: 'Būsena pakeista į „Pateikta vertinti“',
    done: 'Būsena pakeista į „Pateikta vertinti“',
  },
  uploadContract: {
    button: 'Pateikti pareiškėjui pasirašyti',
    title: 'Pateikti pareiškėjui pasirašyti sutartį, prašymas Nr. {number}',
    consequence: 'Pareiškėjas turės 10 darbo dienų sutarčiai pasirašyti.',
    warning: null,
    success: 'Sutartis pateikta pareiškėjui pasirašyti',
    done: 'Sutartis pateikta pareiškėjui pasirašyti',
  },
  changeContractFile: {
    button: 'Keisti sutarties failą',
    title: 'Keisti sutarties failą, prašymas Nr. {number}',
    consequence:
      'Jei pareiškėjas jau pasirašė, jo parašas neteks galios ir naują sutartį reikės pasirašyti iš naujo.',
    warning: null,
    success: 'Sutartis atnaujinta',
    done: 'Pakeistas sutarties failas',
  },
  changeTerms: {
    button: 'Keisti patvirtintas sąlygas',
    title: 'Keisti patvirtintas sąlygas, prašymas Nr. {number}',
    consequence:
      'Sprendimas bus parengtas iš naujo. Pasirašoma sutartis ir jos parašai neteks galios, vadybininkas turės parengti naują.',
    warning: null,
    success: 'Patvirtintos sąlygos pakeistos',
    done: 'Pakeistos patvirtintos sąlygos',
  },
  regenerateDecision: {
    button: 'Generuoti sprendimą iš naujo',
    title: 'Generuoti sprendimą iš naujo, prašymas Nr. {number}',
    consequence: null,
    warning: null,
    success: 'Sprendimas sugeneruotas iš naujo',
    done: 'Sprendimas sugeneruotas iš naujo',
  },
  applicantSign: {
    button: 'Pasirašyti',
    title: 'Pasirašyti sutartį, prašymas Nr. {number}',
    consequence: 'Pasirašysite pasirašymo paslaugos lange ir grįšite čia.',
    warning: null,
    success: 'Sutartis pasirašyta',
    done: 'Sutartį pasirašė pareiškėjas',
  },
  providerSign: {
    button: 'Pasirašyti',
    title: 'Pasirašyti sutartį teikėjo vardu, prašymas Nr. {number}',
    consequence: 'Sutartis įsigalios, pareiškėjas galės teikti mokėjimo prašymus.',
    warning: null,
    success: 'Paskolos sutartis pasirašyta',
    done: 'Sutartį pasirašė teikėjas',
  },
  signingExpired: byItself(
    'Pasibaigė pasirašymo terminas',
    'Pareiškėjas nepasirašė laiku, prašymas grįžo į „Patvirtinta“',
  ),
  docsExpired: byItself(
    'Pasibaigė dokumentų terminas',
    'Papildomi dokumentai nepateikti laiku, prašymas atmestas',
  ),
  extendEvaluation: {
    button: 'Pratęsti vertinimo terminą',
    title: 'Pratęsti vertinimo terminą, prašymas Nr. {number}',
    consequence: 'Vertinimui bus skirta 30 darbo dienų nuo pateikimo. Pratęsti galima vieną kartą.',
    warning: null,
    success: 'Vertinimo terminas pratęstas',
    done: 'Vertinimo terminas pratęstas iki 30 darbo dienų',
  },
  recountClocks: byItself('Terminai perskaičiuoti', 'Pasikeitė ne darbo dienos, terminai perskaičiuoti'),
  requestConditionsChange: {
    button: 'Pildyti prašymą keisti sutarties sąlygas',
    title: 'Prašymas keisti sutarties sąlygas, prašymas Nr. {number}',
    consequence:
      'Sąlygų keitimo mokestis – 100,00 EUR. Kol prašymas nagrinėjamas, galioja dabartinės sąlygos.',
    warning: null,
    success: 'Prašymas pakeisti sutartį sėkmingai pateiktas',
    done: 'Pareiškėjas paprašė keisti sutarties sąlygas',
  },
  rejectConditionsChange: {
    button: 'Atmesti sąlygų keitimą',
    title: 'Atmesti sąlygų keitimą, prašymas Nr. {number}',
    consequence: 'Lieka galioti dabartinės sutarties sąlygos, pareiškėjui bus išsiųstas pranešimas.',
    warning: null,
    success: 'Sąlygų keitimas atmestas',
    done: 'Sąlygų keitimas atmestas',
  },
  confirmConditions: {
    button: 'Derinti keičiamas sąlygas',
    title: 'Derinti keičiamas sąlygas, prašymas Nr. {number}',
    consequence:
      'Didesnę sumą, mažesnes palūkanas ar ilgesnį terminą siūlo vadybininkas, o tvirtintojas patvirtina lygiai tokias pačias sąlygas. Tik tada jas galima teikti pasirašyti.',
    warning: null,
    success: 'Keičiamos sąlygos įrašytos',
    done: 'Derintos keičiamos sąlygos',
  },
  uploadConditionsChange: {
    button: 'Patvirtinti sąlygų keitimą',
    title: 'Patvirtinti sąlygų keitimą, prašymas Nr. {number}',
    consequence: 'Pareiškėjas turės 10 darbo dienų pakeitimui pasirašyti.',
    warning: null,
    success: 'Sąlygų keitimas patvirtintas',
    done: 'Parengtas sąlygų keitimo dokumentas',
  },
  applicantSignChange: {
    button: 'Pasirašyti',
    title: 'Pasirašyti sąlygų keitimą, prašymas Nr. {number}',
    consequence: 'Pasirašysite pasirašymo paslaugos lange ir grįšite čia.',
    warning: null,
    success: 'Sąlygų keitimas pasirašytas',
    done: 'Sąlygų keitimą pasirašė pareiškėjas',
  },
  providerSignChange: {
    button: 'Pasirašyti',
    title: 'Pasirašyti sąlygų keitimą teikėjo vardu, prašymas Nr. {number}',
    consequence: 'Pakeistos sąlygos įsigalios.',
    warning: null,
    success: 'Sąlygų keitimas pasirašytas',
    done: 'Sąlygų keitimą pasirašė teikėjas',
  },
  changeSigningExpired: byItself(
    'Pasibaigė pakeitimo pasirašymo terminas',
    'Pareiškėjas pakeitimo nepasirašė per 10 darbo dienų, grįžta sąlygų keitimas',
  ),
  increaseLoanSum: {
    button: 'Didinti paskolos sumą',
    title: 'Didinti paskolos sumą, prašymas Nr. {number}',
    consequence:
      'Didesnę sumą siūlo vadybininkas, o kitas žmogus – tvirtintojas – patvirtina lygiai tokią pačią. Patvirtinta suma bus iškart įskaičiuota į išduotas lėšas.',
    warning: null,
    success: 'Paskolos sumos didinimas įrašytas',
    done: 'Paskolos sumos didinimas',
  },
  extendDelay: {
    button: 'Pratęsti atidėjimo terminą',
    title: 'Pratęsti atidėjimo terminą, prašymas Nr. {number}',
    consequence: 'Pratęsti galima vieną kartą, kitos sąlygos nesikeičia.',
    warning: null,
    success: 'Atidėjimo terminas pratęstas',
    done: 'Pratęstas atidėjimo terminas',
  },
  saveLoanSums: {
    button: 'Įrašyti deklaruotas sumas',
    title: 'Įrašyti deklaruotas sumas, prašymas Nr. {number}',
    consequence: 'Sumas matys ir pareiškėjas.',
    warning: null,
    success: 'Duomenys išsaugoti',
    done: 'Įrašytos deklaruotos sumos',
  },
  signDecision: {
    button: 'Pasirašyti sprendimą',
    title: 'Pasirašyti sprendimą, prašymas Nr. {number}',
    consequence: 'Pasirašytą sprendimą iškart matys pareiškėjas, jam bus išsiųstas pranešimas.',
    warning: null,
    success: 'Sprendimas pasirašytas',
    done: 'Sprendimas pasirašytas',
  },
  holdDecision: byItself('Priimti sprendimą', 'Priimtas sprendimas, kuris dar neįsigaliojo'),
  stopDecision: {
    button: 'Sustabdyti sprendimą',
    title: 'Sustabdyti sprendimą, prašymas Nr. {number}',
    consequence:
      'Sprendimas neįsigalios, pareiškėjas apie jį nesužinos. Kas ir kodėl sustabdė, liks istorijoje.',
    warning: null,
    success: 'Sprendimas sustabdytas',
    done: 'Sprendimas sustabdytas, kol dar neįsigaliojo',
  },
  endWindow: byItself(
    'Baigėsi sprendimo stabdymo laikas',
    'Sprendimas neįsigaliojo, nes pasikeitė tai, kuo jis rėmėsi',
  ),
  terminate: {
    button: 'Nutraukti sutartį',
    title: 'Nutraukti sutartį, prašymas Nr. {number}',
    consequence: 'Pareiškėjui bus išsiųstas pranešimas, naujų mokėjimo prašymų teikti nebegalės.',
    warning: 'Nutrauktos sutarties atkurti negalėsite.',
    success: 'Sutartis nutraukta',
    done: 'Sutartis nutraukta',
  },
} as const satisfies Record<ActionName, ActionText>;

/** Title of an action's dialog with the request's number in place. */
export function actionTitle(action: ActionName, requestNumber: number | string): string {
  return ACTION_TEXT[action].title.replace('Nr. {number}', `Nr.\u00A0${requestNumber}`);
}

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
