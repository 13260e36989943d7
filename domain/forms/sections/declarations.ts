import { DECLARATIONS as T, QUESTIONNAIRE } from '../../texts/lt/form/declarations.ts';
import { VALIDATION } from '../../texts/lt/form/shared.ts';
import type { Field, Section } from '../form.ts';
import { getAt } from '../path.ts';

/** A yes/no question whose „Ne“ must be explained. */
function question(name: keyof typeof QUESTIONNAIRE): Field[] {
  const path = `Questionnaire.${name}`;
  return [
    {
      path,
      kind: 'yesNo',
      width: 'full',
      words: { missing: VALIDATION.questionnaireMissing },
      ...QUESTIONNAIRE[name],
    },
    {
      path: `${path}Comment`,
      label: T.comment,
      kind: 'textarea',
      hint: T.commentHint,
      width: 'full',
      minLength: 6,
      maxLength: 1000,
      words: { missing: VALIDATION.commentMissing, tooShort: VALIDATION.commentTooShort },
      showIf: (data) => getAt(data, path) === false,
    },
  ];
}

export const declarations: Section = {
  id: 'declarations',
  number: 13,
  title: T.title,
  short: T.short,
  group: 'confirmations',
  intro: T.intro,
  fields: [
    ...question('IsSmall'),
    ...question('IsNotListed'),
    ...question('IsProfitNotShared'),
    ...question('IsNotJoined'),
    ...question('IsNotTaken'),
    ...question('IsNotProblemic'),
    {
      path: 'SelfDeclaration',
      label: T.selfDeclaration,
      kind: 'checkbox',
      hint: T.selfDeclarationHint,
      width: 'full',
    },
  ],
};
