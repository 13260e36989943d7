import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Migrations are of their day and keep the numbers they were written with. */
const ROOMS = ['activities', 'api', 'db/files', 'db/queries', 'db/seed', 'web', 'worker', 'workflows'];

/** One or two digits: answers of HTTP have three. */
const NUMBER = String.raw`\d{1,2}(?!\d)`;
const NAME = String.raw`(?:\b|_)(?:\w*[sS]tatus|came_from|cameFrom|copied_from_status)\b`;
const PATTERNS = [
  // SQL: status = 7, status in (1, 5), status <> all(array[4, 10]), status between 3 and 9
  String.raw`${NAME}\s*(?:=|<>|!=|<=?|>=?|in|not in|between|is (?:not )?distinct from)\s*(?:(?:any|all)\s*)?[('{\[]*(?:array\[)?\s*${NUMBER}`,
  // Code: status === 7, 7 === status, row.status > 13
  String.raw`${NAME}!?\)?\s*(?:===?|!==?|<=?|>=?)\s*${NUMBER}`,
  String.raw`(?<![\w.])${NUMBER}\s*(?:===?|!==?)\s*(?:\w+[.?!]*)*${NAME}`,
  // Lists and properties: status: 2, statuses: [2, 12], [1, 5].includes(status), 'status', 'in', [1, 5]
  String.raw`\b\w*[sS]tatus(?:es|_id)?\b['"]?\??:\s*\[?\s*${NUMBER}`,
  String.raw`\[\s*${NUMBER}(?:\s*,\s*${NUMBER})*\s*\](?:\s*as const)?\)?\.includes\([^)]*[sS]tatus`,
  String.raw`'(?:\w+\.)?status',\s*'[^']+',\s*\[?\s*${NUMBER}`,
  // Named lists: const OPEN: readonly StatusId[] = [1, 5]
  String.raw`StatusId\[\]\s*=\s*\[\s*${NUMBER}`,
].map((pattern) => new RegExp(pattern));

const isCode = (line: string): boolean => !/^\s*(?:\/\/|\/?\*)/.test(line);
const hasStatusNumber = (line: string): boolean =>
  isCode(line) && PATTERNS.some((pattern) => pattern.test(line));

function filesOf(room: string): string[] {
  return readdirSync(join(ROOT, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .filter(({ name }) => !/\.(test|gen)\.tsx?$/.test(name))
    .map((entry) => join(entry.parentPath, entry.name));
}

test('statuses are called by their names, in SQL, too: it takes them as parameters', () => {
  const found = ROOMS.flatMap(filesOf).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        hasStatusNumber(line) ? [`${relative(ROOT, file)}:${index + 1} ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});

test.each([
  'and r.status in (2, 12))::int as "openRequests"',
  '((r.status in (3, 7, 8, 11) and e.action in (…)',
  'or (r.status = 4 and e.action = …',
  'case when r.status <> 5 then r.company_size_type_id',
  'where r.status not in (4, 10)',
  'r.status <> all(array[4, 10])',
  "r.status = any('{1,5}')",
  'e.to_status = 9 and came_from is distinct from 9',
  'daysToSign: (row) => (row.Status === 7 ? row.DaysLeft : EMPTY),',
  'const isChange = request.RequestSystemInfo.Status > 13;',
  'if (4 === row.status) return;',
  'if (view.status! >= 9) return;',
  'filter: { statuses: [2, 12] },',
  'await move({ status: 3 });',
  'return [1, 5].includes(row.status);',
  ".where('status', 'not in', [1, 4])",
  'const OPEN: readonly StatusId[] = [1, 5];',
])('this is found: %s', (line) => {
  expect(hasStatusNumber(line)).toBe(true);
});

test.each([
  'if (answer.status === 404) return null;',
  'if (status === 202) {',
  'sql`r.status = ${Status.returned}`',
  'r.status = any(${[...DRAFTED_STATUSES]}::smallint[])',
  'status: row.status, version: 3,',
  ' * Stores the answers of a request in status 1 or 5, or when status = 1.',
])('this is none: %s', (line) => {
  expect(hasStatusNumber(line)).toBe(false);
});
