import { expect, test } from '@jest/globals';
import { fileNameOf } from './files.ts';

test('the name of a downloaded file comes from the server, Lithuanian letters included', () => {
  expect(fileNameOf(`attachment; filename="x.pdf"; filename*=UTF-8''para%C5%A1ka.pdf`)).toBe('paraška.pdf');
  expect(fileNameOf('attachment; filename="sutartis_Nr_7.pdf"')).toBe('sutartis_Nr_7.pdf');
  expect(fileNameOf('attachment; filename=a.zip')).toBe('a.zip');
  expect(fileNameOf(null)).toBeNull();
});
