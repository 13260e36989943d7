import { formatDayAndMonth } from './format.ts';

interface Window {
  /** 'yyyy-MM-dd HH:mm'. */
  from: string;
  to: string;
  isNow: boolean;
}

/** '2026-09-30 17:00' → 'rugsėjo 30 d. 17:00', as the notice has always written it. */
const moment = (text: string): string => `${formatDayAndMonth(text.slice(0, 10))} ${text.slice(11)}`;

/** The notice of planned works, and what it becomes while they last. */
export function maintenanceSentence({ from, to, isNow }: Window): string {
  return isNow
    ? `Vyksta planiniai sistemos darbai. Prisijungti negalima iki ${moment(to)}.`
    : `Nuo ${moment(from)} iki ${moment(to)} vyks planiniai sistemos darbai, prisijungti nebus galima.`;
}
