import { lowestRateBp } from '../../domain/application/approved-terms.ts';
import type { ActionName } from '../../domain/application/transitions.ts';
import { schemeOf } from '../../domain/schemes/index.ts';
import { formatExactRate, formatRate } from '../../domain/texts/lt/format.ts';
import { monthsShort, TERMS } from '../../domain/texts/lt/terms.ts';
import { interestRatePpm } from '../../domain/values/loan-schedule.ts';
import { toWire } from '../../domain/values/money.ts';
import type { StaffCase } from '../staff/data/types.ts';
import type { DataItem } from '../ui/DataList.tsx';
import { caseFacts } from './case-facts.ts';

function rateOf(request: StaffCase) {
  const { referenceBp, marginBp } = schemeOf(request.RequestSystemInfo.SchemeCode).rate;
  return { referenceBp, marginBp, rateBp: lowestRateBp({ rateBp: null, marginBp }, referenceBp) };
}

/** What the scheme's formula gives now, as on the wire. */
export const schemeRate = (request: StaffCase): string => toWire(rateOf(request).rateBp);

/** What an approval without a rate means. */
export const schemeRateHint = (request: StaffCase): string =>
  TERMS.defaultRate(formatRate(rateOf(request).rateBp));

const APPROVING: readonly ActionName[] = ['approve', 'approveWithDocs', 'changeTerms'];

/** What an approver weighs the terms against: what was asked for, and what the formula gives. */
export function termsSummary(action: ActionName, request: StaffCase): DataItem[] {
  if (!APPROVING.includes(action)) return [];
  const { termMonths, delayMonths } = caseFacts(request);
  const { referenceBp, marginBp } = rateOf(request);
  const formula = TERMS.formula(formatRate(Math.max(0, referenceBp)), formatRate(marginBp));
  const asked =
    termMonths === null
      ? []
      : [
          {
            label: TERMS.asked,
            value: TERMS.askedFor(
              monthsShort(termMonths),
              delayMonths === null ? TERMS.none : monthsShort(delayMonths),
            ),
          },
        ];
  const exact = formatExactRate(interestRatePpm(referenceBp, marginBp));
  return [...asked, { label: TERMS.byFormula, value: `${formula} = ${exact}` }];
}
