import { COMPARE } from '../../../../domain/texts/lt/screen/staff-case.ts';
import { PAPERS } from '../../../../domain/texts/lt/screen/staff-papers.ts';
import { fromWire } from '../../../../domain/values/money.ts';
import { caseFacts } from '../../../actions/case-facts.ts';
import { sumSpellings } from '../../../ui/pdf/find.ts';
import type { StaffCase } from '../../data/types.ts';
import {
  companyRows,
  financialRows,
  financialYears,
  personRows,
  type ComparisonRow,
} from '../comparisons.ts';
import type { Compared } from '../difference.ts';

/** Which of the data a document of each purpose is about; other purposes may be about all of them. */
const ABOUT: Readonly<Record<number, readonly string[]>> = {
  1: ['name', 'code', 'type', 'employees', 'income', 'assets', 'liabilities'],
  3: ['name', 'code', 'type', 'registered', 'address', 'manager'],
  5: ['name', 'code', 'manager', 'loanSum'],
  6: ['certificate', 'since', 'evrk'],
  7: ['income', 'assets', 'equity', 'liabilities', 'employees'],
  8: ['name', 'export', 'import', 'income'],
  9: ['income', 'assets', 'equity', 'liabilities'],
  12: ['name', 'employees', 'evrk', 'income', 'assets', 'liabilities', 'loanSum'],
};

/** What a document of the purpose proves: declared against register. */
export function provenRows(request: StaffCase, fileType: number | null): ComparisonRow[] {
  const about = fileType === null ? null : (ABOUT[fileType] ?? null);
  const rows = allRows(request).filter(
    ({ compared }) => compared.declared !== null || compared.register !== null,
  );
  return about ? rows.filter(({ key }) => about.includes(key)) : rows;
}

const nobody = () => null;
const money = (
  key: string,
  label: string,
  declared: number | null,
  register: number | null,
): ComparisonRow => ({
  key,
  label,
  compared: { kind: 'money', declared, register },
  source: null,
});

function allRows(request: StaffCase): ComparisonRow[] {
  const { LoginType, VmiExportSum, VmiImportSum } = request.RequestSystemInfo;
  const own = LoginType === 'Company' ? companyRows(request, nobody) : personRows(request, nobody);
  const compared = financialRows(request);
  const newest = financialYears(request.registers).find(({ filed }) => filed);
  const figures = (newest?.figures ?? [])
    .filter(({ key }) => !compared.some((row) => row.key === key))
    .map(({ key, cents }) => money(key, COMPARE.figures[key as keyof typeof COMPARE.figures], null, cents));
  return [
    money('loanSum', PAPERS.loanSum, caseFacts(request).requestedCents, null),
    ...own.filter(({ key }) => key !== 'evrkName'),
    ...compared,
    ...figures,
    money('export', PAPERS.export, null, fromWire(VmiExportSum)),
    money('import', PAPERS.import, null, fromWire(VmiImportSum)),
  ];
}

/** How a value may stand in a paper. */
export function spellingsOf(compared: Compared, side: 'declared' | 'register'): string[] {
  const value = compared[side];
  if (value === null || value === '') return [];
  if (compared.kind === 'money') return sumSpellings(Number(value));
  return [String(value)];
}
