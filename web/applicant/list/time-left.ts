import { daysBetween, vilniusDate } from '../../../domain/values/days.ts';

/** Calendar days from today (Vilnius) to a date; the applicant counts in those. */
export function calendarDaysLeft(date: string, now: Date = new Date()): number {
  return daysBetween(vilniusDate(now.toISOString()), date);
}
