import type { RegisterSnapshots, StoredAccounts } from '../registers/stored.ts';
import { toWire } from '../values/money.ts';

type Financial = Pick<RegisterSnapshots, 'accounts' | 'tax-authority'>;

const YEARS = [2019, 2020, 2021] as const;

/**
 * Financial data of the form, under the wire names: figures of the newest filed year of those the form shows, turnover
 * year by year. Register sums are integer cents; on the wire they are decimals. What is not known is null.
 */
export function financialValues(snapshots: Financial): Record<string, unknown> {
  const accounts = snapshots.accounts?.data;
  const tax = snapshots['tax-authority']?.data;
  const of = (year: number): StoredAccounts['years'][number] | undefined =>
    accounts?.years.find((filed) => filed.year === year);
  const newest = [...YEARS]
    .reverse()
    .map(of)
    .find((year) => year?.filed);
  const sum = (cents: number | null | undefined): string | null =>
    typeof cents === 'number' ? toWire(cents) : null;
  const byYear = (
    name: (year: number) => string,
    value: (year: number) => unknown,
  ): Record<string, unknown> => Object.fromEntries(YEARS.map((year) => [name(year), value(year)]));
  return {
    IsVatPayer: tax?.isVatPayer ?? null,
    VatCode: tax?.vatCode ?? null,
    ...byYear(
      (year) => `Fsi${year}Submitted`,
      (year) => (accounts ? (of(year)?.filed ?? false) : null),
    ),
    ...byYear(
      (year) => `Turnover${year}`,
      (year) => sum(of(year)?.figures?.income),
    ),
    FsiStartDate: newest?.periodFrom ?? null,
    FsiEndDate: newest?.periodTo ?? null,
    FsiYear2020: newest ? newest.year === 2020 : null,
    Assets: sum(newest?.figures?.assets),
    Liabilities: sum(newest?.figures?.liabilities),
    PropertyAmount: sum(newest?.figures?.equity),
    Income19: sum(of(2019)?.figures?.income),
    ShortTermDebts19: sum(of(2019)?.figures?.shortTermDebts),
  };
}
