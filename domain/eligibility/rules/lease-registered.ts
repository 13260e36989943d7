import { accepted, dataMissing, denied, type Rule } from '../rule.ts';

/** A lease in the real-estate register that began by one date of the rule set and lasted to the other. */
export const leaseRegistered: Rule = {
  name: 'LeaseRegistered',
  appliesTo: 'both',
  judge: ({ registers: { leases } }, { leaseStartsBy, leaseLastsTo }) => {
    if (leases.state === 'missing') return dataMissing({ source: 'leases' });
    const registered = (leases.data?.leases ?? []).filter((lease) => lease.registered);
    const fits = registered.some(
      ({ from, to }) => from <= leaseStartsBy && (to === null || to >= leaseLastsTo),
    );
    const first = registered.map((lease) => lease.from).sort()[0];
    const evidence = {
      source: 'leases',
      value: first === undefined ? null : ({ kind: 'date', value: first } as const),
      limit: { kind: 'date', value: leaseStartsBy },
      asOf: leases.asOf,
    } as const;
    return fits ? accepted(evidence) : denied(evidence, 'registerLease');
  },
};
