import { describe, expect, test } from '@jest/globals';
import {
  checkAuthorisation,
  cleanAuthorisation,
  isInForce,
  validityOn,
  type AuthorisationFacts,
} from './authorisation.ts';
import { companyLogin } from './company-login.ts';

const TODAY = '2026-11-21';
const GIVEN = {
  FirstName: 'Jonas',
  LastName: 'Petrauskas',
  PersonalCode: '36609099952',
  ValidFrom: '2026-11-01',
  ValidTo: '2027-10-31',
};
const FACTS: AuthorisationFacts = {
  today: TODAY,
  storedPersonCode: null,
  ownPersonCodes: ['48403129911'],
  others: [],
  hasFile: true,
};

describe('how an authorisation stands on a day', () => {
  test.each([
    ['2026-11-22', '2027-01-01', 'upcoming', false],
    ['2026-11-21', '2027-01-01', 'valid', true],
    ['2026-01-01', '2026-12-06', 'valid', true],
    ['2026-01-01', '2026-12-05', 'expiring', true],
    ['2026-01-01', '2026-11-21', 'expiring', true],
    ['2026-01-01', '2026-11-20', 'expired', false],
  ])('from %s to %s it is %s', (validFrom, validTo, validity, inForce) => {
    expect(validityOn({ validFrom, validTo }, TODAY)).toBe(validity);
    expect(isInForce({ validFrom, validTo }, TODAY)).toBe(inForce);
  });
});

describe('what may be saved', () => {
  test('an authorisation with everything in place', () => {
    expect(checkAuthorisation(GIVEN, FACTS)).toEqual({});
  });

  test('spaces and hyphens that people type are dropped first', () => {
    const typed = { ...GIVEN, FirstName: '  Jonas  Petras ', PersonalCode: '366 0909-9952' };
    expect(cleanAuthorisation(typed)).toMatchObject({
      FirstName: 'Jonas Petras',
      PersonalCode: '36609099952',
    });
  });

  test.each([
    [{ FirstName: '' }, 'FirstName', 'firstNameMissing'],
    [{ LastName: '' }, 'LastName', 'lastNameMissing'],
    [{ LastName: '<b>' }, 'LastName', 'nameInvalid'],
    [{ FirstName: 'x'.repeat(101) }, 'FirstName', 'nameInvalid'],
    [{ PersonalCode: '' }, 'PersonalCode', 'personCodeMissing'],
    [{ PersonalCode: '123' }, 'PersonalCode', 'personCodeInvalid'],
    [{ PersonalCode: '48403129911' }, 'PersonalCode', 'ownPersonCode'],
    [{ ValidFrom: '' }, 'ValidFrom', 'dateMissing'],
    [{ ValidFrom: '1889-01-01' }, 'ValidFrom', 'dateInvalid'],
    [{ ValidTo: '2026-13-01' }, 'ValidTo', 'dateInvalid'],
    [{ ValidTo: '9999-12-31' }, 'ValidTo', 'dateInvalid'],
    [{ ValidTo: '2026-10-31' }, 'ValidTo', 'endsBeforeStart'],
    [{ ValidTo: '2026-11-20' }, 'ValidTo', 'endsInPast'],
  ])('%p is a problem of %s', (change, field, problem) => {
    expect(checkAuthorisation({ ...GIVEN, ...change }, FACTS)).toEqual({ [field]: problem });
  });

  test.each(['Žygimantas', 'Anna-Maria', 'D’Arc', "O'Neil", 'Jr. Smith', 'Łukasz', 'Nguyễn'])(
    '%s is a name',
    (FirstName) => {
      expect(checkAuthorisation({ ...GIVEN, FirstName }, FACTS)).toEqual({});
    },
  );

  test('the last day may be today', () => {
    expect(checkAuthorisation({ ...GIVEN, ValidTo: TODAY }, FACTS)).toEqual({});
  });

  test('a wrong checksum is no error; the register is the truth', () => {
    expect(checkAuthorisation({ ...GIVEN, PersonalCode: '36609099950' }, FACTS)).toEqual({});
  });

  test('a saved personal code is locked', () => {
    const facts = { ...FACTS, storedPersonCode: '37901309944' };
    expect(checkAuthorisation(GIVEN, facts)).toEqual({ PersonalCode: 'personCodeLocked' });
  });

  test('the document must be there', () => {
    expect(checkAuthorisation(GIVEN, { ...FACTS, hasFile: false })).toEqual({ UploadedFile: 'fileMissing' });
  });

  test.each([
    ['2026-10-01', '2026-11-01', '36609099952', true],
    ['2027-10-31', '2028-01-01', '36609099952', true],
    ['2026-12-01', '2026-12-31', '36609099952', true],
    ['2026-10-01', '2026-10-31', '36609099952', false],
    ['2027-11-01', '2028-01-01', '36609099952', false],
    ['2026-12-01', '2026-12-31', '37901309944', false],
  ])('another of %s–%s for %s overlaps: %s', (validFrom, validTo, personalCode, overlaps) => {
    const others = [{ validFrom, validTo, personalCode }];
    expect(checkAuthorisation(GIVEN, { ...FACTS, others })).toEqual(
      overlaps ? { ValidFrom: 'overlapping' } : {},
    );
  });
});

describe('a company login', () => {
  const manager = (personalCode: string, askedHoursAgo: number) => ({ personalCode, askedHoursAgo });
  test.each([
    ['the manager the register names', manager('1', 1), false, 'self'],
    ['the manager, though authorised too', manager('1', 1), true, 'self'],
    ['somebody else under an authorisation', manager('2', 1), true, 'representative'],
    ['somebody else without one', manager('2', 1), false, 'refused'],
    ['somebody else, when the register was asked long ago', manager('2', 24), false, 'self'],
    ['the register says nothing', null, false, 'self'],
    ['the register says nothing, under an authorisation', null, true, 'representative'],
  ] as const)('%s', (_name, named, isAuthorised, outcome) => {
    expect(companyLogin({ personalCode: '1', manager: named, isAuthorised })).toBe(outcome);
  });
});
