import { isPercentOf } from '../../values/percent.ts';
import { accepted, dataMissing, dataOf, denied, type Rule } from '../rule.ts';

/** Per cents rounded down to four decimals, so that a share under the limit never looks like the limit. */
function percentOf(part: number, total: number): number {
  return total <= 0 ? 0 : Number((BigInt(part) * 1_000_000n) / BigInt(total)) / 10_000;
}

/** Import or export share with the affected country reaches the limit; either side is enough, a zero total is not met. */
export const tradeShare: Rule = {
  name: 'TradeShare',
  appliesTo: 'both',
  judge: ({ registers: { taxAuthority } }, { tradeSharePercent }) => {
    const data = dataOf(taxAuthority);
    const limit = { kind: 'percent', value: tradeSharePercent } as const;
    if (!data) return dataMissing({ source: 'taxAuthority', limit, asOf: taxAuthority.asOf });
    const sides = [
      { part: data.importAffected2021, total: data.importTotal2021, asOf: data.importDate },
      { part: data.exportAffected2021, total: data.exportTotal2021, asOf: data.exportDate },
    ];
    const known = sides.flatMap(({ part, total, asOf }) =>
      part === null || total === null
        ? []
        : [
            {
              percent: percentOf(part, total),
              isMet: isPercentOf(part, total, tradeSharePercent),
              asOf,
            },
          ],
    );
    const best = known.reduce<(typeof known)[number] | null>(
      (a, b) => (a && a.percent >= b.percent ? a : b),
      null,
    );
    const evidence = {
      source: 'taxAuthority',
      value: best && ({ kind: 'percent', value: best.percent } as const),
      limit,
      asOf: best?.asOf ?? taxAuthority.asOf,
    } as const;
    if (known.some((side) => side.isMet)) return accepted(evidence);
    return known.length < sides.length ? dataMissing(evidence) : denied(evidence, 'checkTradeSums');
  },
};
