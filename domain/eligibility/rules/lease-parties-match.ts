import { accepted, dataMissing, denied, type Rule } from '../rule.ts';
import type { BillFacts, Lease } from '../snapshot.ts';

const matches = (bill: BillFacts, lease: Lease): boolean =>
  lease.objectId === bill.objectId &&
  lease.tenantCode === bill.tenantCode &&
  lease.ownerCode === bill.ownerCode &&
  lease.from <= bill.rentDate &&
  (lease.to === null || bill.rentDate <= lease.to);

/** Every bill has a registered lease with its object, parties and date. Without bills there is nothing to differ. */
export const leasePartiesMatch: Rule = {
  name: 'LeasePartiesMatch',
  appliesTo: 'both',
  judge: ({ answers: { bills = [] }, registers: { leases } }) => {
    if (leases.state === 'missing') return dataMissing({ source: 'leases' });
    const registered = (leases.data?.leases ?? []).filter((lease) => lease.registered);
    const unmatched = bills.filter((bill) => !registered.some((lease) => matches(bill, lease)));
    const evidence = {
      source: 'leases',
      value: { kind: 'list', values: unmatched.map((bill) => bill.objectId) },
      asOf: leases.asOf,
    } as const;
    return unmatched.length === 0 ? accepted(evidence) : denied(evidence, 'correctBill');
  },
};
