import { accepted, dataMissing, denied, type Rule } from '../rule.ts';

/** The sole trader carries on a registered activity on the day asked for. */
export const individualActivityRegistered: Rule = {
  name: 'IndividualActivityRegistered',
  appliesTo: 'individual',
  judge: ({ askedOn, registers: { individualActivity } }) => {
    if (individualActivity.state === 'missing') return dataMissing({ source: 'individualActivity' });
    const certificates = individualActivity.data?.certificates ?? [];
    // A certificate may be suspended or taken away before the day written in it.
    const active = certificates.filter(
      (held) => held.active !== false && held.from <= askedOn && (held.to === null || held.to >= askedOn),
    );
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
