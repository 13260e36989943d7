import { accepted, dataMissing, dataOf, denied, type Rule } from '../rule.ts';

/** Some activity was carried on between the two dates of the rule set. */
export const activityInReferencePeriod: Rule = {
  name: 'ActivityInReferencePeriod',
  appliesTo: 'both',
  judge: ({ loginType, registers: { individualActivity, taxAuthority } }, { activityFrom, activityTo }) => {
    const source = loginType === 'Individual' ? 'individualActivity' : 'taxAuthority';
    const spans =
      loginType === 'Individual'
        ? dataOf(individualActivity)?.certificates.map(({ from, to, evrk }) => ({ from, to, evrk }))
        : dataOf(taxAuthority)?.activities.map(({ dateFrom, dateTo, evrk }) => ({
            from: dateFrom,
            to: dateTo,
            evrk,
          }));
    const asOf = (loginType === 'Individual' ? individualActivity : taxAuthority).asOf;
    const limit = { kind: 'period', from: activityFrom, to: activityTo } as const;
    if (!spans) return dataMissing({ source, limit, asOf });
    const active = spans.filter(
      ({ from, to }) => (from === null || from <= activityTo) && (to === null || to >= activityFrom),
    );
    const evidence = {
      source,
      value: { kind: 'list', values: active.map((span) => span.evrk) },
      limit,
      asOf,
    } as const;
    return active.length > 0 ? accepted(evidence) : denied(evidence, 'noRemedy');
  },
};
