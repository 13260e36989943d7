import { CONFIRMATIONS, CONFIRMATIONS_TITLE as T } from '../../texts/lt/form/confirmations.ts';
import type { Field, Section } from '../form.ts';

const tick = (name: keyof typeof CONFIRMATIONS): Field => ({
  path: `Checks.${name}`,
  kind: 'checkbox',
  width: 'full',
  ...CONFIRMATIONS[name],
});

export const confirmations: Section = {
  id: 'confirmations',
  number: 12,
  title: T.title,
  short: T.short,
  group: 'confirmations',
  intro: T.intro,
  fields: [
    tick('Check1Confirment'),
    tick('Check2Correctness'),
    tick('Check3AgreementToCheck'),
    tick('Check4AgreementToPublish'),
    tick('Check5AgreementToManage'),
    tick('Check6OtherCircuference'),
    tick('Check7Restructuring'),
    tick('Check8Turnover1'),
    tick('Check9Turnover2'),
    // Only this scheme is about trade with one country.
    { ...tick('Check10Chinese'), showIf: (_data, { scheme }) => scheme === 'tiesiogines' },
  ],
};
