import type { FormContext } from '../../../domain/forms/form.ts';
import { vilniusDate } from '../../../domain/values/days.ts';
import type { RequestDetail } from './queries.ts';

/**
 * What the form depends on beside the answers. An empty list of activities counts as „no activity“ only when the
 * tax authority has said so; before that nothing is known yet.
 */
export function formContextOf(
  detail: Pick<RequestDetail, 'RequestSystemInfo' | 'evrksList' | 'activeSince'>,
  limitCents: number | null,
  isTaxKnown: boolean,
  now: Date = new Date(),
): FormContext {
  const { LoginType, SchemeCode, Status } = detail.RequestSystemInfo;
  return {
    loginType: LoginType,
    scheme: SchemeCode,
    status: Status,
    today: vilniusDate(now.toISOString()),
    registeredEvrks: detail.evrksList.length > 0 || isTaxKnown ? detail.evrksList : null,
    activeSince: detail.activeSince,
    limitCents,
  };
}
