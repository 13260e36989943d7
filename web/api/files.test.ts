import { expect, test } from '@jest/globals';
import { create } from 'content-disposition';
import { fileNameOf } from './files.ts';

test('the name of a downloaded file comes from the server, Lithuanian letters included', async () => {
  expect(await fileNameOf(`attachment; filename="x.pdf"; filename*=UTF-8''para%C5%A1ka.pdf`)).toBe(
    'paraška.pdf',
  );
  expect(await fileNameOf('attachment; filename="sutartis_Nr_7.pdf"')).toBe('sutartis_Nr_7.pdf');
  expect(await fileNameOf('attachment; filename=a.zip')).toBe('a.zip');
  expect(await fileNameOf(null)).toBeNull();
  expect(await fileNameOf('attachment')).toBeNull();
});

test.each(['„Žalias“ ąžuolas.pdf', 'UAB "Linija" 100%.pdf', 'a;b=c.pdf', "it's.pdf"])(
  '%s survives the way',
  async (name) => {
    expect(await fileNameOf(create(name))).toBe(name);
  },
);
