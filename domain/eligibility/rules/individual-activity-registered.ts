import { accepted, dataMissing, denied, type Rule } from '../rule.ts';

/** The sole trader carries on a registered activity on the day asked for. */
export const individualActivityRegistered: Rule = {
  name: 'IndividualActivityRegistered',
  appliesTo: 'individual',
  judge: ({ askedOn, registers: { individualActivity } }) => {
    if (individualActivity.state === 'missing') return dataMissing({ source: 'individualActivity' });
    const certificates = individualActivity.data?.certificates ?? [];
    const active = certificates.filter(({ from, to }) => from <= askedOn && (to === null || to >= askedOn));
    const evidence = {
      source: 'individualActivity',
      value: {
        kind: 'list',
        values: (active.length ? active : certificates).map((certificate) => certificate.number),
      },
      limit: { kind: 'date', value: askedOn },
      asOf: individualActivity.asOf,
    } as const;
    return active.length > 0 ? accepted(evidence) : denied(evidence, 'registerActivity');
  },
};
