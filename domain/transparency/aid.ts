// Aid that is published (specification 1, terms: 500,000 EUR or more, within six months). Dates are 'yyyy-MM-dd' in Vilnius.
import { addDays, addMonths, daysBetween } from '../values/days.ts';

export const PUBLISHED_FROM_CENTS = 500_000_00;
const PUBLISH_MONTHS = 6;
/** So long before the term ends it is published by itself: a term nobody minds is not missed. */
const BY_ITSELF_DAYS = 14;

/** Last day on which aid given by a contract of that day may be published. */
export const publishBy = (grantedOn: string): string => addMonths(grantedOn, PUBLISH_MONTHS);

/** From this day on the portal publishes it without anybody. */
export const publishesItselfOn = (grantedOn: string): string =>
  addDays(publishBy(grantedOn), -BY_ITSELF_DAYS);

export const daysToPublish = (grantedOn: string, today: string): number =>
  daysBetween(today, publishBy(grantedOn));
