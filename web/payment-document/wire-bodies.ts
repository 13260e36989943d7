import { vilniusTime } from '../../domain/values/days.ts';
import { APPLICANT_FIELDS, EVALUATOR_FIELDS, textOf, wireValue, type FieldTexts } from './document-texts.ts';
import type { OpenDocument } from './queries.ts';

type Body = Record<string, string | number | boolean | null>;

const smallFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Names that keep their capital in the applicant's payload (specification 2, section 7). */
const CAPITAL = /^Funds/;

/** The applicant's payload: the listed keys, when it was made, its number when it is not new. */
export function applicantBody(
  texts: FieldTexts,
  of: { paymentRequestId: number; document: OpenDocument | null; formVersion: number | null; now: Date },
): Body {
  const fields = APPLICANT_FIELDS.map((field) => {
    const value = wireValue(field, texts[field.name] ?? '');
    return [CAPITAL.test(field.name) ? field.name : smallFirst(field.name), value];
  });
  return {
    ...(Object.fromEntries(fields) as Body),
    created: vilniusTime(of.now),
    ...(of.document
      ? { Id: of.document.Id, formVersion: of.formVersion }
      : { paymentRequestId: of.paymentRequestId }),
  };
}

/** The evaluator's: every field by its small first letter; where nothing differs, the applicant's own value. */
export function evaluatorBody(
  texts: FieldTexts,
  note: string,
  document: OpenDocument,
): Body & { prDocumentId: number } {
  const given = document as unknown as Record<string, unknown>;
  const fields = EVALUATOR_FIELDS.map((field) => {
    const text = texts[field.name]?.trim() || textOf(field, given[field.name]);
    return [smallFirst(field.name), wireValue(field, text)];
  });
  return {
    ...(Object.fromEntries(fields) as Body),
    prDocumentId: document.Id,
    comment: note.trim(),
    RequiredSum: Number(document.RequiredSum),
  };
}
