import { existsSince } from '../party-age.ts';
import { accepted, dataMissing, dataOf, denied, type Evidence, type Rule } from '../rule.ts';

/** Annual income or balance-sheet assets of the reference year within the cap: one of the two is enough. */
export const incomeOrAssetsCap: Rule = {
  name: 'IncomeOrAssetsCap',
  appliesTo: 'both',
  judge: (snapshot, { incomeYear, incomeCapCents, assetsCapCents }) => {
    const { accounts } = snapshot.registers;
    const since = existsSince(snapshot);
    if (since !== null && since > `${incomeYear}-12-31`) {
      return accepted({ source: 'legalEntity', value: { kind: 'date', value: since } });
    }
    const isIndividual = snapshot.loginType === 'Individual';
    const row = dataOf(accounts)?.years.find((year) => year.year === incomeYear && year.filed);
    const income = isIndividual ? (snapshot.answers.declaredIncome ?? null) : (row?.income ?? null);
    const assets = row?.assets ?? null;
    const shown: Evidence =
      income !== null || assets === null
        ? {
            source: isIndividual ? 'answers' : 'accounts',
            value: income === null ? null : { kind: 'money', cents: income },
            limit: { kind: 'money', cents: incomeCapCents },
          }
        : {
            source: 'accounts',
            value: { kind: 'money', cents: assets },
            limit: { kind: 'money', cents: assetsCapCents },
          };
    const evidence = { ...shown, asOf: `${incomeYear}-12-31` };
    const fits =
      (income !== null && income <= incomeCapCents) || (assets !== null && assets <= assetsCapCents);
    if (fits) return accepted(evidence);
    if (income !== null && (assets !== null || isIndividual)) return denied(evidence, 'otherScheme');
    return dataMissing(evidence, isIndividual ? 'giveAnswer' : 'fileReports');
  },
};
