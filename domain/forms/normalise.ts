import { isEditable, isShown, shownAt, type FormContext, type FormData } from './form.ts';
import { normaliseValue, placeName } from './normalise-value.ts';
import { getAt, setAt } from './path.ts';
import { sectionsFor } from './sections/index.ts';

/**
 * What is stored after a save: only fields the person may fill, each in its stored form, under the wire names. Unknown keys, values of
 * other types and read-only fields are dropped; answers to questions that are no longer asked are cleared. Never throws; idempotent.
 */
export function normaliseForm(raw: unknown, context: FormContext): FormData {
  const data: FormData = {};
  const fields = sectionsFor(context).flatMap((section) => section.fields.filter(isEditable));
  for (const field of fields) {
    setAt(data, field.path, normaliseValue(field, getAt(raw, field.path), context));
    if (field.place) setAt(data, shownAt(field), placeName(getAt(raw, shownAt(field))));
  }
  // A second pass, because what is shown may depend on answers given further down.
  for (const field of fields) {
    if (isShown(field, data, context)) continue;
    setAt(data, field.path, normaliseValue(field, null, context));
    if (field.place) setAt(data, shownAt(field), null);
  }
  return data;
}

/** Answers together with the read-only values (registers, identity, system) taken from `source`, for screens, PDF and export. */
export function withReadOnly(answers: FormData, source: unknown, context: FormContext): FormData {
  const data = normaliseForm(answers, context);
  for (const section of sectionsFor(context)) {
    for (const field of section.fields) {
      if (isEditable(field)) continue;
      setAt(data, field.path, getAt(source, field.path) ?? (field.kind === 'rows' ? [] : null));
    }
  }
  return data;
}
