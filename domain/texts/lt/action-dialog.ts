// What a dialog says of its action; fetched with the dialogs, apart from what every case shows (action.ts).
import type { ActionName } from '../../application/transitions.ts';

export interface ActionDialogText {
  /** Title of the dialog; '{number}' stands for the request's number. */
  title: string;
  /** What will happen, said before it happens. Null: nothing beyond what the form shows. */
  consequence: string | null;
  /** Bold first sentence when there is no way back. */
  warning: string | null;
  /** Notice after it has happened. */
  success: string;
}

/** What the case does by itself: nobody opens a dialog for it. */
type ByItself =
  'signingExpired' | 'docsExpired' | 'recountClocks' | 'changeSigningExpired' | 'holdDecision' | 'endWindow';

export const ACTION_DIALOG = {
  start: {
    title: 'Naujas prašymas',
    consequence: 'Iš registrų surinksime jūsų duomenis, tai trunka iki minutės.',
    warning: null,
    success: 'Prašymas sukurtas',
  },
  copy: {
    title: 'Naujas prašymas prašymo Nr. {number} pagrindu',
    consequence: 'Nukopijuosime atsakymus. Priedus reikės įkelti iš naujo.',
    warning: null,
    success: 'Prašymas sukurtas',
  },
  save: {
    title: 'Prašymas Nr. {number}',
    consequence: null,
    warning: null,
    success: 'Duomenys išsaugoti',
  },
  delete: {
    title: 'Ištrinti prašymą Nr. {number}',
    consequence: 'Ištrinsime atsakymus ir priedus.',
    warning: 'Ištrinto prašymo atkurti negalėsite.',
    success: 'Prašymas ištrintas',
  },
  evaluate: {
    title: 'Finansavimo kriterijai',
    consequence: null,
    warning: null,
    success: 'Atitiktis patikrinta',
  },
  submit: {
    title: 'Pateikti prašymą Nr. {number}',
    consequence:
      'Pateikto prašymo keisti negalėsite, kol vertintojas jo negrąžins. Prašoma suma bus rezervuota.',
    warning: null,
    success: 'Paraiška pateikta',
  },
  setAssessor: {
    title: 'Priskirti vertintoją prašymui Nr. {number}',
    consequence: null,
    warning: null,
    success: 'Asmuo priskirtas',
  },
  setCompanySize: {
    title: 'Verslo subjekto statusas, prašymas Nr. {number}',
    consequence: null,
    warning: null,
    success: 'Duomenys išsaugoti',
  },
  setLoanSum: {
    title: 'Nustatyti paskolos sumą, prašymas Nr. {number}',
    consequence: 'Rezervuota suma bus pakeista į nustatytą.',
    warning: null,
    success: 'Paskolos suma nustatyta',
  },
  renewAml: {
    title: 'Atnaujinti AML / PEP patikrą, prašymas Nr. {number}',
    consequence:
      'Sankcijų ir PEP sąrašuose iš naujo ieškosime visų su prašymu susijusių asmenų ir įmonių. Tai trunka iki minutės.',
    warning: null,
    success: 'AML / PEP patikra pradėta',
  },
  reviewAml: {
    title: 'AML / PEP atitikmenų peržiūra, prašymas Nr. {number}',
    consequence:
      'Apie kiekvieną atitikmenį atsakoma atskirai. Jei bent vienas tikras, patikra bus neigiama ir prašymo tvirtinti nebus galima.',
    warning: null,
    success: 'Atitikmenų peržiūra įrašyta',
  },
  saveAmlCheck: {
    title: 'Papildoma AML / PEP patikra, prašymas Nr. {number}',
    consequence: 'Prieš įrašydami pasitarkite su rizikos ir atitikties skyriumi.',
    warning: null,
    success: 'Papildoma AML / PEP patikra įrašyta',
  },
  assessRisk: {
    title: 'Rizikos vertinimas, prašymas Nr. {number}',
    consequence: null,
    warning: null,
    success: 'Rizikos vertinimas įrašytas',
  },
  handOver: {
    title: 'Perduoti tvirtinti prašymą Nr. {number}',
    consequence: 'Prašymas atsiras tvirtintojo darbuose. Jūsų vertinimo užduotis bus uždaryta.',
    warning: null,
    success: 'Prašymas perduotas tvirtinti',
  },
  sendBack: {
    title: 'Grąžinti vertintojui prašymą Nr. {number}',
    consequence:
      'Prašymas grįš į vertintojo darbus, jūsų užduotis bus uždaryta. Pareiškėjas nieko nemato, terminas nesustoja.',
    warning: null,
    success: 'Prašymas grąžintas vertintojui',
  },
  approve: {
    title: 'Patvirtinti prašymo Nr. {number} finansavimą',
    consequence:
      'Sutartis negalės viršyti čia patvirtintų sąlygų. Pareiškėjui bus išsiųstas pranešimas, vadybininkas gaus užduotį parengti sutartį.',
    warning: null,
    success: 'Finansavimas patvirtintas',
  },
  approveWithDocs: {
    title: 'Patvirtinti prašymo Nr. {number} finansavimą su papildomais dokumentais',
    consequence:
      'Sutartis negalės viršyti čia patvirtintų sąlygų. Pareiškėjas turės pateikti papildomus dokumentus. Vertinimo terminas sustos, kol jie bus gauti.',
    warning: null,
    success: 'Finansavimas patvirtintas, laukiama papildomų dokumentų',
  },
  submitAdditionalDocs: {
    title: 'Pateikti papildomus dokumentus, prašymas Nr. {number}',
    consequence: 'Pateikus dokumentus jų keisti negalėsite.',
    warning: null,
    success: 'Papildomi dokumentai pateikti vertinimui',
  },
  return: {
    title: 'Grąžinti tikslinti prašymą Nr. {number}',
    consequence:
      'Pareiškėjui bus išsiųstas pranešimas. Vertinimo terminas sustos, kol prašymas bus pateiktas iš naujo.',
    warning: null,
    success: 'Prašymas grąžintas tikslinti',
  },
  reject: {
    title: 'Atmesti prašymą Nr. {number}',
    consequence: 'Pareiškėjui bus išsiųstas pranešimas, rezervuota suma grįš į biudžetą.',
    warning: 'Sprendimo pakeisti negalėsite.',
    success: 'Prašymas atmestas',
  },
  changeToSubmitted: {
    title: 'Ar tikrai norite pakeisti prašymo Nr. {number} būseną į „Pateikta vertinti“?',
    consequence: 'Patvirtinimas bus atšauktas, vertintojas gaus užduotį įvertinti iš naujo.',
    warning: null,
    success: 'Būsena pakeista į „Pateikta vertinti“',
  },
  uploadContract: {
    title: 'Pateikti pareiškėjui pasirašyti sutartį, prašymas Nr. {number}',
    consequence: 'Pareiškėjas turės 10 darbo dienų sutarčiai pasirašyti.',
    warning: null,
    success: 'Sutartis pateikta pareiškėjui pasirašyti',
  },
  changeContractFile: {
    title: 'Keisti sutarties failą, prašymas Nr. {number}',
    consequence:
      'Jei pareiškėjas jau pasirašė, jo parašas neteks galios ir naują sutartį reikės pasirašyti iš naujo.',
    warning: null,
    success: 'Sutartis atnaujinta',
  },
  changeTerms: {
    title: 'Keisti patvirtintas sąlygas, prašymas Nr. {number}',
    consequence:
      'Sprendimas bus parengtas iš naujo. Pasirašoma sutartis ir jos parašai neteks galios, vadybininkas turės parengti naują.',
    warning: null,
    success: 'Patvirtintos sąlygos pakeistos',
  },
  regenerateDecision: {
    title: 'Generuoti sprendimą iš naujo, prašymas Nr. {number}',
    consequence: null,
    warning: null,
    success: 'Sprendimas sugeneruotas iš naujo',
  },
  applicantSign: {
    title: 'Pasirašyti sutartį, prašymas Nr. {number}',
    consequence: 'Pasirašysite pasirašymo paslaugos lange ir grįšite čia.',
    warning: null,
    success: 'Sutartis pasirašyta',
  },
  providerSign: {
    title: 'Pasirašyti sutartį teikėjo vardu, prašymas Nr. {number}',
    consequence: 'Sutartis įsigalios, pareiškėjas galės teikti mokėjimo prašymus.',
    warning: null,
    success: 'Paskolos sutartis pasirašyta',
  },
  extendEvaluation: {
    title: 'Pratęsti vertinimo terminą, prašymas Nr. {number}',
    consequence: 'Vertinimui bus skirta 30 darbo dienų nuo pateikimo. Pratęsti galima vieną kartą.',
    warning: null,
    success: 'Vertinimo terminas pratęstas',
  },
  requestConditionsChange: {
    title: 'Prašymas keisti sutarties sąlygas, prašymas Nr. {number}',
    consequence:
      'Sąlygų keitimo mokestis – 100,00 EUR. Kol prašymas nagrinėjamas, galioja dabartinės sąlygos.',
    warning: null,
    success: 'Prašymas pakeisti sutartį sėkmingai pateiktas',
  },
  rejectConditionsChange: {
    title: 'Atmesti sąlygų keitimą, prašymas Nr. {number}',
    consequence: 'Lieka galioti dabartinės sutarties sąlygos, pareiškėjui bus išsiųstas pranešimas.',
    warning: null,
    success: 'Sąlygų keitimas atmestas',
  },
  confirmConditions: {
    title: 'Derinti keičiamas sąlygas, prašymas Nr. {number}',
    consequence:
      'Didesnę sumą, mažesnes palūkanas ar ilgesnį terminą siūlo vadybininkas, o tvirtintojas patvirtina lygiai tokias pačias sąlygas. Tik tada jas galima teikti pasirašyti.',
    warning: null,
    success: 'Keičiamos sąlygos įrašytos',
  },
  uploadConditionsChange: {
    title: 'Patvirtinti sąlygų keitimą, prašymas Nr. {number}',
    consequence: 'Pareiškėjas turės 10 darbo dienų pakeitimui pasirašyti.',
    warning: null,
    success: 'Sąlygų keitimas patvirtintas',
  },
  applicantSignChange: {
    title: 'Pasirašyti sąlygų keitimą, prašymas Nr. {number}',
    consequence: 'Pasirašysite pasirašymo paslaugos lange ir grįšite čia.',
    warning: null,
    success: 'Sąlygų keitimas pasirašytas',
  },
  providerSignChange: {
    title: 'Pasirašyti sąlygų keitimą teikėjo vardu, prašymas Nr. {number}',
    consequence: 'Pakeistos sąlygos įsigalios.',
    warning: null,
    success: 'Sąlygų keitimas pasirašytas',
  },
  increaseLoanSum: {
    title: 'Didinti paskolos sumą, prašymas Nr. {number}',
    consequence:
      'Didesnę sumą siūlo vadybininkas, o kitas žmogus – tvirtintojas – patvirtina lygiai tokią pačią. Patvirtinta suma bus iškart įskaičiuota į išduotas lėšas.',
    warning: null,
    success: 'Paskolos sumos didinimas įrašytas',
  },
  extendDelay: {
    title: 'Pratęsti atidėjimo terminą, prašymas Nr. {number}',
    consequence: 'Pratęsti galima vieną kartą, kitos sąlygos nesikeičia.',
    warning: null,
    success: 'Atidėjimo terminas pratęstas',
  },
  saveLoanSums: {
    title: 'Įrašyti deklaruotas sumas, prašymas Nr. {number}',
    consequence: 'Sumas matys ir pareiškėjas.',
    warning: null,
    success: 'Duomenys išsaugoti',
  },
  signDecision: {
    title: 'Pasirašyti sprendimą, prašymas Nr. {number}',
    consequence: 'Pasirašytą sprendimą iškart matys pareiškėjas, jam bus išsiųstas pranešimas.',
    warning: null,
    success: 'Sprendimas pasirašytas',
  },
  stopDecision: {
    title: 'Sustabdyti sprendimą, prašymas Nr. {number}',
    consequence:
      'Sprendimas neįsigalios, pareiškėjas apie jį nesužinos. Kas ir kodėl sustabdė, liks istorijoje.',
    warning: null,
    success: 'Sprendimas sustabdytas',
  },
  terminate: {
    title: 'Nutraukti sutartį, prašymas Nr. {number}',
    consequence:
      'Pareiškėjui bus išsiųstas pranešimas, naujų mokėjimo prašymų teikti nebegalės, o nepateikti bus uždaryti.',
    warning: 'Nutrauktos sutarties atkurti negalėsite.',
    success: 'Sutartis nutraukta',
  },
} as const satisfies Record<Exclude<ActionName, ByItself>, ActionDialogText>;

export type DialogAction = keyof typeof ACTION_DIALOG;

/** Title of an action's dialog with the request's number in place. */
export function actionTitle(action: DialogAction, requestNumber: number | string): string {
  return ACTION_DIALOG[action].title.replace('Nr. {number}', `Nr.\u00A0${requestNumber}`);
}
