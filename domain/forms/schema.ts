import { z } from 'zod';
import type { FormContext, FormData } from './form.ts';
import { validateForm } from './validate.ts';

/** The form as a zod schema, for libraries that want one (Mantine's schemaResolver): same problems, same sentences. */
export function formSchema(context: FormContext): z.ZodType<FormData> {
  return z
    .custom<FormData>((value) => typeof value === 'object' && value !== null)
    .superRefine((value, refinement) => {
      for (const { path, message, code } of validateForm(value, context)) {
        refinement.addIssue({ code: 'custom', path: path.split('.'), message, params: { code } });
      }
    });
}
