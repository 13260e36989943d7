import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { FIELD_PROBLEM_TEXT as TEXT, problemText } from '../../domain/texts/lt/problem.ts';
import { fieldProblem, validationProblem } from './problems.ts';

/** The problem of one wrong value, or undefined where it is right. */
const sentence = (schema: z.ZodType, given: unknown): string | undefined => {
  const { error } = schema.safeParse(given, { reportInput: true });
  const errors = error && validationProblem(error).extra.errors;
  return errors && (Object.values(errors).flat() as string[])[0];
};

test('a code of a schema becomes its sentence', () => {
  expect(sentence(z.string('dateMissing'), 1)).toBe(TEXT.dateMissing);
});

test('what zod says itself is never shown: its kind decides', () => {
  expect(sentence(z.string(), undefined)).toBe(TEXT.fieldMissing);
  expect(sentence(z.string(), 1)).toBe(TEXT.formatInvalid);
  expect(sentence(z.string().max(1), 'xx')).toBe(TEXT.tooLong);
});

test('words that are no code are not shown either, whatever their language', () => {
  expect(sentence(z.string('Blogai įvesta'), 1)).toBe(TEXT.formatInvalid);
});

test('a sentence of many parts comes beside the code', () => {
  const schema = z.string().superRefine((_value, context) => {
    context.addIssue({ code: 'custom', message: 'formatInvalid', params: { sentence: 'Nuo 1 iki 9' } });
  });
  expect(sentence(schema, 'x')).toBe('Nuo 1 iki 9');
});

test('a field of a call may have a code of either catalogue', () => {
  expect(fieldProblem('a', 'fileTypeNotChosen').extra.errors).toEqual({ a: [TEXT.fileTypeNotChosen] });
  expect(fieldProblem('a', 'fileInfected').extra.errors).toEqual({ a: [problemText('fileInfected')] });
});
