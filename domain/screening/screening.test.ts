import { describe, expect, test } from '@jest/globals';
import { candidatesOf, companiesToAsk, type ScreenedParties } from './candidates.ts';
import { declaredParties } from './declared.ts';
import { ownersOf, ownershipRuleOn, unknownHolders } from './ownership.ts';
import type { NamedPerson, Participant, RegisteredCompany } from './parties.ts';

const OWN = '900000016';
const RULE = ownershipRuleOn('2026-11-21');
const IEVA = { firstName: 'Ieva', lastName: 'Sakalauskaitė', personalCode: '48403129911' };
const TOMAS = { firstName: 'Tomas', lastName: 'Žukauskas', personalCode: '37111029920' };
const VIKTOR = { firstName: 'Viktor', lastName: 'Morozov', personalCode: '36812059976' };

const held = (part: number, votes = part) => ({ sharesPart: part, votingPart: votes });
const person = (who: NamedPerson, part: number, votes = part): Participant => ({
  kind: 'person',
  ...who,
  ...held(part, votes),
});
const company = (companyCode: string, part: number, votes = part): Participant => ({
  kind: 'company',
  name: `UAB ${companyCode}`,
  companyCode,
  country: 'LT',
  ...held(part, votes),
});
const registered = (participants: Participant[], more: Partial<RegisteredCompany> = {}) => ({
  name: 'UAB „Registras“',
  manager: null,
  participants,
  ...more,
});

describe('owners', () => {
  test.each<[string, Record<string, Participant[]>, string[]]>([
    ['exactly 25 % is not an owner', { [OWN]: [person(IEVA, 75), person(TOMAS, 25)] }, ['Ieva']],
    [
      'a share more than 25 % is',
      { [OWN]: [person(IEVA, 74.9999), person(TOMAS, 25.0001)] },
      ['Ieva', 'Tomas'],
    ],
    ['votes count as shares do', { [OWN]: [person(IEVA, 10, 26)] }, ['Ieva']],
    ['two holdings of one person add up', { [OWN]: [person(IEVA, 13), person(IEVA, 13)] }, ['Ieva']],
    ['the state is nobody', { [OWN]: [{ kind: 'state', name: 'LR', ...held(100) }] }, []],
    ['nobody knows', {}, []],
    [
      'through a company it is the product',
      { [OWN]: [company('900000101', 60)], 900000101: [person(IEVA, 45), person(TOMAS, 40)] },
      ['900000101', 'Ieva'],
    ],
    [
      'exactly 25 % through a company is not enough',
      { [OWN]: [company('900000101', 50)], 900000101: [person(IEVA, 50)] },
      ['900000101'],
    ],
    [
      'who controls the holder holds all of its part',
      { [OWN]: [company('900000101', 26)], 900000101: [person(IEVA, 51), person(TOMAS, 49)] },
      ['900000101', 'Ieva'],
    ],
    [
      'the direct and the indirect part add up',
      { [OWN]: [company('900000101', 40), person(TOMAS, 20)], 900000101: [person(TOMAS, 30)] },
      ['900000101', 'Tomas'],
    ],
    [
      'a ring of companies ends',
      { [OWN]: [company('900000101', 60)], 900000101: [company(OWN, 60), person(IEVA, 40)] },
      ['900000101', OWN],
    ],
  ])('%s', (_name, holders, expected) => {
    const companies = new Map(Object.entries(holders).map(([code, list]) => [code, registered(list)]));
    const found = ownersOf(OWN, companies, RULE);
    expect(found.map((one) => (one.kind === 'person' ? one.firstName : one.companyCode))).toEqual(expected);
  });

  test('threshold and whether it is included are parameters', () => {
    const companies = new Map([[OWN, registered([person(IEVA, 25), person(TOMAS, 10)])]]);
    const inclusive = { from: '2027-07-10', percent: 25, inclusive: true };
    expect(ownersOf(OWN, companies, inclusive)).toHaveLength(1);
    expect(ownersOf(OWN, companies, { ...inclusive, percent: 10 })).toHaveLength(2);
    expect(ownershipRuleOn('2026-11-21')).toMatchObject({ percent: 25, inclusive: false });
  });

  test('holders nobody has asked about yet are named', () => {
    const companies = new Map([[OWN, registered([company('900000101', 5), person(IEVA, 95)])]]);
    expect(unknownHolders(OWN, companies)).toEqual(['900000101']);
  });
});

const parties = (given: Partial<ScreenedParties> = {}): ScreenedParties => ({
  applicant: { kind: 'company', name: 'UAB „Šiaurės linija“', companyCode: OWN, country: 'LT' },
  representatives: [],
  form: {},
  companies: new Map([[OWN, registered([person(IEVA, 100)], { manager: IEVA })]]),
  rule: RULE,
  ...given,
});
const rolesOf = (given: Partial<ScreenedParties> = {}) =>
  candidatesOf(parties(given)).list.map(({ name, roles }) => [name, ...roles]);

const SUPPLIER = { name: 'UAB „Tiekėja“', code: '900000201', registrationCountryId: 'LT' };

describe('who is screened', () => {
  test.each<[string, Partial<ScreenedParties>, string[][]]>([
    [
      'the company and its head, who owns it: one person in two roles',
      {},
      [
        ['UAB „Šiaurės linija“', 'applicant'],
        ['Ieva Sakalauskaitė', 'controllingPerson', 'companyHead'],
      ],
    ],
    [
      'a sole trader',
      { applicant: { kind: 'person', ...TOMAS }, companies: new Map() },
      [['Tomas Žukauskas', 'applicant']],
    ],
    [
      'a holder of exactly 25 % is not, unless the applicant names them',
      { companies: new Map([[OWN, registered([person(TOMAS, 75), person(VIKTOR, 25)])]]) },
      [
        ['UAB „Šiaurės linija“', 'applicant'],
        ['Tomas Žukauskas', 'controllingPerson'],
      ],
    ],
    [
      'named controlling persons and companies, once with what the register shows',
      {
        form: {
          PepData: {
            ControllingPersons: [
              { name: 'IEVA', surname: 'Sakalauskaite', personCode: '48403129911' },
              { name: 'Anna', surname: 'Nowak', citizenshipId: 'PL', birthDate: '1980-05-05' },
            ],
            ControllingCompanies: [{ name: 'Nord AS', code: '12345678', country: 'EE' }],
          },
        },
      },
      [
        ['UAB „Šiaurės linija“', 'applicant'],
        ['Ieva Sakalauskaitė', 'controllingPerson', 'companyHead'],
        ['Anna Nowak', 'controllingPerson'],
        ['Nord AS', 'controllingCompany'],
      ],
    ],
    [
      'suppliers, their heads, and a person who supplies',
      {
        form: { suppliers: [SUPPLIER, { name: 'Tomas Žukauskas', code: '37111029920' }, { name: '' }] },
        companies: new Map([['900000201', registered([], { manager: VIKTOR })]]),
      },
      [
        ['UAB „Šiaurės linija“', 'applicant'],
        ['UAB „Tiekėja“', 'supplier'],
        ['Viktor Morozov', 'supplierHead'],
        ['Tomas Žukauskas', 'supplier'],
      ],
    ],
    [
      'parent companies given by code, with the name the register knows',
      {
        form: { CompanyData: { ParentCompanyCodesFromRequest: '900000301, 900000302' } },
        companies: new Map([['900000301', registered([], { name: 'UAB „Motina“' })]]),
      },
      [
        ['UAB „Šiaurės linija“', 'applicant'],
        ['UAB „Motina“', 'controllingCompany'],
      ],
    ],
    [
      'whoever acts for the company without being its head',
      { representatives: [IEVA, VIKTOR] },
      [
        ['UAB „Šiaurės linija“', 'applicant'],
        ['Ieva Sakalauskaitė', 'controllingPerson', 'companyHead'],
        ['Viktor Morozov', 'representative'],
      ],
    ],
  ])('%s', (_name, given, expected) => expect(rolesOf(given)).toEqual(expected));

  test('namesakes are two people when code or birth date differ, or the date is not known', () => {
    const twins = [
      { name: 'Jonas', surname: 'Petrauskas', birthDate: '1966-09-09' },
      { name: 'Jonas', surname: 'Petrauskas', birthDate: '1990-01-01' },
      { name: 'Jonas', surname: 'Petrauskas' },
      { name: 'jonas', surname: 'PETRAUSKAS', birthDate: '1966-09-09' },
      { name: 'Jonas', surname: 'Petrauskas', personCode: '36609099952' },
    ];
    const { list } = candidatesOf(
      parties({ form: { pepData: { controllingPersons: twins } }, companies: new Map() }),
    );
    expect(list.slice(1).map(({ code, birthDate }) => [code, birthDate])).toEqual([
      ['36609099952', '1966-09-09'],
      [null, '1990-01-01'],
      [null, null],
    ]);
  });

  test('a company named by code alone that no register knows cannot be looked up, and is told', () => {
    const form = { CompanyData: { ParentCompanyCodesFromRequest: ['900000302'] } };
    expect(candidatesOf(parties({ form })).nameless).toEqual(['900000302']);
  });

  test('registers are asked about what nobody knows: holders, parents, Lithuanian suppliers', () => {
    const form = {
      CompanyData: { ParentCompanyCodesFromRequest: '900000301' },
      suppliers: [SUPPLIER, { name: 'Nord AS', code: '123456789', registrationCountryId: 'EE' }],
    };
    const companies = new Map([[OWN, registered([company('900000101', 30)])]]);
    expect(companiesToAsk(parties({ form, companies }))).toEqual(['900000101', '900000301', '900000201']);
    expect(companiesToAsk(parties({ companies: new Map() }))).toEqual([OWN]);
  });

  test.each([null, 'text', { PepData: 7, suppliers: {} }, { suppliers: [null, 'x', { name: 5 }] }])(
    'answers of any shape are read without falling over: %p',
    (form) => expect(declaredParties(form).suppliers).toEqual([]),
  );

  test('a declared office is known', () => {
    expect(declaredParties({ PepData: { HasImportantResponsibilities: true } })).toMatchObject({
      hasImportantResponsibilities: true,
    });
  });
});
