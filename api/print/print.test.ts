import { describe, expect, test } from '@jest/globals';
import type { AnswerSection } from '../../domain/forms/answers.ts';
import { requestCopySheet, type RequestCopy } from './request-copy.ts';
import { changeRequestSheet } from './change-request.ts';
import { print } from './print.ts';

const row = (label: string, value: string) => ({ path: label, label, value, fromRegister: false });
const sections: AnswerSection[] = [
  { id: 'contact', number: 2, title: 'Kontaktinė informacija', rows: [row('El. paštas', 'a@example.test')] },
  {
    id: 'suppliers',
    number: 9,
    title: 'Tiekėjai',
    rows: [row('Tiekėjas 1: Pavadinimas', 'Ąžuolų, ėglių \u202E<b>ir</b> žąsų ūkis'), row('Kodas', '–')],
  },
];
const copy: RequestCopy = {
  id: 118,
  status: 'Pateikta vertinti',
  isDraft: false,
  printedAt: '2026-11-21 20:27:36',
  facts: [{ label: 'Pateikė', value: 'Ieva Sakalauskaitė' }],
  sections,
  files: [{ label: 'Finansiniai dokumentai', value: 'balansas.pdf, 12 KB' }],
};

/** Every text of a sheet, in order. */
function textsOf(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (typeof node !== 'object' || node === null) return [];
  const { text, table, stack } = node as { text?: unknown; table?: { body: unknown }; stack?: unknown };
  return [text, table?.body, stack].flatMap(textsOf);
}

describe('the printed copy of a request', () => {
  const sheet = requestCopySheet(copy);
  const texts = textsOf(sheet.content);

  test('holds every question and answer of the walk, in its order and numbers', () => {
    const expected = sections.flatMap(({ title, rows }, index) => [
      `${index + 1}. ${title}`,
      ...rows.flatMap(({ label, value }) => [label, value]),
    ]);
    expect(texts.filter((text) => expected.includes(text))).toEqual(expected);
    expect(texts).toContain('balansas.pdf, 12 KB');
  });

  test('says on every page which request, in what status and when it was printed', () => {
    expect(sheet.frame.foot).toBe('Prašymas Nr. 118 · Pateikta vertinti · 2026-11-21 20:27:36');
    expect(texts).not.toContain('Prašymas dar nepateiktas');
    expect(textsOf(requestCopySheet({ ...copy, isDraft: true }).content)).toContain(
      'Prašymas dar nepateiktas',
    );
  });

  test('is printed beside the other work, several at once, pages numbered as they come', async () => {
    const long = Array.from({ length: 200 }, (_, index) => row(`Klausimas ${index}`, 'žodis '.repeat(40)));
    const [one, many] = await Promise.all([
      print(sheet),
      print(requestCopySheet({ ...copy, sections: [{ ...sections[0]!, rows: long }] })),
    ]);
    const pages = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length;
    expect(one.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pages(one)).toBe(1);
    expect(pages(many)).toBeGreaterThan(5);
  }, 30_000);

  test('a sheet that cannot be printed fails alone', async () => {
    const broken = { ...sheet, content: [{ image: 'https://example.test/a.png' }] };
    await expect(print(broken)).rejects.toThrow();
    expect((await print(sheet)).length).toBeGreaterThan(1_000);
  }, 30_000);
});

describe('the letter that asks for other conditions', () => {
  test('is one page with the conditions of the contract filled in', async () => {
    const terms = [{ label: 'Palūkanų norma', value: '2,10 %' }];
    const letter = changeRequestSheet({
      date: '2026-11-21',
      applicant: 'UAB „Šiaurės linija“, kodas 900000016',
      contractNumber: 'TP-9',
      terms,
    });
    expect(textsOf(letter.content)).toEqual(expect.arrayContaining(['Palūkanų norma', '2,10 %', 'Nr. TP-9']));
    expect((await print(letter)).subarray(0, 5).toString()).toBe('%PDF-');
  }, 30_000);
});
