import { Status } from '../../application/status.ts';
import { DECLARATION_DATA as T } from '../../texts/lt/form/declaration-data.ts';
import type { Section } from '../form.ts';

/** Sums the provider declares; shown when status is above 7. */
export const declarationData: Section = {
  id: 'declarationData',
  number: 15,
  title: T.title,
  short: T.short,
  group: 'confirmations',
  statuses: (status) => status > Status.contractGenerated,
  fields: [
    { path: 'GuaranteesLoanSum', label: T.guarantees, kind: 'money', registerSource: 'system' },
    { path: 'CovidLoanSum', label: T.covid, kind: 'money', registerSource: 'system' },
  ],
};
