import type { FormContext, FormData } from '../../../domain/forms/form.ts';
import { vilniusDate } from '../../../domain/values/days.ts';
import type { StaffCase } from '../data/types.ts';

/** What the form of this request depends on, as the applicant's screen sees it. */
export function formContext(request: StaffCase): FormContext {
  const { LoginType, SchemeCode, Status } = request.RequestSystemInfo;
  return {
    loginType: LoginType,
    scheme: SchemeCode,
    status: Status,
    today: vilniusDate(new Date().toISOString()),
    registeredEvrks: request.evrksList,
    activeSince: request.activeSince,
  };
}

/** The answers under their wire names. */
export function formAnswersOf(request: StaffCase): FormData {
  return request;
}
