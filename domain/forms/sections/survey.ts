import { Status } from '../../application/status.ts';
import { SURVEY as T, SURVEY_RATING } from '../../texts/lt/form/survey.ts';
import type { Field, Section } from '../form.ts';
import { getAt } from '../path.ts';

const OPTIONS = ([1, 2, 3, 4] as const).map((value) => ({ value, label: SURVEY_RATING[value] }));
const rating = (name: string, label: string): Field => ({
  path: `Ratings.${name}`,
  label,
  kind: 'select',
  options: OPTIONS,
  registerSource: 'system',
});

/** Given with the first payment request; only read here. */
export const survey: Section = {
  id: 'survey',
  number: 14,
  title: T.title,
  short: T.short,
  group: 'confirmations',
  statuses: (status) => status >= Status.signed,
  fields: [
    rating('starterRatingId', T.starter),
    rating('invegaCommunicationRatingId', T.communication),
    rating('invegaFinancialRatingId', T.financial),
  ],
  showIf: (data) => survey.fields.some(({ path }) => typeof getAt(data, path) === 'number'),
};
