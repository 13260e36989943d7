import type { Field, FormContext } from '../../domain/forms/form.ts';
import { getAt, isPlainObject } from '../../domain/forms/path.ts';
import { SECTIONS } from '../../domain/forms/sections/index.ts';
import { showValue } from '../../domain/forms/show-value.ts';
import { EXPORT_HEAD as H, RISK_RESULT } from '../../domain/texts/lt/export.ts';
import { fromWire } from '../../domain/values/money.ts';
import { isDate } from '../../domain/values/days.ts';
import type { DataRow } from '../queries/export-rows.ts';
import { LIST_COLUMNS, yesNo, type ColumnOf } from './list-columns.ts';
import type { Cell, ColumnKind } from './workbook.ts';

const KIND: Partial<Record<Field['kind'], ColumnKind>> = { money: 'money', date: 'day', integer: 'whole' };

/** All answers of all schemes, in the order of the screen: a path has one column, a list one cell with a line a row. */
function answerColumns(): ColumnOf<DataRow>[] {
  const seen = new Set<string>();
  return SECTIONS.flatMap(({ title, fields }) =>
    fields.flatMap((field): ColumnOf<DataRow>[] => {
      if (seen.has(field.path) || field.path.startsWith('RequestSystemInfo.')) return [];
      seen.add(field.path);
      return [
        {
          head: `${title}: ${field.label}`,
          kind: KIND[field.kind] ?? 'text',
          cell: (row, { today }) => answerOf(field, row, today),
        },
      ];
    }),
  );
}

/** What a form holds instead of a number it could not be. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function answerOf(field: Field, row: DataRow, today: string): Cell {
  const value = getAt(row.form, field.path);
  if (value === undefined || value === null || value === '') return printedOf(field, row);
  const context: FormContext = {
    loginType: row.loginType,
    scheme: row.schemeCode,
    status: row.status,
    today,
  };
  if (field.kind === 'rows') return rowsOf(field, value, context);
  if (field.kind === 'money') return fromWire(value) ?? asText(value);
  if (field.kind === 'integer') return typeof value === 'number' ? value : asText(value);
  if (field.kind === 'date') return isDate(value) ? value : null;
  if (Array.isArray(value)) return value.map(String).join('; ');
  return typeof value === 'object' ? printedOf(field, row) : showValue(field, value, context);
}

/** What came from registers stands in the printout alone. */
function printedOf(field: Field, { printout }: DataRow): Cell {
  if (KIND[field.kind]) return null;
  const rows = printout?.flatMap((section) => section.rows ?? []) ?? [];
  const found = rows.find(({ path }) => path === field.path)?.value;
  return found === undefined || found === '–' ? null : found;
}

function rowsOf(field: Field, value: unknown, context: FormContext): string | null {
  if (!Array.isArray(value) || !field.rows) return null;
  const { fields } = field.rows;
  const lines = value
    .filter(isPlainObject)
    .map((row) =>
      fields.map((cell) => `${cell.label}: ${showValue(cell, row[cell.path], context)}`).join(', '),
    );
  return lines.join('\n');
}

const EVALUATOR_COLUMNS: readonly ColumnOf<DataRow>[] = [
  { head: H.decided, kind: 'instant', cell: ({ decidedAt }) => decidedAt },
  { head: H.sizeByProvider, kind: 'whole', cell: ({ sizeByProvider }) => sizeByProvider },
  {
    head: H.risk,
    kind: 'text',
    cell: ({ riskResult }) => (riskResult === null ? null : (RISK_RESULT[riskResult] ?? null)),
  },
  { head: H.riskNote, kind: 'text', cell: ({ riskNote }) => riskNote },
  { head: H.riskDate, kind: 'day', cell: ({ riskDate }) => riskDate },
  { head: H.approversText, kind: 'text', cell: ({ approversText }) => approversText },
  { head: H.signatorysText, kind: 'text', cell: ({ signatorysText }) => signatorysText },
  { head: H.ruleSet, kind: 'text', cell: ({ ruleSet }) => ruleSet },
  { head: H.contractNumber, kind: 'text', cell: ({ contractNumber }) => contractNumber },
  { head: H.rate, kind: 'money', cell: ({ rateBp }) => rateBp },
  { head: H.paymentTerm, kind: 'day', cell: ({ paymentTerm }) => paymentTerm },
  { head: H.delay, kind: 'whole', cell: ({ delayMonths }) => delayMonths },
  { head: H.refusalOfFunding, kind: 'text', cell: ({ refusalOfFunding }) => yesNo(refusalOfFunding) },
];

const FILE_NAMES: ColumnOf<DataRow> = {
  head: H.fileNames,
  kind: 'text',
  cell: ({ fileNames }) => fileNames.join('; '),
};

/** One row a request: the list's columns, all answers, evaluator's inputs, contract; names of files unless they are left out. */
export function dataColumns(ignoreFiles: boolean): readonly ColumnOf<DataRow>[] {
  return [...LIST_COLUMNS, ...answerColumns(), ...EVALUATOR_COLUMNS, ...(ignoreFiles ? [] : [FILE_NAMES])];
}
