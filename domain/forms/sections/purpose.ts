import { PURPOSE as T } from '../../texts/lt/form/purpose.ts';
import { VALIDATION } from '../../texts/lt/form/shared.ts';
import type { Section } from '../form.ts';

export const purpose: Section = {
  id: 'purpose',
  number: 11,
  title: T.title,
  short: T.short,
  group: 'loan',
  fields: [
    {
      path: 'InvegaReason',
      label: T.reason,
      kind: 'textarea',
      hint: T.reasonHint,
      width: 'full',
      minLength: 5,
      maxLength: 2000,
      words: { missing: VALIDATION.textMissing },
    },
  ],
};
