import { expect, test } from '@jest/globals';
import { Linter } from 'eslint';
import house from '../../eslint.texts.js';

const problems = (code: string): number =>
  new Linter().verify(code, [
    {
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
      plugins: { house },
      rules: { 'house/in-texts': 'error' },
    },
  ]).length;

test.each([
  ["const a = 'Pateikti prašymą';", 'a Lithuanian sentence'],
  ['const a = `„${b}“`;', 'Lithuanian quotation marks'],
  ['const a = <p>Netaikoma</p>;', 'a word on a screen, whatever its letters'],
  ['const a = <input placeholder="Paieska" />;', 'a hint of a field'],
  ["const a = <b title={'Užpildyta'} />;", 'Lithuanian in an expression of an attribute'],
])('%s is no place for %s', (code) => {
  expect(problems(code)).toBeGreaterThan(0);
});

test.each([
  ["const a = 'submit'; // Pateikti prašymą", 'a comment'],
  ['const a = /akcinė/u;', 'a pattern that reads what others write'],
  ['const a = <td>{sum} EUR</td>;', 'the currency'],
  ['const a = <kbd>Enter</kbd>;', 'the name of a key'],
  ['const a = <A look="grid" id="x" />;', 'an attribute nobody sees'],
])('%s is: %s', (code) => {
  expect(problems(code)).toBe(0);
});
