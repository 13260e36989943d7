import { SCHEMES } from '../../../domain/schemes/index.ts';
import type { REQUEST_DATA } from '../../../domain/texts/lt/screen/staff-case.ts';
import { FORM_WORDS } from '../../../domain/texts/lt/form/shared.ts';
import type { StaffCase } from '../data/types.ts';

/** Number, dates and rules of a request as rows of label and value. */
export function requestDataRows(request: StaffCase, label: typeof REQUEST_DATA) {
  const info = request.RequestSystemInfo;
  const rows: [keyof typeof REQUEST_DATA, string | null][] = [
    ['number', String(info.RequestId)],
    ['created', info.Created],
    ['firstSubmitted', info.FirstSubmittedDate],
    ['submitted', info.SubmittedDate],
    ['submissions', info.SubmissionCount > 0 ? String(info.SubmissionCount) : null],
    ['scheme', SCHEMES[info.SchemeCode].name],
    ['copiedFrom', info.CopiedFrom === null ? null : `Nr.\u00A0${info.CopiedFrom}`],
    ['rules', info.RuleSetVersion],
    ['handedOver', request.handedOverAt],
    ['refusalOfFunding', request.refusalOfFunding ? FORM_WORDS.yes : null],
  ];
  return rows.map(([path, value]) => ({ path, label: label[path], value: value ?? FORM_WORDS.notGiven }));
}
