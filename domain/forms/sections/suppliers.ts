import { SUPPLIERS as T } from '../../texts/lt/form/suppliers.ts';
import { VALIDATION } from '../../texts/lt/form/shared.ts';
import type { Section } from '../form.ts';
import { homeCode } from './row-rules.ts';

export const suppliers: Section = {
  id: 'suppliers',
  number: 9,
  title: T.title,
  short: T.short,
  group: 'people',
  help: T.help,
  fields: [
    {
      path: 'suppliers',
      label: T.suppliers,
      kind: 'rows',
      hint: T.suppliersHint,
      rows: {
        min: 1,
        max: 5,
        itemLabel: T.item,
        addLabel: T.add,
        incomplete: VALIDATION.supplierIncomplete,
        tooFew: VALIDATION.suppliersMissing,
        rules: [homeCode('code', 'registrationCountryId', ['company', 'person'])],
        fields: [
          { path: 'name', label: T.name, kind: 'text' },
          { path: 'registrationCountryId', label: T.country, kind: 'country' },
          { path: 'code', label: T.code, kind: 'text', hint: T.codeHint, maxLength: 22 },
          { path: 'basisForPayments', label: T.basis, kind: 'text', hint: T.basisHint },
          { path: 'evrk', label: T.evrk, kind: 'evrk', width: 'full' },
        ],
      },
    },
  ],
};
