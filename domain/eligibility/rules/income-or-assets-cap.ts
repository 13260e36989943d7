import { existsSince } from '../party-age.ts';
import { accepted, dataMissing, dataOf, denied, type Evidence, type Rule } from '../rule.ts';
import { groupTotal, type Total } from '../group-total.ts';

const fits = ({ cents, isWhole }: Total, cap: number): boolean => isWhole && cents <= cap;
/** Already what is known is over the cap, so what is not known cannot mend it. */
const isOver = ({ cents }: Total, cap: number): boolean => cents > cap;

/**
 * Annual income or balance-sheet assets of the reference year within the cap: one of the two is enough. Both are those of the group:
 * linked companies whole, partners by their part. Sole traders file no accounts and declare their income.
 */
export const incomeOrAssetsCap: Rule = {
  name: 'IncomeOrAssetsCap',
  appliesTo: 'both',
  judge: (snapshot, { incomeYear, incomeCapCents, assetsCapCents }) => {
    const isIndividual = snapshot.loginType === 'Individual';
    const since = existsSince(snapshot);
    const isYoung = since !== null && since > `${incomeYear}-12-31`;
    if (isYoung && !snapshot.group?.length) {
      const source = isIndividual ? 'individualActivity' : 'legalEntity';
      return accepted({ source, value: { kind: 'date', value: since } });
    }
    const row = dataOf(snapshot.registers.accounts)?.years.find(
      (year) => year.year === incomeYear && year.filed,
    );
    const own = isIndividual
      ? { income: snapshot.answers.declaredIncome ?? null, assets: null }
      : { income: row?.income ?? null, assets: row?.assets ?? null };
    const figures = isYoung ? { income: 0, assets: 0 } : own;
    const income = groupTotal(snapshot.group, incomeYear, 'income', figures.income);
    const assets = groupTotal(snapshot.group, incomeYear, 'assets', figures.assets);
    const showsAssets = !income.isKnown && assets.isKnown;
    const shown = showsAssets ? assets : income;
    const evidence: Evidence = {
      source: isIndividual ? 'answers' : 'accounts',
      value: shown.isKnown ? { kind: 'money', cents: shown.cents } : null,
      limit: { kind: 'money', cents: showsAssets ? assetsCapCents : incomeCapCents },
      asOf: `${incomeYear}-12-31`,
    };
    if (fits(income, incomeCapCents) || fits(assets, assetsCapCents)) return accepted(evidence);
    // A sole trader has no balance sheet: the income alone decides.
    if (isOver(income, incomeCapCents) && (isIndividual || isOver(assets, assetsCapCents)))
      return denied(evidence, 'otherScheme');
    if (isIndividual) return dataMissing(evidence, 'giveAnswer');
    const isOwnUnknown = own.income === null && own.assets === null && !isYoung;
    return dataMissing(evidence, isOwnUnknown ? remedyOf(snapshot.registers.accounts.state) : 'checkGroup');
  },
};

const remedyOf = (state: 'answered' | 'missing') => (state === 'missing' ? 'waitForRegister' : 'fileReports');
