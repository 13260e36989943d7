import { DECLARATIONS as T, QUESTIONNAIRE } from '../../texts/lt/form/declarations.ts';
import { VALIDATION } from '../../texts/lt/form/shared.ts';
import { yearsBehind } from '../../eligibility/party-age.ts';
import { asksQuestionnaire, schemeOf, type SizeType } from '../../schemes/index.ts';
import type { Condition, Field, Section } from '../form.ts';
import { getAt } from '../path.ts';

/** Specification 1 section 9: the six questions are for young and small social business. */
const isAsked: Condition = (data, context) => {
  const entity = context.loginType === 'Company' ? 'CompanyData' : 'ApplicantData';
  const { activeSince, today } = context;
  return asksQuestionnaire(schemeOf(context.scheme), {
    ageYears: activeSince ? yearsBehind(activeSince, today) : null,
    size: (getAt(data, `${entity}.CompanySizeType`) as SizeType | null | undefined) ?? null,
    socialBusiness: (getAt(data, 'LoanInfo.LoanSocialBusiness') as boolean | null | undefined) ?? null,
  });
};

/** A yes/no question whose „Ne“ must be explained. */
function question(name: keyof typeof QUESTIONNAIRE): Field[] {
  const path = `Questionnaire.${name}`;
  return [
    {
      path,
      kind: 'yesNo',
      width: 'full',
      words: { missing: VALIDATION.questionnaireMissing },
      showIf: isAsked,
      keptIf: () => true,
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
      showIf: (data, context) => isAsked(data, context) && getAt(data, path) === false,
      keptIf: (data) => getAt(data, path) === false,
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
