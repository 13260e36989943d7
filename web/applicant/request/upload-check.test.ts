import { describe, expect, test } from '@jest/globals';
import { acceptOf, uploadProblem } from './upload-check.ts';

describe('a file is looked at before it is sent', () => {
  const pdf = { name: 'deklaracija.PDF', size: 1000 };

  test('a fitting file is fine', () => {
    expect(uploadProblem(pdf, ['.pdf'], [])).toBeNull();
  });

  test('size, emptiness, format and a repeated name are said before sending', () => {
    expect(uploadProblem({ ...pdf, size: 21_966_081 }, ['.pdf'], [])).toBe(
      'Įkeliamas priedas viršija 20mb leistiną limitą',
    );
    expect(uploadProblem({ ...pdf, size: 21_966_080 }, ['.pdf'], [])).toBeNull();
    expect(uploadProblem({ ...pdf, size: 0 }, ['.pdf'], [])).toBe('Failas tuščias');
    expect(uploadProblem({ name: 'a.exe', size: 5 }, ['.pdf', '.jpg'], [])).toContain('.pdf, .jpg');
    expect(uploadProblem(pdf, ['.pdf'], ['deklaracija.PDF'])).toBe('Failas tokiu pavadinimu jau įkeltas');
  });

  test('a camera is offered where photographs are accepted', () => {
    expect(acceptOf(['.pdf', '.jpg'])).toBe('.pdf,.jpg,image/jpeg');
    expect(acceptOf(['.pdf'])).toBe('.pdf');
  });
});
