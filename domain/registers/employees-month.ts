import { addDays, addMonths } from '../values/days.ts';

/** Day of the month from which the file of the month before must be out (atvira.sodra.lt). */
const OUT_ON = 20;

/** The newest month, yyyy-MM, that the public file of employees must have by a day, yyyy-MM-dd in Vilnius. */
export function monthExpected(day: string): string {
  const back = Number(day.slice(8)) >= OUT_ON ? 1 : 2;
  return addMonths(`${day.slice(0, 7)}-01`, -back).slice(0, 7);
}

/** Last day of a month: what is said of it is true for that day. */
export const lastDayOf = (month: string): string => addDays(addMonths(`${month}-01`, 1), -1);
