import { addDays, daysBetween, vilniusInstant } from '../values/days.ts';
import { addWorkingDays, isWorkingDay, workingDaysBetween, type Holidays } from '../values/working-days.ts';
import { AGE_FROM, SOON_DAYS } from './figures.ts';

/** No portal of this kind is older; whatever began earlier is counted from here. */
const FIRST_DAY = '2015-01-01';

/** Working days as a database can count them: how many there were up to each day since `first`. */
export interface CountedDays {
  first: string;
  upTo: readonly number[];
}

/** Everything about „today“ that figures are counted by. */
export interface StatisticsDay {
  today: string;
  counted: CountedDays;
  /** Instants: whoever entered a status at or after the n-th has been there for no more than bucket n's days. */
  ageSince: readonly string[];
  /** End of the last day of „soon“. */
  soonUntil: string;
}

export function countedDays(today: string, holidays: Holidays): CountedDays {
  const upTo: number[] = [];
  let count = 0;
  for (let index = 0; index <= daysBetween(FIRST_DAY, today) + 1; index += 1) {
    if (isWorkingDay(addDays(FIRST_DAY, index), holidays)) count += 1;
    upTo.push(count);
  }
  return { first: FIRST_DAY, upTo };
}

export function statisticsDay(today: string, holidays: Holidays): StatisticsDay {
  return {
    today,
    counted: countedDays(today, holidays),
    ageSince: AGE_FROM.slice(1).map((next) => vilniusInstant(firstDayWithin(today, next - 1, holidays))),
    soonUntil: vilniusInstant(addDays(addWorkingDays(today, SOON_DAYS, holidays), 1)),
  };
}

/** The earliest day that is no more than so many working days ago. */
function firstDayWithin(today: string, days: number, holidays: Holidays): string {
  let day = addWorkingDays(today, -days, holidays);
  while (workingDaysBetween(addDays(day, -1), today, holidays) <= days) day = addDays(day, -1);
  return day;
}
