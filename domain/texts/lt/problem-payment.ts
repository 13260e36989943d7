import type { PaymentRefusal } from '../../payment/transitions.ts';
import type { ProblemCode } from './problem.ts';

/** Refusals that only payment requests know; the others have their sentence in problem.ts. */
export type PaymentProblem = Exclude<PaymentRefusal, ProblemCode>;

export const PAYMENT_PROBLEM_TEXT = {
  loanSigned: 'Mokėjimo prašymą galima pradėti tik pasirašius sutartį arba jos pakeitimą',
  loanInForce: 'Paskolos sutartis negalioja',
  loanEnded: 'Paskolos sutartis galioja',
  surveyAnswered: 'Privalote užpildyti visus atsakymus',
  documentsPresent: 'Pridėkite bent vieną dokumentą',
  documentsAttached: 'Prie kiekvieno dokumento įkelkite bent vieną failą',
  documentsKnown: 'Tokio dokumento šiame mokėjimo prašyme nėra',
  withinGranted: 'Suma viršija paskolos likutį',
  withinRemainders: 'Suma viršija paskolos likutį. Peržiūrėkite dokumentą ir bandykite dar kartą',
  notPaidOut: 'Visa patvirtinta suma jau išmokėta',
  withinApproved: 'Suma viršija patvirtintą ir dar neišmokėtą sumą',
  payOutDayKnown: 'Išmokėjimo diena turi būti ne ankstesnė už patvirtinimo dieną ir ne vėlesnė už šiandieną',
} as const satisfies Record<PaymentProblem, string>;
