import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { ATTACHMENT_KINDS } from '../../domain/documents/kinds.ts';

/** The decisions' own tables (copied beside this test) against the code's. */
function rows(name: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(new URL(`./contract/${name}`, import.meta.url), 'utf8').trim().split('\n');
  const keys = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, index) => [keys[index] ?? '', cell])));
}

describe('the code says what the decision tables say', () => {
  test.each(rows('attachments.csv'))('attachment purpose $FileType', (row) => {
    const kind = ATTACHMENT_KINDS.find((each) => String(each.fileType) === row.FileType);
    expect(kind).toBeDefined();
    expect(String(kind?.footnote)).toBe(row.footnote);
    expect(kind?.label).toBe(row.label_lt);
    expect(kind?.extensions).toEqual(row.extensions?.split(' '));
  });
});
