import { schemeOf, type SchemeCode } from '../schemes/index.ts';
import { addMonths } from '../values/days.ts';

/** Last day records are kept for that were moved last on this day: 5 years where rent is compensated, otherwise 10. */
export function keptUntil(scheme: SchemeCode, lastMoved: string): string {
  return addMonths(lastMoved, schemeOf(scheme).retentionYears * 12);
}
