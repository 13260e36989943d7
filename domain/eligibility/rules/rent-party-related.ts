import { heldBy } from '../group.ts';
import { accepted, dataMissing, dataOf, denied, type Rule } from '../rule.ts';
import type { BillFacts, Lease } from '../snapshot.ts';

const MAJORITY = 50;

type Lessor = Pick<Lease | BillFacts, 'objectId' | 'ownerCode' | 'ownerMajorityCodes'>;

/**
 * The lessor is not of the tenant's group: neither its owner, nor of its declared or registered group, nor held by the tenant or by the
 * tenant's own majority owner. Lessors are those of the register and those of the bills.
 */
export const rentPartyRelated: Rule = {
  name: 'RentPartyRelated',
  appliesTo: 'company',
  judge: ({ answers: { parentCompanyCodes = [], bills = [] }, registers, group = [] }) => {
    const { shareholders, leases, legalEntity } = registers;
    const data = dataOf(shareholders);
    if (!data) return dataMissing({ source: 'shareholders', asOf: shareholders.asOf });
    if (leases.state === 'missing') return dataMissing({ source: 'leases' });
    const majority = [...heldBy(data.owners, ({ code }) => code)]
      .filter(([, part]) => part > MAJORITY)
      .map(([code]) => code);
    const linked = group.filter(({ link }) => link === 'linked').map(({ code }) => code);
    const own = dataOf(legalEntity)?.code;
    const related = new Set([...majority, ...parentCompanyCodes, ...linked, ...(own ? [own] : [])]);
    const lessors: readonly Lessor[] = [...(leases.data?.leases ?? []), ...bills];
    const found = lessors.filter(
      ({ ownerCode, ownerMajorityCodes }) =>
        related.has(ownerCode) || (ownerMajorityCodes ?? []).some((code) => related.has(code)),
    );
    const evidence = {
      source: 'shareholders',
      value: { kind: 'list', values: [...new Set(found.map(({ objectId }) => objectId))] },
      asOf: shareholders.asOf,
    } as const;
    if (found.length > 0) return denied(evidence, 'noRemedy');
    const isUnknown = lessors.some(({ ownerMajorityCodes }) => ownerMajorityCodes === null);
    return isUnknown ? dataMissing(evidence) : accepted(evidence);
  },
};
