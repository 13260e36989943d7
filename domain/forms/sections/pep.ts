import { PEP as T, PEP_RELATION } from '../../texts/lt/form/pep.ts';
import { VALIDATION } from '../../texts/lt/form/shared.ts';
import type { Condition, Section } from '../form.ts';
import { getAt } from '../path.ts';
import { notInFuture } from './row-rules.ts';

const HAS = 'pepData.HasImportantResponsibilities';
const hasPersons: Condition = (data) => getAt(data, HAS) === true;
const RELATIONS = ([1, 2, 3] as const).map((value) => ({ value, label: PEP_RELATION[value] }));

export const pep: Section = {
  id: 'pep',
  number: 6,
  title: T.title,
  short: T.short,
  group: 'people',
  help: T.help,
  fields: [
    { path: HAS, label: T.has, kind: 'yesNo', hint: T.hasHint, width: 'full' },
    {
      path: 'pepData.ImportantResponsibilityPersons',
      label: T.persons,
      kind: 'rows',
      hint: T.personsHint,
      showIf: hasPersons,
      rows: {
        min: 1,
        max: 4,
        itemLabel: T.item,
        addLabel: T.add,
        incomplete: VALIDATION.personIncomplete,
        tooFew: VALIDATION.personsMissing,
        rules: [notInFuture('birthDate')],
        fields: [
          { path: 'name', label: T.name, kind: 'text', maxLength: 100 },
          { path: 'surname', label: T.surname, kind: 'text', maxLength: 100 },
          { path: 'birthDate', label: T.birthDate, kind: 'date' },
          { path: 'country', label: T.country, kind: 'country' },
          { path: 'position', label: T.position, kind: 'text' },
          { path: 'personRelation', label: T.relation, kind: 'select', options: RELATIONS },
        ],
      },
    },
    {
      path: 'pepData.HasImportantResponsibilitiesMoreThan4',
      label: T.moreThan4,
      kind: 'yesNo',
      hint: T.moreThan4Hint,
      width: 'full',
      showIf: hasPersons,
    },
  ],
};
