import type { StatusId } from '../../application/status.ts';
import type { TaskKind } from '../../tasks/kind.ts';
import type { QueueKey } from '../../tasks/queues.ts';
import { STATUS_TEXT } from './status.ts';

export interface TaskText {
  /** What is to be done, as a row of the inbox says it. */
  title: string;
  /** Why it waits. */
  why: string;
}

export const TASK_TEXT = {
  takeRequest: { title: 'Paimti vertinti', why: 'Prašymui nepriskirtas vertintojas' },
  assess: { title: 'Įvertinti', why: 'Prašymas laukia vertintojo išvados' },
  decide: { title: 'Priimti sprendimą', why: 'Vertintojas perdavė prašymą tvirtinti' },
  prepareContract: { title: 'Parengti sutartį', why: 'Finansavimas patvirtintas' },
  signAsProvider: { title: 'Pasirašyti sutartį', why: 'Pareiškėjas sutartį jau pasirašė' },
  reviewConditionsChange: {
    title: 'Išnagrinėti sąlygų keitimą',
    why: 'Pareiškėjas prašo keisti sutarties sąlygas',
  },
  signChange: { title: 'Pasirašyti sąlygų keitimą', why: 'Pareiškėjas pakeitimą jau pasirašė' },
  signDecision: { title: 'Pasirašyti sprendimą', why: 'Kol nepasirašytas, pareiškėjas sprendimo nemato' },
  confirmTerms: {
    title: 'Patvirtinti siūlomas sąlygas',
    why: 'Vadybininkas siūlo didinti sumą arba keisti sąlygas',
  },
  reviewPaymentRequest: { title: 'Įvertinti mokėjimo prašymą', why: 'Pateiktas mokėjimo prašymas' },
  confirmBills: { title: 'Patvirtinti sąskaitas', why: 'Savininkas patvirtino naujas sąskaitas' },
  amlReview: { title: 'Peržiūrėti AML / PEP patikrą', why: 'Patikra rado atitikmenų' },
  confirmRegister: {
    title: 'Patvirtinti ranka įvestą reikšmę',
    why: 'Registras neatsako, jo duomenis iš dokumento įvedė kitas darbuotojas',
  },
  undeliveredMail: {
    title: 'Laiškas nepristatytas',
    why: 'Pašto serveris laiško nepriėmė, kartojama nebus',
  },
  decisionFell: {
    title: 'Sprendimas neįsigaliojo',
    why: 'Kol laukta, pasikeitė tai, kuo jis rėmėsi. Priežastis – bylos istorijoje',
  },
  stuck: {
    title: 'Padėti įstrigusiam prašymui',
    why: 'Neatsako kita sistema arba po atkūrimo trūksta veiksmų',
  },
} as const satisfies Record<TaskKind, TaskText>;

const WORK_QUEUE = {
  mine: 'Mano darbai',
  unassigned: 'Nepriskirtos',
  overdue: 'Vėluoja',
  withApprover: 'Pas tvirtintoją',
  all: 'Visos paraiškos',
  paymentRequests: 'Mokėjimo prašymai',
  newBills: 'Naujos sąskaitos',
} as const satisfies Record<Exclude<QueueKey, `status-${StatusId}`>, string>;

/** Name of a queue in the rail. */
export function queueLabel(key: QueueKey): string {
  if (key in WORK_QUEUE) return WORK_QUEUE[key as keyof typeof WORK_QUEUE];
  return STATUS_TEXT[Number(key.slice('status-'.length)) as StatusId].short;
}

export const QUEUE_GROUP = { work: 'Darbai', status: 'Pagal būseną' } as const;

/** What an empty queue says. */
export const QUEUE_EMPTY = {
  mine: { title: 'Viskas padaryta', text: 'Jums priskirtų darbų nėra.' },
  unassigned: { title: 'Visos paskirstytos', text: 'Nepriskirtų prašymų nėra.' },
  overdue: { title: 'Niekas nevėluoja', text: 'Visi terminai dar nepasibaigę.' },
  withApprover: { title: 'Tvirtinti nėra ko', text: 'Tvirtinti perduotų prašymų nėra.' },
  all: { title: 'Paraiškų dar nėra', text: 'Pateiktos paraiškos atsiras čia.' },
  paymentRequests: { title: 'Mokėjimo prašymų nėra', text: 'Vertinti pateiktų mokėjimo prašymų nėra.' },
  newBills: {
    title: 'Naujų sąskaitų nėra',
    text: 'Nuomos sąskaitų, kurių finansavimą reikėtų patvirtinti, nėra.',
  },
  status: { title: 'Prašymų nėra', text: 'Šios būsenos prašymų šiuo metu nėra.' },
} as const;
