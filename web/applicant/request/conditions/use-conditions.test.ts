import { describe, expect, test } from '@jest/globals';
import { ApiProblem, NoAnswer } from '../../../api/problem.ts';
import { refusalText } from './use-conditions.ts';

const problem = (body: Partial<ApiProblem['body']>) =>
  new ApiProblem(400, { code: 'validation', requestId: '', ...body });

describe('why a request for other conditions was not taken', () => {
  test('what the server says of a file comes first, then its sentence', () => {
    expect(refusalText(problem({ errors: { Files: ['Privalote pasirinkti priedą'] } }))).toBe(
      'Privalote pasirinkti priedą',
    );
    expect(refusalText(problem({ ErrorDescription: 'Prašymas ką tik pasikeitė' }))).toBe(
      'Prašymas ką tik pasikeitė',
    );
  });

  test('without an answer the files are still there', () => {
    expect(refusalText(new NoAnswer())).toContain('Pasirinkti failai liko čia');
  });
});
