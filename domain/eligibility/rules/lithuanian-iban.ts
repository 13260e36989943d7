import { ibanProblem, isLithuanianIban } from '../../values/iban.ts';
import { accepted, dataMissing, denied, type Rule } from '../rule.ts';

/** The account given is of an institution in Lithuania. The account itself is not repeated in the result. */
export const lithuanianIban: Rule = {
  name: 'LithuanianIban',
  appliesTo: 'both',
  judge: ({ answers: { iban } }) => {
    if (iban === null || ibanProblem(iban) === 'missing')
      return dataMissing({ source: 'answers' }, 'giveAnswer');
    const country = { kind: 'code', value: iban.trim().slice(0, 2).toUpperCase() } as const;
    const evidence = { source: 'answers', value: country, limit: { kind: 'code', value: 'LT' } } as const;
    return isLithuanianIban(iban) ? accepted(evidence) : denied(evidence, 'lithuanianAccount');
  },
};
