import { ERRORS } from '../../domain/texts/lt/screen/common.ts';
import { PROBLEM_TEXT, problemText } from '../../domain/texts/lt/problem.ts';
import { ApiProblem } from '../api/problem.ts';
import { FIELD_KINDS, type FieldName } from './fields.ts';
import type { DialogErrors } from './values.ts';

/** A sentence for whatever went wrong: the stable code's own words first, then the server's. */
export function problemWords(error: unknown): string {
  if (!(error instanceof ApiProblem)) return ERRORS.noConnection;
  const { code } = error;
  if (code !== 'unexpected' && Object.hasOwn(PROBLEM_TEXT, code)) return problemText(code);
  return error.sentence ?? problemText(code);
}

/** Names under which the server may complain of a field of ours. */
const WIRE_FIELD: Readonly<Record<string, FieldName | 'files'>> = {
  invegacontractnumber: 'contractNumber',
  invegadocumentnumber: 'documentNumber',
  invegadocumentdate: 'documentDate',
  invegaloansum: 'sumCents',
  sum: 'sumCents',
  invegaloaninterestrate: 'rate',
  invegaloanpaymentterm: 'paymentTerm',
  invegaloandelayterm: 'delayMonths',
  riskassessmentresultid: 'result',
  riskassessmentdate: 'date',
  riskassessmentnote: 'note',
  file: 'files',
  files: 'files',
};

/** Errors of the server laid beside the fields of the dialog; codes or sentences, both are shown. */
export function fieldErrorsOf(error: unknown): DialogErrors {
  if (!(error instanceof ApiProblem)) return {};
  const { errors } = error.body;
  if (!errors || Array.isArray(errors)) return {};
  const found: DialogErrors = {};
  for (const [field, messages] of Object.entries(errors)) {
    const last = field.split('.').at(-1) ?? field;
    const name = Object.hasOwn(FIELD_KINDS, last)
      ? (last as FieldName)
      : WIRE_FIELD[last.toLowerCase().replace(/\[\d+\].*$/, '')];
    if (name && messages[0]) found[name] = messages[0];
  }
  return found;
}
