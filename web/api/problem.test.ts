import { describe, expect, test } from '@jest/globals';
import { ApiProblem, NoAnswer, dialogOf, problemOf, type ProblemBody } from './problem.ts';

const problem = (status: number, body: Partial<ProblemBody>) =>
  new ApiProblem(status, { code: 'x', requestId: 'r1', ...body });

describe('which keys are set decides the dialog', () => {
  test('400 with a list of messages is about attachments', () => {
    expect(dialogOf(problem(400, { errors: ['Trūksta deklaracijos'] }))).toEqual({
      kind: 'attachments',
      messages: ['Trūksta deklaracijos'],
    });
  });

  test('400 with errors by field, first message of each', () => {
    const error = problem(400, { errors: { Iban: ['Neteisingas formatas', 'antras'], LoanSum: [] } });
    expect(dialogOf(error)).toEqual({
      kind: 'fields',
      fields: [{ field: 'Iban', message: 'Neteisingas formatas' }],
      message: null,
    });
  });

  test('400 with only ErrorMessage is a validation dialog too', () => {
    expect(dialogOf(problem(400, { ErrorMessage: 'Blogai' }))).toMatchObject({
      kind: 'fields',
      message: 'Blogai',
    });
  });

  test('ErrorDescription is shown as it is', () => {
    expect(dialogOf(problem(409, { ErrorDescription: 'Jau pateikta' }))).toEqual({
      kind: 'description',
      message: 'Jau pateikta',
      requestId: 'r1',
    });
  });

  test('403 is always about rights; 401 and NoLoginType show no dialog', () => {
    expect(dialogOf(problem(403, { ErrorDescription: 'kita' }))).toEqual({ kind: 'forbidden' });
    expect(dialogOf(problem(401, {}))).toBeNull();
    expect(dialogOf(problem(400, { ErrorMessage: 'NoLoginType' }))).toBeNull();
  });

  test('everything else is „Įvyko klaida“', () => {
    expect(dialogOf(problem(500, {}))).toEqual({ kind: 'generic', requestId: 'r1' });
    expect(dialogOf(new NoAnswer())).toEqual({ kind: 'generic', requestId: null });
  });

  test('an answer without a body still becomes a problem with its number and pause', () => {
    const read = problemOf(503, 'Bad gateway', new Headers({ 'Retry-After': '5', 'X-Request-Id': 'abc' }));
    expect(read).toMatchObject({ status: 503, code: 'unexpected', requestId: 'abc', retryAfter: 5 });
  });
});
