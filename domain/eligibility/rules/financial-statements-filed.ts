import { accepted, dataMissing, dataOf, type Rule } from '../rule.ts';

/** Statements of the rule set's years are filed. Missing reports are missing data, never a refusal. */
export const financialStatementsFiled: Rule = {
  name: 'FinancialStatementsFiled',
  appliesTo: 'company',
  judge: ({ registers: { legalEntity, accounts } }, { financialYears }) => {
    const registered = dataOf(legalEntity)?.registrationDate ?? null;
    // Only years in which the company existed for their whole length are asked.
    const required = financialYears.filter((year) => registered === null || registered <= `${year}-01-01`);
    const limit = { kind: 'list', values: required.map(String) } as const;
    const { asOf } = accounts;
    if (required.length === 0) return accepted({ source: 'legalEntity', limit, asOf: legalEntity.asOf });
    if (accounts.state === 'missing') return dataMissing({ source: 'accounts', limit });
    const filed = required.filter((year) =>
      accounts.data?.years.some((row) => row.year === year && row.filed),
    );
    const evidence = {
      source: 'accounts',
      value: { kind: 'list', values: filed.map(String) },
      limit,
      asOf,
    } as const;
    return filed.length === required.length ? accepted(evidence) : dataMissing(evidence, 'fileReports');
  },
};
