// Changes of days off, as the history of a case says them.
import type { ClockKind } from '../../application/clocks.ts';
import type { DayKind, DayProblem } from '../../calendar/day-off.ts';
import { CLOCK_TITLE } from './screen/staff-clock.ts';

interface Changed {
  date: string;
  kind: DayKind;
  name: string | null;
  reason: string;
}

/** What was changed and why: „2026-11-27 paskelbta ne darbo diena „Gedulo diena“. Pagrindas: …“. */
export function dayChangeText({ date, kind, name, reason }: Changed): string {
  const what = {
    dayOff: `${date} paskelbta ne darbo diena „${name ?? ''}“`,
    worked: `${date} paskelbta darbo diena`,
    statutory: `${date} vėl tokia diena, kokia yra pagal įstatymą`,
  }[kind];
  return `${what}. Pagrindas: ${reason}`;
}

/** The ends that have moved, and why. */
export function movedEndsText(
  moved: readonly { kind: ClockKind; from: string; to: string }[],
  why: string,
): string {
  return `${moved.map(({ kind, from, to }) => `${CLOCK_TITLE[kind]}: ${from} → ${to}`).join('; ')}. ${why}`;
}

export const DAY_PROBLEM_TEXT = {
  dateMissing: 'Įveskite datą',
  datePast: 'Praėjusios dienos keisti negalima',
  dateTooFar: 'Galima keisti tik trejų artimiausių metų dienas',
  alreadyOff: 'Tai jau ne darbo diena',
  notHoliday: 'Darbo diena galima paskelbti tik šventę, kuri nėra savaitgalį',
  notChanged: 'Ši diena jau yra tokia, kokia yra pagal įstatymą',
  nameMissing: 'Įveskite dienos pavadinimą',
  reasonMissing: 'Nurodykite pagrindą, bent 6 simbolius',
} as const satisfies Record<DayProblem, string>;

export const LENGTH_PROBLEM_TEXT = {
  outOfRange: (max: number) => `Turi būti įvestas sveikas skaičius nuo 1 iki ${max}`,
} as const;
