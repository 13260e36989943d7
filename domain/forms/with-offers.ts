import type { FormContext, FormData } from './form.ts';
import { isEmptyValue } from './normalise-value.ts';
import { normaliseForm } from './normalise.ts';
import type { Offer } from './offers.ts';
import { getAt, setAt } from './path.ts';

/** Those whose place is empty and was not emptied by a person. */
export function wantedOffers(answers: unknown, offers: readonly Offer[], context: FormContext): Offer[] {
  const data = normaliseForm(answers, context);
  return offers.filter(({ path, isPut }) => !isPut && isEmptyValue(getAt(data, path)));
}

/** Answers with offers in their places. */
export function withOffers(answers: unknown, offers: readonly Offer[], context: FormContext): FormData {
  const data = normaliseForm(answers, context);
  for (const { path, value } of offers) setAt(data, path, value);
  return normaliseForm(data, context);
}
