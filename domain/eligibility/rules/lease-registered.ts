import { accepted, dataMissing, denied, type Rule } from '../rule.ts';

/** A lease in the real-estate register that began by one date of the rule set and lasted to the other. */
export const leaseRegistered: Rule = {
  name: 'LeaseRegistered',
  appliesTo: 'both',
  judge: ({ registers: { leases } }, { leaseStartsBy, leaseLastsTo }) => {
    const limit = { kind: 'period', from: leaseStartsBy, to: leaseLastsTo } as const;
    if (leases.state === 'missing') return dataMissing({ source: 'leases', limit });
    const registered = (leases.data?.leases ?? [])
      .filter((lease) => lease.registered)
      .sort((a, b) => (a.from < b.from ? -1 : 1));
    const fitting = registered.find(
      ({ from, to }) => from <= leaseStartsBy && (to === null || to >= leaseLastsTo),
    );
    const shown = fitting ?? registered[0];
    const evidence = {
      source: 'leases',
      value: shown ? ({ kind: 'period', from: shown.from, to: shown.to } as const) : null,
      limit,
      asOf: leases.asOf,
    } as const;
    return fitting ? accepted(evidence) : denied(evidence, 'registerLease');
  },
};
