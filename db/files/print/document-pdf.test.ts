import { describe, expect, test } from '@jest/globals';
import { contractDocument } from '../../../domain/texts/lt/contract.ts';
import { LOAN_TERMS } from '../../../domain/texts/lt/template/sample-terms.ts';
import { scheduleUntil } from '../../../domain/values/loan-schedule.ts';
import { printPdf } from './document-pdf.ts';

const text = contractDocument(LOAN_TERMS);
const schedule = scheduleUntil({
  sumCents: 200_000_00,
  ratePpm: 21_000,
  payoutDate: '2026-11-21',
  paymentDay: 15,
  finalDate: '2028-11-21',
  delayMonths: 3,
});

describe('printed documents', () => {
  test('the same document prints to the same length, whole, without scripts or links', async () => {
    const [one, other] = await Promise.all([
      printPdf({ text, date: '2026-11-21', schedule }),
      printPdf({ text, date: '2026-11-21', schedule }),
    ]);
    expect(one.subarray(0, 5).toString()).toBe('%PDF-');
    expect(one.subarray(-8).toString()).toContain('%%EOF');
    expect(one.length).toBe(other.length);
    const plain = one.toString('latin1');
    for (const word of ['/JavaScript', '/JS', '/Launch', '/URI', '/EmbeddedFile'])
      expect(plain).not.toContain(word);
  });

  test('hostile text is text', async () => {
    const facts = [
      { label: '<script>', value: '\u202Egnp.exe\u0000 {image: "/etc/passwd"} https://example.test' },
    ];
    const bytes = await printPdf({ text: { ...text, facts }, date: '2026-11-21' });
    expect(bytes.length).toBeGreaterThan(1_000);
  });
});
