import { difficultyYearOn } from '../due-year.ts';
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
import { sizeThatCounts } from '../size.ts';
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

function judgeLarge(accounts: Accounts, { year, parameters }: Criteria, evidence: Evidence): RuleOutcome {
  const bad = [year - 1, year].map((tested) => isBadYear(filedYear(accounts, tested), parameters));
  if (bad.includes(false)) return accepted(evidence);
  return bad.includes(null) ? dataMissing(evidence, 'fileReports') : denied(evidence, 'raiseEquity');
}

/** What is asked of everybody alike. */
interface Criteria {
  year: number;
  parameters: RuleParameters;
}

/** One company that is tested: the applicant, or a company of its group. */
interface Tested {
  company?: string;
  accounts: RegisterAnswer<Accounts>;
  legalEntity: RegisterAnswer<LegalEntity>;
}

function judgeAs(
  size: SizeType,
  { company, accounts, legalEntity }: Tested,
  criteria: Criteria,
): RuleOutcome {
  const { year, parameters } = criteria;
  const referenceDate = `${year}-12-31`;
  const registered = dataOf(legalEntity)?.registrationDate ?? null;
  const isYoungSme =
    size !== 4 &&
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
  const row = filedYear(accounts.data, year);
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
  return size === 4 ? judgeLarge(accounts.data, criteria, evidence) : accepted(evidence);
}

/** Without a size nobody is exempt: what an SME and a large company would be told differently waits for the answer. */
function judgeOne(size: SizeType | null, tested: Tested, criteria: Criteria): RuleOutcome {
  if (size !== null) return judgeAs(size, tested, criteria);
  const [sme, large] = [judgeAs(3, tested, criteria), judgeAs(4, tested, criteria)];
  if (sme.decision === large.decision) return sme;
  return dataMissing({ source: 'answers', company: tested.company }, 'giveAnswer');
}

/**
 * GBER art. 2(18) at the end of the reference year (the rule set's, or the last closed one whose accounts were due on the day judged for):
 * with equity E and capital plus premium K a company is in difficulty when E < K/2, or when liabilities exceed assets (E < 0: the
 * domestic insolvency criterion). Large ones also by debt and interest cover. The applicant and every company linked to it are tested,
 * each by its own accounts and its own age at that year's end; size is that of the group: staff's, else the declared one.
 */
export const undertakingInDifficulty: Rule = {
  name: 'UndertakingInDifficulty',
  appliesTo: 'company',
  judge: ({ askedOn, answers, registers: { accounts, legalEntity }, group = [] }, parameters) => {
    const { size } = sizeThatCounts(answers);
    const criteria = { year: difficultyYearOn(parameters, askedOn), parameters };
    const linked = group.filter(({ link }) => link === 'linked');
    const outcomes = [
      judgeOne(size, { accounts, legalEntity }, criteria),
      ...linked.map((member) =>
        judgeOne(
          size,
          { company: member.code, accounts: member.accounts, legalEntity: member.legalEntity },
          criteria,
        ),
      ),
    ];
    const worst = (decision: Decision) => outcomes.find((outcome) => outcome.decision === decision);
    return worst('Denied') ?? worst('DataIsMissing') ?? outcomes[0]!;
  },
};
