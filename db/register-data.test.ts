import { describe, expect, test } from '@jest/globals';
import { REGISTER_IDS } from '../domain/registers/register-id.ts';
import { RegisterDataInvalid, readRegisterData } from './register-data.ts';

const LEASES = {
  leases: [
    {
      objectId: '4400-1',
      tenant: { companyCode: '305000001', name: 'A' },
      owner: { personalCode: '38001010000', name: 'B' },
      from: '2020-01-01',
      to: null,
    },
  ],
};

describe('a stored answer of a register', () => {
  test('is read whole, also what no rule looks at', () => {
    expect(readRegisterData('leases', LEASES)).toEqual(LEASES);
  });

  test.each(REGISTER_IDS)('%s: null says that the register knows nobody by the code', (register) => {
    expect(readRegisterData(register, null)).toBeNull();
  });

  test.each(REGISTER_IDS)('%s: another shape is refused by a code that quotes nothing', (register) => {
    const secret = { personalCode: '38001010000' };
    expect(() => readRegisterData(register, secret)).toThrow(RegisterDataInvalid);
    expect(() => readRegisterData(register, secret)).toThrow(
      expect.objectContaining({ code: 'registerDataInvalid', message: expect.not.stringContaining('38001') }),
    );
  });

  test('an answer stored before activities had a classifier stays readable', () => {
    const trade = {
      periodTo: '2021-12-31',
      importTotal: 1,
      importAffected: null,
      exportTotal: 2,
      exportAffected: 0,
    };
    const activities = [{ code: '464300', from: '2010-01-01', to: null, main: true }];
    const stored = { reliableTaxpayer: true, isVatPayer: false, activities, trade };
    expect(readRegisterData('tax-authority', stored)).toEqual(stored);
  });
});
