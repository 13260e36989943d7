import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { printStatuses } from './print-statuses.ts';
import { STATUS_IDS } from './status.ts';
import { ACTION_NAMES } from './transitions.ts';

describe('docs/statuses.md', () => {
  test('is what the table prints today (npx tsx docs/print-statuses.ts)', () => {
    const path = fileURLToPath(new URL('../../docs/statuses.md', import.meta.url));
    expect(readFileSync(path, 'utf8')).toBe(printStatuses());
  });

  test('shows every status and every action', () => {
    const printed = printStatuses();
    for (const status of STATUS_IDS) expect(printed).toContain(`  s${status}: ${status} `);
    for (const action of ACTION_NAMES) expect(printed).toContain(`| ${action} |`);
  });
});
