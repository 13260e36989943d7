import { describe, expect, test } from '@jest/globals';
import type { RegisterSnapshots } from '../registers/stored.ts';
import { copiedAnswers } from './copied.ts';
import type { FormData } from './form.ts';
import { isEditable } from './form.ts';
import { offerable, offersFor, type OfferFacts } from './offers.ts';
import { getAt } from './path.ts';
import { sectionsFor } from './sections/index.ts';
import { COMPANY_CONTEXT, INDIVIDUAL_CONTEXT, filledCompanyForm } from './testing/filled.ts';
import { wantedOffers, withOffers } from './with-offers.ts';

const person = {
  personalCode: '48403129911',
  firstName: 'Ieva',
  lastName: 'Sakalauskaitė',
  citizenship: 'LT',
};
const other = { personalCode: '37111029920', firstName: 'Tomas', lastName: 'Žukauskas', citizenship: 'LV' };
const silent = Object.fromEntries(
  [
    'legal-entities',
    'accounts',
    'tax-authority',
    'social-insurance',
    'insolvency',
    'shareholders',
    'leases',
    'individual-activity',
  ].map((register) => [register, null]),
) as unknown as RegisterSnapshots;
const said = (data: Partial<Record<keyof RegisterSnapshots, unknown>>): RegisterSnapshots => ({
  ...silent,
  ...Object.fromEntries(Object.entries(data).map(([register, told]) => [register, { data: told }])),
});
const nobody: OfferFacts = {
  consent: null,
  owner: null,
  snapshots: silent,
  seat: null,
  earlier: null,
  before: [],
};
const consent = { email: 'ieva@pavyzdys.lt', phone: '+370 600 00000' };
const activity = (code: string, main: boolean, to: string | null = null) => ({
  code,
  main,
  to,
  from: '2020-01-01',
});
const told = said({
  'legal-entities': { manager: person },
  'tax-authority': { activities: [activity('464300', true), activity('011100', false, '2021-01-01')] },
  'social-insurance': { employees: 34 },
  shareholders: {
    participants: [
      { kind: 'person', ...other, sharesPart: 20, votingPart: 26 },
      { kind: 'person', ...person, sharesPart: 60, votingPart: 60 },
      { kind: 'person', ...other, personalCode: '3', sharesPart: 10, votingPart: 14 },
      { kind: 'company', companyCode: '900000023', name: 'AB', country: 'LT', sharesPart: 10, votingPart: 0 },
    ],
  },
});
const seat = { DistrictId: 10, District: 'V', MunicipalityId: 13, Municipality: 'M', Street: 'Gedimino pr.' };
const by = (facts: Partial<OfferFacts>, answers: FormData = {}, context = COMPANY_CONTEXT) =>
  Object.fromEntries(
    offersFor({ ...nobody, ...facts }, answers, context).map(({ path, value, source }) => [
      path,
      [value, source],
    ]),
  );

describe('what is offered for empty fields', () => {
  test('e-mail and phone of the consent: for the contact, the company and the contract', () => {
    expect(by({ consent })).toEqual({
      'ContactInfo.ApplicantEmail': [consent.email, 'consent'],
      'ContactInfo.ApplicantPhone': ['+37060000000', 'consent'],
      'CompanyData.CompanyEmail': [consent.email, 'consent'],
      'CompanyData.ContractEmail': [consent.email, 'consent'],
      'CompanyData.CompanyPhone': ['+37060000000', 'consent'],
    });
  });

  test('what the registers know: activity, citizenship, employees, owners above 25 per cent, companies', () => {
    const offers = by({ snapshots: told });
    expect(offers['CompanyData.CompanyEvrk']).toEqual(['464300', 'taxAuthority']);
    expect(offers['LoanInfo.LoanEvrk']).toEqual(['464300', 'taxAuthority']);
    expect(offers['CompanyData.CompanyManagerCitizenshipId']).toEqual(['LT', 'legalEntities']);
    expect(offers['CompanyData.NumberOfEmployees']).toEqual([34, 'socialInsurance']);
    const [owners, source] = offers['pepData.ControllingPersons'] as [Record<string, unknown>[], string];
    expect(owners.map(({ name, position, sharesPart }) => [name, position, sharesPart])).toEqual([
      ['Ieva', 'Vadovas', 60],
      ['Tomas', null, 20],
    ]);
    expect(source).toBe('shareholders');
    expect(offers['pepData.ControllingCompanies']![0]).toMatchObject([{ code: '900000023', sharesPart: 10 }]);
  });

  test.each([
    [25, 25, false],
    [25.01, 0, true],
    [0, 25.01, true],
    [25, 24.99, false],
  ])('an owner of %d per cent with %d of the votes is offered: %s', (sharesPart, votingPart, isOffered) => {
    const participants = [{ kind: 'person', ...other, sharesPart, votingPart }];
    expect('pepData.ControllingPersons' in by({ snapshots: said({ shareholders: { participants } }) })).toBe(
      isOffered,
    );
  });

  test('the manager where no owner is known, without parts; nobody where a company owns it', () => {
    const entity = { manager: person };
    const row = { name: 'Ieva', personCode: person.personalCode, position: 'Vadovas', sharesPart: null };
    expect(by({ snapshots: said({ 'legal-entities': entity }) })['pepData.ControllingPersons']).toMatchObject(
      [[row], 'legalEntities'],
    );
    const participants = [
      { kind: 'company', companyCode: '1', name: 'AB', country: 'LT', sharesPart: 90, votingPart: 90 },
    ];
    const owned = said({ 'legal-entities': entity, shareholders: { participants } });
    expect(by({ snapshots: owned })['pepData.ControllingPersons']).toBeUndefined();
  });

  test('a sole trader: the certificate that is in force, and their own identity', () => {
    const certificates = [
      { certificate: 'IV-1', from: '2015-01-01', active: false },
      { certificate: 'IV-2', from: '2017-03-01', active: true },
    ];
    const owner = { firstName: 'Rūta', lastName: 'M', personCode: '49007259937' };
    const offers = by(
      { owner, snapshots: said({ 'individual-activity': { certificates } }) },
      {},
      INDIVIDUAL_CONTEXT,
    );
    expect(offers['ApplicantData.IndividualActivityCertificateNumber']).toEqual(['IV-2', 'taxAuthority']);
    expect(offers['ApplicantData.IndividualActivityCertificateStartDate']).toEqual([
      '2017-03-01',
      'taxAuthority',
    ]);
    expect(offers['pepData.ControllingPersons']).toMatchObject([[{ name: 'Rūta' }], 'identity']);
  });

  test('the seat as the place of activity: whole, or not at all where some of it was given otherwise', () => {
    expect(by({ seat })['CompanyData.ActivityAddress.MunicipalityId']).toEqual([13, 'seat']);
    const begun = { CompanyData: { ActivityAddress: { Street: 'Kita g.' } } };
    expect(Object.keys(by({ seat, earlier: filledCompanyForm() }, begun)).join()).not.toMatch(
      /ActivityAddress/,
    );
    const kept = { CompanyData: { ActivityAddress: { Street: 'Gedimino pr.' } } };
    expect(by({ seat }, kept)['CompanyData.ActivityAddress.Street']).toEqual(['Gedimino pr.', 'seat']);
  });

  test('from an earlier request what is said again, and never a tick, a yes or no, size, sum or supplier', () => {
    const offers = by({ earlier: filledCompanyForm(), consent });
    expect(offers['CompanyData.Iban']).toEqual(['LT197300090000000001', 'earlier']);
    expect(offers['CompanyData.CompanyEmail']![1]).toBe('earlier');
    expect(offers['ContactInfo.ApplicantEmail']![1]).toBe('consent');
    const kinds = new Map(
      sectionsFor(COMPANY_CONTEXT).flatMap(({ id, fields }) =>
        fields.map((field) => [field.path, `${id} ${field.kind}`]),
      ),
    );
    const never =
      /checkbox|yesNo|radio|select|money|integer|^(loan|suppliers|pep|confirmations|decl|purpose) /;
    expect(Object.keys(offers).filter((path) => never.test(kinds.get(path) ?? ''))).toEqual([]);
  });
});

test('only empty fields are filled, and what is filled is marked for as long as it is what was offered', () => {
  const facts = { ...nobody, consent, snapshots: told, seat, earlier: filledCompanyForm() };
  const answers = { ContactInfo: { ApplicantEmail: 'kita@pavyzdys.lt', ApplicantPhone: '+37060000000' } };
  const offers = offersFor(facts, answers, COMPANY_CONTEXT);
  const paths = offers.map(({ path }) => path);
  expect(paths).not.toContain('ContactInfo.ApplicantEmail');
  expect(paths).toContain('ContactInfo.ApplicantPhone');
  expect(new Set(paths).size).toBe(paths.length);
  const wanted = wantedOffers(answers, offers, COMPANY_CONTEXT);
  expect(wanted.map(({ path }) => path)).not.toContain('ContactInfo.ApplicantPhone');
  const filled = withOffers(answers, wanted, COMPANY_CONTEXT);
  expect(filled.ContactInfo).toEqual({
    ApplicantEmail: 'kita@pavyzdys.lt',
    ApplicantPhone: '+37060000000',
  });
  // Offered once more, every value is what stands there.
  expect(wantedOffers(filled, offersFor(facts, filled, COMPANY_CONTEXT), COMPANY_CONTEXT)).toEqual([]);
});

test('what was put once and emptied since stays empty; what became known later is put', () => {
  const before = ['ContactInfo.ApplicantPhone', 'pepData.ControllingPersons'];
  const facts = { ...nobody, consent, snapshots: told, before };
  const emptied = { ContactInfo: { ApplicantEmail: consent.email, ApplicantPhone: '' } };
  const offers = offersFor(facts, emptied, COMPANY_CONTEXT);
  // Where it would be from is still told: one press puts it back.
  expect(offers.filter(({ isPut }) => isPut).map(({ path }) => path)).toEqual(expect.arrayContaining(before));
  const wanted = wantedOffers(emptied, offers, COMPANY_CONTEXT).map(({ path }) => path);
  expect(wanted).not.toContain('ContactInfo.ApplicantPhone');
  expect(wanted).not.toContain('pepData.ControllingPersons');
  expect(wanted).toContain('CompanyData.CompanyPhone');
});

test('what is kept of a list of offered fields is asked in the form and may be filled', () => {
  const given = [
    'CompanyData.Iban',
    'pepData.ControllingPersons',
    'CompanyData.ActivityAddress.Street',
    'x',
    '__proto__',
  ];
  expect(offerable(given, COMPANY_CONTEXT)).toEqual(given.slice(0, 3));
});

test('a copy has every answer but its ticks', () => {
  const form = filledCompanyForm();
  const copy = copiedAnswers(form);
  const fields = sectionsFor(COMPANY_CONTEXT).flatMap((section) => section.fields.filter(isEditable));
  for (const { path, kind } of fields)
    expect({ path, value: getAt(copy, path) }).toEqual({
      path,
      value: kind === 'checkbox' ? false : getAt(form, path),
    });
  expect(fields.filter(({ kind }) => kind === 'checkbox').length).toBeGreaterThan(9);
});
