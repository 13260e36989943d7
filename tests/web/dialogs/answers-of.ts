// What the server says is wrong with what was typed, as it says it.
import { Problem } from '../../../api/http/problems.ts';

/** A refusal of fields, each with its sentence, and that these are to be seen. */
export const wrongFields = (errors: Readonly<Record<string, string>>) => ({
  says: Object.values(errors),
  server: new Problem('validation', {
    errors: Object.fromEntries(Object.entries(errors).map(([field, sentence]) => [field, [sentence]])),
  }),
});
