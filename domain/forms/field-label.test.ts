import { describe, expect, test } from '@jest/globals';
import { UNNAMED_FIELD } from '../texts/lt/field.ts';
import { fieldLabel } from './field-label.ts';
import { SECTIONS } from './sections/index.ts';

describe('the name a person knows a field by', () => {
  const every = SECTIONS.flatMap(({ fields }) => fields).flatMap((field) => [
    field.path,
    ...(field.rows?.fields ?? []).map((cell) => `${field.path}.0.${cell.path}`),
  ]);
  test.each(every.map((path) => [path]))('%s has one', (path) => {
    expect(fieldLabel(path)).toMatch(/^[\p{Lu}\d]/u);
    expect(fieldLabel(path)).not.toBe(UNNAMED_FIELD);
  });

  test.each([
    ['suppliers.1.code', 'Tiekėjas 2, kodas'],
    ['suppliers.1', 'Tiekėjas 2'],
    ['Files[1].FileName', 'Failas 2'],
    ['Codes.3', 'Įmonių kodai'],
    ['requestSystemInfo.RequestId', 'Prašymo numeris'],
    ['Comment', 'Komentaras'],
    ['personalCode', 'Asmens kodas'],
    ['constructor', UNNAMED_FIELD],
    ['', UNNAMED_FIELD],
  ])('%s is „%s“', (path, label) => {
    expect(fieldLabel(path)).toBe(label);
  });
});
