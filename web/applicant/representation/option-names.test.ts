import { describe, expect, test } from '@jest/globals';
import { matches, nameOf } from './option-names.ts';
import type { Representation } from './queries.ts';

const company = { CompanyName: 'UAB „Šiaurės linija“', CompanyCode: '900000016' } as Representation;
const person = { PersonalName: 'Rūta Mickevičiūtė', PersonalCode: '49007259937' } as Representation;

describe('the search among those a person may represent', () => {
  test.each([
    ['siaures', true, false],
    ['LINIJA', true, false],
    ['900 000', true, false],
    ['000016', false, false],
    ['mickevic', false, true],
    ['4900', false, true],
    ['  ', true, true],
  ])('%j finds company %s, person %s', (typed, isCompany, isPerson) => {
    expect([matches(company, typed), matches(person, typed)]).toEqual([isCompany, isPerson]);
  });

  test('the name is the company’s, else the person’s', () => {
    expect([nameOf(company), nameOf(person)]).toEqual(['UAB „Šiaurės linija“', 'Rūta Mickevičiūtė']);
  });
});
