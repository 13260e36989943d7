import { accepted, dataMissing, denied, type Rule } from '../rule.ts';

/** The company is in the register of legal entities. */
export const registeredInJar: Rule = {
  name: 'RegisteredInJar',
  appliesTo: 'company',
  judge: ({ registers: { legalEntity } }) => {
    if (legalEntity.state === 'missing') return dataMissing({ source: 'legalEntity' });
    const { data, asOf } = legalEntity;
    if (!data)
      return denied(
        { source: 'legalEntity', value: { kind: 'yesNo', value: false }, asOf },
        'registerCompany',
      );
    // Struck off: the register still tells about it, but it is no longer registered.
    if (data.legalStatus === 'deregistered')
      return denied(
        { source: 'legalEntity', value: { kind: 'status', value: data.legalStatus }, asOf },
        'registerCompany',
      );
    return accepted({ source: 'legalEntity', value: { kind: 'yesNo', value: true }, asOf });
  },
};
