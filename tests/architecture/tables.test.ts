import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { ATTACHMENT_KINDS } from '../../domain/documents/kinds.ts';
import { RULE_NAMES } from '../../domain/eligibility/rule-name.ts';
import { ATTACHMENT_TEXT } from '../../domain/texts/lt/attachment.ts';

/** The decisions' own tables (copied beside this test) against the code's. */
function rows(name: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(new URL(`./contract/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const keys = head.split(',');
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, index) => [keys[index] ?? '', cell])),
  );
}

describe('the code says what the decision tables say', () => {
  test.each(rows('attachments.csv'))('attachment purpose $FileType', (row) => {
    const fileType = Number(row.FileType) as keyof typeof ATTACHMENT_KINDS;
    const kind = ATTACHMENT_KINDS[fileType];
    expect(String(kind.footnote)).toBe(row.footnote);
    expect(kind.extensions).toEqual(row.extensions?.split(' '));
    expect(ATTACHMENT_TEXT[fileType].label).toBe(row.label_lt);
  });

  test('no attachment purpose is of our own making', () => {
    expect(Object.keys(ATTACHMENT_KINDS).sort()).toEqual(
      rows('attachments.csv')
        .map((row) => row.FileType)
        .sort(),
    );
  });

  test('every eligibility rule is known by its name', () => {
    expect([...RULE_NAMES].sort()).toEqual(
      rows('eligibility-rules.csv')
        .map((row) => row.RuleName)
        .sort(),
    );
  });
});
