import { OWNERS as T } from '../../texts/lt/form/beneficial-owners.ts';
import { VALIDATION } from '../../texts/lt/form/shared.ts';
import type { Field, Section } from '../form.ts';
import { homeCode } from './row-rules.ts';

/** A part of the whole, in per cents. */
export function partField(path: string, label: string): Field {
  return { path, label, kind: 'percent', unit: '%', min: 0, max: 100 };
}

export const beneficialOwners: Section = {
  id: 'beneficialOwners',
  number: 7,
  title: T.title,
  short: T.short,
  group: 'people',
  help: T.help,
  fields: [
    {
      path: 'pepData.ControllingPersons',
      label: T.persons,
      kind: 'rows',
      hint: T.personsHint,
      rows: {
        min: 1,
        max: 4,
        itemLabel: T.item,
        addLabel: T.add,
        incomplete: VALIDATION.personIncomplete,
        tooFew: VALIDATION.personsMissing,
        rules: [homeCode('personCode', 'citizenshipId', ['person'])],
        fields: [
          { path: 'name', label: T.name, kind: 'text', maxLength: 100 },
          { path: 'surname', label: T.surname, kind: 'text', maxLength: 100 },
          { path: 'citizenshipId', label: T.citizenship, kind: 'country' },
          { path: 'personCode', label: T.personCode, kind: 'text', hint: T.personCodeHint, maxLength: 22 },
          { path: 'position', label: T.position, kind: 'text' },
          { ...partField('sharesPart', T.shares), width: 'quarter' },
          { ...partField('votingPart', T.votes), width: 'quarter' },
        ],
      },
    },
  ],
};
