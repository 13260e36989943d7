import { SCHEMES } from '../../../domain/schemes/index.ts';
import { CASE, type REQUEST_DATA } from '../../../domain/texts/lt/screen/staff-case.ts';
import { FORM_WORDS } from '../../../domain/texts/lt/form/shared.ts';
import { statusLabel } from '../../../domain/texts/lt/status.ts';
import type { StaffCase } from '../data/types.ts';

/** „tiesiogines/2022-06-01“ names the set by its scheme, which stands in a row of its own, and its first day. */
const rulesInForce = (version: string | null, submitted: string | null): string | null =>
  version === null ? null : CASE.rulesSince(version.split('/').at(-1)!, submitted?.slice(0, 10) ?? null);

/** Number, dates and rules of a request as rows of label and value. */
export function requestDataRows(request: StaffCase, label: typeof REQUEST_DATA) {
  const info = request.RequestSystemInfo;
  const rows: [keyof typeof REQUEST_DATA, string | null][] = [
    ['number', String(info.RequestId)],
    ['created', info.Created],
    ['status', statusLabel(info.Status)],
    ['firstSubmitted', info.FirstSubmittedDate],
    ['submitted', info.SubmittedDate],
    ['submissions', info.SubmissionCount > 0 ? String(info.SubmissionCount) : null],
    ['scheme', SCHEMES[info.SchemeCode].name],
    ['copiedFrom', info.CopiedFrom === null ? null : `Nr.\u00A0${info.CopiedFrom}`],
    ['rules', rulesInForce(info.RuleSetVersion, info.FirstSubmittedDate)],
    ['handedOver', request.handedOverAt],
    ['refusalOfFunding', request.refusalOfFunding ? FORM_WORDS.yes : null],
  ];
  return rows.map(([path, value]) => ({ path, label: label[path], value: value ?? FORM_WORDS.notGiven }));
}
