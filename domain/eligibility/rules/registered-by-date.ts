import { accepted, dataMissing, dataOf, denied, type Rule } from '../rule.ts';

/** The company was registered by the date of the rule set. */
export const registeredByDate: Rule = {
  name: 'RegisteredByDate',
  appliesTo: 'company',
  judge: ({ registers: { legalEntity } }, { registeredBy }) => {
    const registered = dataOf(legalEntity)?.registrationDate ?? null;
    const limit = { kind: 'date', value: registeredBy } as const;
    const { asOf } = legalEntity;
    if (registered === null) return dataMissing({ source: 'legalEntity', limit, asOf });
    const evidence = {
      source: 'legalEntity',
      value: { kind: 'date', value: registered },
      limit,
      asOf,
    } as const;
    return registered <= registeredBy ? accepted(evidence) : denied(evidence, 'noRemedy');
  },
};
