import { accepted, dataMissing, denied, type Rule } from '../rule.ts';

/** Main activity outside the excluded divisions (agriculture, forestry, fishing, finance), by explicit divisions, never by section letter. */
const judge: Rule['judge'] = ({ answers: { mainEvrk } }, { excludedDivisions }) => {
  const limit = { kind: 'list', values: excludedDivisions } as const;
  if (!mainEvrk) return dataMissing({ source: 'answers', limit }, 'giveAnswer');
  const evidence = { source: 'answers', value: { kind: 'code', value: mainEvrk }, limit } as const;
  return excludedDivisions.includes(mainEvrk.slice(0, 2)) ? denied(evidence, 'chooseActivity') : accepted(evidence);
};

/** Asked of loans for working capital, and while the purpose is not chosen. */
export const allowedEvrkCodes: Rule = {
  name: 'AllowedEvrkCodes',
  appliesTo: 'both',
  isHidden: ({ answers }) => answers.purpose === 1,
  judge,
};

/** Asked of investment loans. */
export const allowedEvrkCodesInvest: Rule = {
  name: 'AllowedEvrkCodesInvest',
  appliesTo: 'both',
  isHidden: ({ answers }) => answers.purpose !== 1,
  judge,
};
