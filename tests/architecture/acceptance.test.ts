import { describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

interface Row {
  id: string;
  proof: string;
}

const rows = parse<Row>(readFileSync(`${ROOT}docs/acceptance.csv`, 'utf8'), { columns: true });
/** A test file, and after `#` the words of a test or group in it; or what a person looked at, and on which day. */
const TESTED = /^(?<file>[\w./-]+\.test\.tsx?)(?:#(?<title>.+))?$/;
const SEEN = /^seen: .{20,} \d{4}-\d{2}-\d{2}$/;

describe('docs/acceptance.csv', () => {
  test('names each row of the acceptance checklist once, in its order', () => {
    const ids = rows.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort());
    for (const id of ids) expect(id).toMatch(/^B\d{3}$/);
  });

  test.each(rows.map(({ id, proof }) => [id, proof] as const))('%s is proven by %s', (_id, proof) => {
    if (SEEN.test(proof)) return;
    const { file = '', title } = TESTED.exec(proof)?.groups ?? {};
    expect(existsSync(`${ROOT}${file}`) && file).toBe(file || 'a test file, or „seen: …, yyyy-MM-dd“');
    if (title) expect(readFileSync(`${ROOT}${file}`, 'utf8')).toContain(title);
  });
});
