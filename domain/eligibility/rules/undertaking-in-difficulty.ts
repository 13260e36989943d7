import { isOlderThan } from '../party-age.ts';
import {
  accepted,
  dataMissing,
  dataOf,
  denied,
  type Decision,
  type Evidence,
  type Rule,
  type RuleOutcome,
} from '../rule.ts';
import type { RuleParameters } from '../rule-sets.ts';
import type { SizeType } from '../../schemes/scheme.ts';
import type { Accounts, AccountsYear, LegalEntity, RegisterAnswer } from '../snapshot.ts';

const filedYear = (accounts: Accounts, year: number): AccountsYear | null =>
  accounts.years.find((row) => row.year === year && row.filed) ?? null;

/** Book debt to equity above the limit; without equity the ratio is boundless. Null = not known. */
function isOverIndebted(row: AccountsYear | null, limit: number): boolean | null {
  if (!row || row.liabilities === null || row.equity === null) return null;
  return row.equity <= 0 ? row.liabilities > 0 : row.liabilities > row.equity * limit;
}

/** EBITDA covers interest less than the limit; nobody's interest is always covered. Null = not known. */
function isInterestUncovered(row: AccountsYear | null, limit: number): boolean | null {
  if (!row || row.interest === null) return null;
  if (row.interest <= 0) return false;
  return row.ebitda === null ? null : row.ebitda < row.interest * limit;
}

/** Both ratios bad in one year; a ratio known to be good settles the year whatever the other is. */
function isBadYear(row: AccountsYear | null, parameters: RuleParameters): boolean | null {
  const debt = isOverIndebted(row, parameters.difficultyDebtToEquity);
  const cover = isInterestUncovered(row, parameters.difficultyInterestCover);
  if (debt === false || cover === false) return false;
  return debt === null || cover === null ? null : true;
}

function judgeLarge(accounts: Accounts, parameters: RuleParameters, evidence: Evidence): RuleOutcome {
  const years = [parameters.difficultyYear - 1, parameters.difficultyYear];
  const bad = years.map((year) => isBadYear(filedYear(accounts, year), parameters));
  if (bad.includes(false)) return accepted(evidence);
  return bad.includes(null) ? dataMissing(evidence, 'fileReports') : denied(evidence, 'raiseEquity');
}

/** One company that is tested: the applicant, or a company of its group. */
interface Tested {
  company?: string;
  sizeType: SizeType | null;
  accounts: RegisterAnswer<Accounts>;
  legalEntity: RegisterAnswer<LegalEntity>;
}

function judgeOne(
  { company, sizeType, accounts, legalEntity }: Tested,
  parameters: RuleParameters,
): RuleOutcome {
  const referenceDate = `${parameters.difficultyYear}-12-31`;
  const registered = dataOf(legalEntity)?.registrationDate ?? null;
  const isYoungSme =
    sizeType !== 4 &&
    registered !== null &&
    !isOlderThan(registered, parameters.difficultyYoungYears, referenceDate);
  if (isYoungSme) {
    return accepted({
      source: 'legalEntity',
      value: { kind: 'date', value: registered },
      asOf: legalEntity.asOf,
      company,
    });
  }
  const unknown = { source: 'accounts', asOf: accounts.asOf, company } as const;
  if (accounts.state === 'missing') return dataMissing(unknown);
  if (!accounts.data) return dataMissing(unknown, company ? 'checkGroup' : 'fileReports');
  if (!accounts.data.financialYearIsCalendarYear) return dataMissing(unknown, 'amendReports');
  const row = filedYear(accounts.data, parameters.difficultyYear);
  if (!row || row.equity === null || row.subscribedCapital === null)
    return dataMissing(unknown, 'fileReports');
  const capital = row.subscribedCapital + (row.sharePremium ?? 0);
  const evidence: Evidence = {
    source: 'accounts',
    value: { kind: 'money', cents: row.equity },
    limit: { kind: 'money', cents: Math.ceil(capital / 2) },
    asOf: referenceDate,
    company,
  };
  if (row.equity < 0 || row.equity * 2 < capital) return denied(evidence, 'raiseEquity');
  return sizeType === 4 ? judgeLarge(accounts.data, parameters, evidence) : accepted(evidence);
}

/**
 * GBER art. 2(18) at the end of the reference year: with equity E and capital plus premium K a company is in difficulty when
 * E < K/2, or when liabilities exceed assets (E < 0: the domestic insolvency criterion). Large ones also by debt and interest cover.
 * The applicant and every company linked to it are tested; size is that of the group, which the applicant states.
 */
export const undertakingInDifficulty: Rule = {
  name: 'UndertakingInDifficulty',
  appliesTo: 'company',
  judge: ({ answers: { sizeType }, registers: { accounts, legalEntity }, group = [] }, parameters) => {
    const linked = group.filter(({ link }) => link === 'linked');
    const outcomes = [
      judgeOne({ sizeType, accounts, legalEntity }, parameters),
      ...linked.map((one) =>
        judgeOne(
          { company: one.code, sizeType, accounts: one.accounts, legalEntity: one.legalEntity },
          parameters,
        ),
      ),
    ];
    const worst = (decision: Decision) => outcomes.find((outcome) => outcome.decision === decision);
    return worst('Denied') ?? worst('DataIsMissing') ?? outcomes[0]!;
  },
};
