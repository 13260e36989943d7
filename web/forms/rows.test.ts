import { describe, expect, test } from '@jest/globals';
import { getAt, setAt } from '../../domain/forms/path.ts';
import { COMPANY_CONTEXT, filledCompanyForm } from '../../domain/forms/testing/filled.ts';
import { foundNames } from './found-names.ts';
import { compactRows, inputValues } from './values.ts';

const empty = { name: ' ', registrationCountryId: '', code: '', basisForPayments: '', evrk: '' };

describe('rows of the form', () => {
  test('one that must be there stands open from the start', () => {
    const values = inputValues({}, COMPANY_CONTEXT);
    expect(getAt(values, 'suppliers')).toHaveLength(1);
    expect(getAt(values, 'pepData.ControllingPersons')).toHaveLength(1);
    expect(getAt(values, 'pepData.ControllingCompanies')).toEqual([]);
    expect(compactRows(values, COMPANY_CONTEXT)).toEqual([]);
  });

  test('empty ones go before the check, so that errors stand at the right row', () => {
    const values = inputValues(filledCompanyForm(), COMPANY_CONTEXT);
    const [supplier] = getAt(values, 'suppliers') as object[];
    setAt(values, 'suppliers', [empty, supplier, empty]);
    expect(compactRows(values, COMPANY_CONTEXT)).toEqual([{ path: 'suppliers', rows: [supplier] }]);
    setAt(values, 'suppliers', [empty, empty]);
    expect(compactRows(values, COMPANY_CONTEXT)[0]?.rows).toHaveLength(1);
  });
});

describe('names from the register', () => {
  const known = {
    '900000023': { found: true, name: 'AB „Baltijos audinys“' },
    '900000030': { found: false, name: null },
  };
  const rows = (...list: object[]) => ({ pepData: { ControllingCompanies: list } });
  test.each([
    [rows({ country: 'LT', code: '900 000 023', name: '' }), 1],
    [rows({ country: 'LT', code: '900000023', name: 'Mano žodžiais' }), 0],
    [rows({ country: 'DE', code: '900000023', name: '' }), 0],
    [rows({ country: 'LT', code: '900000030', name: '' }), 0],
    [rows({ country: 'LT', code: 'toString', name: '' }), 0],
    [{}, 0],
  ])('%j', (values, count) => {
    expect(foundNames(values, known)).toHaveLength(count);
  });
});
