import { isEditable, isShown, shownAt, type Field, type FormContext, type FormData } from './form.ts';
import { normaliseValue, placeName } from './normalise-value.ts';
import { getAt, setAt } from './path.ts';
import { sectionsFor } from './sections/index.ts';

/** A draft keeps some answers to questions that are not asked now (`keptIf`); what is submitted does not. */
export type Purpose = 'draft' | 'submission';

/**
 * What is stored after a save: only fields the person may fill, each in its stored form, under the wire names. Unknown keys, values of
 * other types and read-only fields are dropped; answers to questions that are no longer asked are cleared. Never throws; idempotent.
 */
export function normaliseForm(raw: unknown, context: FormContext, purpose: Purpose = 'draft'): FormData {
  const data: FormData = {};
  const fields = sectionsFor(context).flatMap((section) => section.fields.filter(isEditable));
  for (const field of fields) {
    setAt(data, field.path, normaliseValue(field, getAt(raw, field.path), context));
    if (field.place) setAt(data, shownAt(field), placeName(getAt(raw, shownAt(field))));
  }
  // Again until nothing changes: what is shown may depend on answers further down, and on such as have just been cleared.
  for (let left = fields.length; left > 0 && clearHidden(data, fields, { context, purpose }); left -= 1);
  return data;
}

/** Clears answers to questions that are not asked; true when there were any. */
function clearHidden(
  data: FormData,
  fields: readonly Field[],
  { context, purpose }: { context: FormContext; purpose: Purpose },
): boolean {
  let hasChanged = false;
  for (const field of fields) {
    if (isShown(field, data, context)) continue;
    if (purpose === 'draft' && field.keptIf?.(data, context)) continue;
    const [value, cleared] = [getAt(data, field.path), normaliseValue(field, null, context)];
    hasChanged ||= value !== cleared && !(Array.isArray(value) && value.length === 0);
    setAt(data, field.path, cleared);
    if (field.place) setAt(data, shownAt(field), null);
  }
  return hasChanged;
}

/** Answers together with the read-only values (registers, identity, system) taken from `source`, for screens, PDF and export. */
export function withReadOnly(
  answers: FormData,
  source: unknown,
  context: FormContext,
  purpose: Purpose = 'draft',
): FormData {
  const data = normaliseForm(answers, context, purpose);
  for (const section of sectionsFor(context)) {
    for (const field of section.fields) {
      if (isEditable(field)) continue;
      setAt(data, field.path, getAt(source, field.path) ?? (field.kind === 'rows' ? [] : null));
    }
  }
  return data;
}
